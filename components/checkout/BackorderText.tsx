import type { OrderItem } from '@titraj/contract/orders.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';

interface BackorderTextProps {
	readonly backorder: OrderItem['backorder'];
	readonly className: string | undefined;
}

/** Pieces of a line that are still to come, with the days that were stated at the order; nothing if none are. */
export function BackorderText({ backorder, className }: BackorderTextProps) {
	const t = useLabels();
	if (!backorder) return null;
	return (
		<small className={className}>
			{t('cart.backorder', { quantity: backorder.qty })}
			{backorder.days !== null && `. ${t('orders.backorder_stated', { promise: t.plural('stock.ship_days', backorder.days) })}`}
		</small>
	);
}
