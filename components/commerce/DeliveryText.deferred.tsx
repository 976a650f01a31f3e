import { type Delivery, holds } from '#lib/catalog/promise.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useShopTime } from '#lib/platform/client/use-shop-time.ts';
import { formatDays } from '#lib/platform/i18n/format-days.ts';
import styles from './DeliveryLine.module.css';

/** Latest delivery day of a product in a list, and whether delivery is free. */
export default function DeliveryText({ delivery }: { readonly delivery: Delivery }) {
	const t = useLabels();
	const now = useShopTime();
	if (!now || !holds(delivery, now)) return null;
	return (
		<>
			{t('delivery.by', { day: formatDays(delivery.to, delivery.to, t.locale, 'short') })}
			{delivery.amount.minor === 0 && <span className={styles['free']}>{` · ${t('delivery.free')}`}</span>}
		</>
	);
}
