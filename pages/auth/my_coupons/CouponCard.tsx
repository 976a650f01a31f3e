import type { Coupon } from '@titraj/contract/coupons.ts';
import { useState } from 'react';
import { Badge } from '#components/ui/Badge.tsx';
import { IconButton } from '#components/ui/IconButton.tsx';
import { Link } from '#components/ui/Link.tsx';
import { toMoney } from '#lib/api/mappers/to-money.ts';
import { COUPON_TONES } from '#lib/domain/account/tones.ts';
import { pageCurrency } from '#lib/hooks/page-currency.ts';
import { formatDay } from '#lib/i18n/format-day.ts';
import { formatMoney } from '#lib/i18n/formats.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './CouponCard.module.css';

interface CouponCardProps {
	readonly coupon: Coupon;
	readonly onRemove: (code: string) => Promise<boolean>;
}

/** A coupon: what it takes off, its code, when and where it counts. */
export function CouponCard({ coupon, onRemove }: CouponCardProps) {
	const t = useLabels();
	const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
	const money = (price: number | string | null) => {
		const amount = toMoney(price, pageCurrency());
		return amount && formatMoney(amount, t.locale);
	};
	const remove = async () => {
		setState('pending');
		if (!(await onRemove(coupon.code))) setState('failed');
	};
	const off = coupon.type === 'percent' ? t('price.percent', { percent: Number(coupon.value) }) : `−${money(coupon.value)}`;
	const minimum = money(coupon.minimum_total);
	return (
		<article className={styles['c']} data-over={coupon.status === 'used' || coupon.status === 'expired' ? '' : undefined}>
			<p className={styles['off']}>{off}</p>
			<div>
				<h2>{coupon.title}</h2>
				{coupon.description && <p>{coupon.description}</p>}
				<p>
					<code>{coupon.code}</code> <Badge tone={COUPON_TONES[coupon.status]}>{t(`coupons.status.${coupon.status}`)}</Badge>
				</p>
				{minimum && <p>{t('coupons.minimum', { amount: minimum })}</p>}
				{coupon.valid_to && <p>{t('coupons.until', { date: formatDay(lastDayOf(coupon.valid_to), t.locale) })}</p>}
				{coupon.url_without_domain && <Link href={coupon.url_without_domain}>{t('coupons.where')}</Link>}
				<p role="alert">{state === 'failed' && t('account.failed')}</p>
			</div>
			<IconButton icon="trash" label={t('coupons.remove', { code: coupon.code })} aria-busy={state === 'pending' || undefined} onClick={() => void remove()} />
		</article>
	);
}

/** What ends at midnight has the day before as its last one. */
const lastDayOf = (moment: string): string => new Date(Date.parse(moment) - 1).toISOString();
