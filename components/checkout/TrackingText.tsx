import type { Order } from '@titraj/contract/orders.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';

/** Tracking number of a parcel, linked to the carrier's page; nothing until the parcel has one. */
export function TrackingText({ tracking_code, tracking_url }: Pick<Order['parcels'][number], 'tracking_code' | 'tracking_url'>) {
	const t = useLabels();
	if (!tracking_code) return null;
	return (
		<p>
			{t('orders.tracking')}{' '}
			{tracking_url ? (
				<a className="link" href={tracking_url} target="_blank" rel="noreferrer">
					{tracking_code}
				</a>
			) : (
				tracking_code
			)}
		</p>
	);
}
