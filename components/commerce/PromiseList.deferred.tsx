import { Icon } from '#components/ui/Icon.tsx';
import { formatCutOff } from '#lib/catalog/format-cut-off.ts';
import { type Delivery, holds, type Pickup } from '#lib/catalog/promise.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useShopTime } from '#lib/platform/client/use-shop-time.ts';
import { formatDays } from '#lib/platform/i18n/format-days.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import styles from './Promises.module.css';

export interface PromisesProps {
	readonly delivery: Delivery | undefined;
	readonly pickup: Pickup | undefined;
	/** Path of the product page, which opens the list of stores. */
	readonly url: string;
}

/** Delivery days and cost of a product; stores and day for pickup. */
export default function PromiseList({ delivery, pickup, url }: PromisesProps) {
	const t = useLabels();
	const now = useShopTime();
	return (
		<>
			{delivery && now && holds(delivery, now) && (
				<p className={styles['promise']}>
					<Icon name="truck" size={18} />
					<span>
						<b>{t('delivery.arrives', { days: formatDays(delivery.from, delivery.to, t.locale, 'short') })}</b>
						{` · ${delivery.amount.minor === 0 ? t('delivery.free') : t('delivery.costs', { amount: formatMoney(delivery.amount, t.locale) })}`}
						<small className={styles['until']}>{t('delivery.order_until', { time: formatCutOff(delivery.orderUntil, t.locale) })}</small>
					</span>
				</p>
			)}
			{pickup && now && holds(pickup, now) && (
				<p className={styles['promise']}>
					<Icon name="store" size={18} />
					<a className="link" href={`${url}?mode=stores`} rel="nofollow">
						{pickup.readyFrom === now.date
							? t.plural('delivery.pickup_today', pickup.stores)
							: t.plural('delivery.pickup', pickup.stores, { day: formatDays(pickup.readyFrom, pickup.readyFrom, t.locale, 'short') })}
					</a>
				</p>
			)}
		</>
	);
}
