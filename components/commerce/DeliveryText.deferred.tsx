import { formatDays } from '#lib/catalog/format-days.ts';
import { type Delivery, holds } from '#lib/catalog/promise.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useShopTime } from '#lib/platform/client/use-shop-time.ts';
import styles from './DeliveryLine.module.css';

/** The latest day on which a product of a list arrives, and that it comes free. */
export default function DeliveryText({ delivery }: { readonly delivery: Delivery }) {
	const t = useLabels();
	const now = useShopTime();
	if (!now || !holds(delivery, now)) return null;
	return (
		<>
			{t('delivery.by', { day: formatDays(delivery.to, delivery.to, t.locale) })}
			{delivery.amount.minor === 0 && <span className={styles['free']}>{` · ${t('delivery.free')}`}</span>}
		</>
	);
}
