import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import { Panel } from '#components/account/Panel.tsx';
import { OrderTotals } from '#components/commerce/OrderTotals.tsx';
import { isCollected } from '#lib/checkout/is-collected.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { AddressText } from './AddressText.tsx';
import { OrderLines } from './OrderLines.tsx';

interface OrderDetailsProps {
	readonly order: OpenOrder;
	readonly showsEan: boolean;
}

/** The place of a parcel locker is shown with its goods: it is not the customer's. */
const NO_PLACE = { street: '', postcode: '', city: '' };

/** A complete order: lines, totals, addresses, payment. */
export function OrderDetails({ order, showsEan }: OrderDetailsProps) {
	const t = useLabels();
	const collected = isCollected(order);
	return (
		<>
			<Panel title={t('checkout.review.items')}>
				<OrderLines order={order} showsEan={showsEan} />
				<OrderTotals total={order.total} currency={order.currency} />
			</Panel>
			{order.delivery && (
				<Panel title={t(collected ? 'checkout.step.customer' : 'checkout.review.delivery')}>
					<AddressText address={collected ? { ...order.delivery, ...NO_PLACE } : order.delivery} />
				</Panel>
			)}
			{order.billing && (
				<Panel title={t('checkout.customer.billing')}>
					<AddressText address={order.billing} />
				</Panel>
			)}
			<Panel title={t('checkout.step.payment')} text={`${order.payment.title}: ${t(`payment_status.${order.payment.status}`)}`}>
				{order.note && <p>{order.note}</p>}
				{order.notes?.map((text) => (
					<p key={text}>{text}</p>
				))}
			</Panel>
		</>
	);
}
