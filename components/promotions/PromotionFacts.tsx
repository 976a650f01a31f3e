import { Link } from '#components/ui/Link.tsx';
import type { PromotionOffer } from '#lib/catalog/promotion.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDate, formatMoney } from '#lib/platform/i18n/formats.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import styles from './PromotionFacts.module.css';

/** Discount, products, coupon, condition and dates of a promotion. Dates are absolute, so they stay true on an older page. */
export function PromotionFacts({ promotion }: { readonly promotion: PromotionOffer }) {
	const t = useLabels();
	const { goods, coupon, minimum } = promotion;
	const days = toDays(promotion, t);
	return (
		<dl className={styles['facts']}>
			<dt>{t('calendar.discount')}</dt>
			<dd>
				<b>{toReduction(promotion, t)}</b>
			</dd>
			<dt>{t('calendar.goods')}</dt>
			<dd>
				{goods.length === 0 && t('calendar.everything')}
				{goods.map(({ title, url }, place) => (
					<span key={url}>
						{place > 0 && ', '}
						<Link href={url}>{title}</Link>
					</span>
				))}
			</dd>
			{coupon && (
				<>
					<dt>{t('calendar.coupon')}</dt>
					<dd>
						<code>{coupon}</code>
					</dd>
				</>
			)}
			{minimum && (
				<>
					<dt>{t('calendar.condition')}</dt>
					<dd>{t('calendar.minimum', { amount: formatMoney(minimum, t.locale) })}</dd>
				</>
			)}
			{days && (
				<>
					<dt>{t('calendar.valid')}</dt>
					<dd>{days}</dd>
				</>
			)}
		</dl>
	);
}

function toReduction({ percent, amount }: PromotionOffer, t: Translator): string {
	if (percent !== undefined) return t('calendar.percent_off', { percent });
	return amount ? t('calendar.amount_off', { amount: formatMoney(amount, t.locale) }) : '';
}

function toDays({ from, to }: PromotionOffer, t: Translator): string | null {
	if (from && from === to) return t('calendar.one_day', { date: formatDate(from, t.locale) });
	if (from && to) return t('calendar.from_to', { from: formatDate(from, t.locale), to: formatDate(to, t.locale) });
	return to ? t('calendar.until', { date: formatDate(to, t.locale) }) : null;
}
