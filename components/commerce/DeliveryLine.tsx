import { formatDays } from '#lib/catalog/format-days.ts';
import { type Delivery, holds } from '#lib/catalog/promise.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useShopTime } from '#lib/platform/client/use-shop-time.ts';
import styles from './DeliveryLine.module.css';

/** The latest day on which a product of a list arrives, and that it comes free; its place is kept until the day is known. */
export function DeliveryLine({ delivery }: { readonly delivery: Delivery | undefined }) {
	const t = useLabels();
	const now = useShopTime();
	return (
		<p className={styles['line']}>
			{delivery && now && holds(delivery, now) && (
				<>
					{t('delivery.by', { day: formatDays(delivery.to, delivery.to, t.locale) })}
					{delivery.amount.minor === 0 && <span className={styles['free']}>{` · ${t('delivery.free')}`}</span>}
				</>
			)}
		</p>
	);
}
