import type { Coupon } from '@titraj/contract/coupons.ts';
import { RemoveButton } from '#components/account/RemoveButton.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { Link } from '#components/ui/Link.tsx';
import { useRemoval } from '#lib/account/client/use-removal.ts';
import { COUPON_TONES } from '#lib/account/tones.ts';
import { pageCurrency } from '#lib/platform/client/page-currency.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';
import styles from './CouponCard.module.css';

interface CouponCardProps {
	readonly coupon: Coupon;
	readonly onRemove: (code: string) => Promise<boolean>;
}

/** A coupon: discount, code, and when and where it is valid. */
export function CouponCard({ coupon, onRemove }: CouponCardProps) {
	const t = useLabels();
	const removal = useRemoval(() => onRemove(coupon.code));
	const money = (price: number | string | null) => {
		const amount = toMoney(price, pageCurrency());
		return amount && formatMoney(amount, t.locale);
	};
	const off = coupon.type === 'percent' ? t('price.percent', { percent: Number(coupon.value) }) : `−${money(coupon.value)}`;
	const minimum = money(coupon.minimum_total);
	return (
		<article className={styles['card']} data-inactive={coupon.status === 'used' || coupon.status === 'expired' ? '' : undefined}>
			<p className={styles['discount']}>{off}</p>
			<div className={styles['details']}>
				<h2 className={styles['title']}>{coupon.title}</h2>
				{coupon.description && <p className={styles['detail']}>{coupon.description}</p>}
				<p className={styles['code']}>
					<code>{coupon.code}</code> <Badge tone={COUPON_TONES[coupon.status]}>{t(`coupons.status.${coupon.status}`)}</Badge>
				</p>
				{minimum && <p className={styles['detail']}>{t('coupons.minimum', { amount: minimum })}</p>}
				{coupon.valid_to && <p className={styles['detail']}>{t('coupons.until', { date: formatDay(lastDayOf(coupon.valid_to), t.locale) })}</p>}
				{coupon.url_without_domain && <Link href={coupon.url_without_domain}>{t('coupons.where')}</Link>}
				<p className={styles['detail']} role="alert">
					{removal.hasFailed && t('account.failed')}
				</p>
			</div>
			<RemoveButton removal={removal} label={t('coupons.remove', { code: coupon.code })} />
		</article>
	);
}

/** A coupon that ends at midnight is last valid the day before. */
const lastDayOf = (moment: string): string => new Date(Date.parse(moment) - 1).toISOString();
