import { joinClasses } from '#components/ui/join-classes.ts';
import type { EnergyLabel } from '#lib/catalog/energy-label.ts';
import type { Price } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import { EnergyMark } from './EnergyMark.tsx';
import styles from './PriceBlock.module.css';

interface PriceBlockProps {
	readonly price: Price;
	/** `page` on the product's own page; cards by default. */
	readonly size?: 'page';
	/** EU energy label of the product. */
	readonly energyLabel?: EnergyLabel | undefined;
	readonly className?: string | undefined;
}

/** The price of a product, with the legally required and customary information (D14). */
export function PriceBlock({ price, energyLabel, size, className }: PriceBlockProps) {
	const t = useLabels();
	const { price: current, regularPrice, percent, lowestPrice30Days, instalments, unit } = price;
	const amount = formatMoney(current, t.locale);
	return (
		<div className={joinClasses(styles['prices'], className)} data-size={size} data-reduced={regularPrice && ''}>
			<p className={styles['current']}>
				<span className="visually-hidden">{t(regularPrice ? 'price.reduced' : 'price.now', { amount })}</span>
				<b className={styles['amount']} aria-hidden="true">
					{raiseCents(amount)}
				</b>
				{percent ? <span className={styles['discount']}>{t('price.percent', { percent })}</span> : null}
			</p>
			{energyLabel && <EnergyMark label={energyLabel} size={size} />}
			{regularPrice && (
				<p>
					{t('price.before')} <s className={styles['regular']}>{formatMoney(regularPrice, t.locale)}</s>
				</p>
			)}
			{lowestPrice30Days && <p>{t('price.lowest', { amount: formatMoney(lowestPrice30Days, t.locale) })}</p>}
			{instalments && <p>{t('price.monthly', { amount: formatMoney(instalments.amount, t.locale) })}</p>}
			{instalments && size === 'page' && <p>{toInstalmentText(instalments, t)}</p>}
			{unit && <p>{t('price.unit', { amount: formatMoney(unit.price, t.locale), unit: unit.description })}</p>}
		</div>
	);
}

function toInstalmentText({ count, amount, last }: NonNullable<Price['instalments']>, t: Translator): string {
	const each = formatMoney(amount, t.locale);
	if (!last) return t.plural('price.instalments', count, { amount: each });
	return t.plural('price.instalments_uneven', count, { equal: count - 1, amount: each, last: formatMoney(last, t.locale) });
}

function raiseCents(amount: string) {
	const parts = splitAmount(amount);
	if (!parts) return amount;
	return (
		<>
			{parts.head}
			<sup>{parts.cents}</sup>
			{parts.tail}
		</>
	);
}

/** Splits an amount for display in a price block, whose cents are raised: `1.299,` + `00` + ` €`; null if the currency shows no cents. */
function splitAmount(amount: string): { head: string; cents: string; tail: string } | null {
	const parts = /^(.*[.,])(\d\d)(\D*)$/.exec(amount);
	return parts ? { head: parts[1] ?? '', cents: parts[2] ?? '', tail: parts[3] ?? '' } : null;
}
