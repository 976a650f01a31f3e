import type { Price } from '#lib/domain/product.ts';
import { formatMoney } from '#lib/i18n/formats.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './PriceBlock.module.css';
import { splitAmount } from './split-amount.ts';

interface PriceBlockProps {
	readonly price: Price;
	/** `page` is the product's own page; a card's when left out. */
	readonly size?: 'page';
}

/** What a product costs, with everything that law and habit want beside it (D14). */
export function PriceBlock({ price, size }: PriceBlockProps) {
	const t = useLabels();
	const { now, before, percent, lowest30, instalments, unit } = price;
	const amount = formatMoney(now, t.locale);
	return (
		<div className={styles['p']} data-size={size} data-cut={before && ''}>
			<p>
				<span className="visually-hidden">{t(before ? 'price.reduced' : 'price.now', { amount })}</span>
				<b aria-hidden="true">{raiseCents(amount)}</b>
				{percent ? <i>{t('price.percent', { percent })}</i> : null}
			</p>
			{before && (
				<p>
					{t('price.before')} <s>{formatMoney(before, t.locale)}</s>
				</p>
			)}
			{lowest30 && <p>{t('price.lowest', { amount: formatMoney(lowest30, t.locale) })}</p>}
			{instalments && <p>{t.plural('price.instalments', instalments.count, { amount: formatMoney(instalments.amount, t.locale) })}</p>}
			{unit && <p>{t('price.unit', { amount: formatMoney(unit.price, t.locale), unit: unit.description })}</p>}
		</div>
	);
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
