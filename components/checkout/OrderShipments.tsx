import type { Order } from '@titraj/contract/orders.ts';
import { Panel } from '#components/account/Panel.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import styles from './OrderShipments.module.css';
import { TrackingText } from './TrackingText.tsx';

/** Shipments of an order that ships in parts, with their lines and tracking. An order that left as one has its tracking beside its lines. */
export function OrderShipments({ order: { shipments, status } }: { readonly order: Pick<Order, 'shipments' | 'status'> }) {
	const t = useLabels();
	const isWaiting = status === 'preparing' && shipments.length > 0;
	if (!isWaiting && shipments.length < 2) return null;
	return (
		<Panel title={t('orders.shipments')} text={isWaiting ? t('orders.shipments_part') : undefined}>
			<ul className={styles['shipments']}>
				{shipments.map(({ id, day, carrier, tracking_code, tracking_url, lines }) => (
					<li key={id}>
						<b>{[t('orders.shipment_sent', { day: formatDay(day, t.locale) }), carrier].filter(Boolean).join(', ')}</b>
						<p>{lines.map(({ title, qty }) => `${qty} × ${title}`).join(', ')}</p>
						<TrackingText tracking_code={tracking_code} tracking_url={tracking_url} />
					</li>
				))}
			</ul>
		</Panel>
	);
}
