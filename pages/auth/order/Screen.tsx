import { AccountFrame } from '#components/account/AccountFrame.tsx';
import { DataStates } from '#components/account/DataStates.tsx';
import { CancelledNotice } from '#components/checkout/CancelledNotice.tsx';
import { OrderPapers } from '#components/checkout/OrderPapers.tsx';
import { OrderShipments } from '#components/checkout/OrderShipments.tsx';
import { OrderWithdrawals } from '#components/checkout/OrderWithdrawals.tsx';
import { OtherStore } from '#components/checkout/OtherStore.tsx';
import { ReservationNotice } from '#components/checkout/ReservationNotice.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { useOrder } from '#lib/account/client/use-orders.ts';
import { ORDER_TONES } from '#lib/account/tones.ts';
import { writeOrderNumber } from '#lib/checkout/order-number.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { Parcel } from './Parcel.tsx';

/** One order of the customer (Spec 2: an order is {id}-{code}). */
export default function Screen({ title, urls, named, pay, orderNumberPattern, returnAddress, contact, summary }: ScreenProps['auth/order']) {
	const t = useLabels();
	const order = useOrder(named?.id);
	const { data } = order;
	return (
		<AccountFrame
			title={data ? t('orders.number', { number: writeOrderNumber(orderNumberPattern, data.number) }) : title}
			urls={urls}
			page="my_webshop_orders"
			action={data && <Badge tone={ORDER_TONES[data.status]}>{t(`orders.status.${data.status}`)}</Badge>}
		>
			<DataStates of={order}>
				{(known) => (
					<>
						{known.status === 'cancelled' && <CancelledNotice order={known} number={writeOrderNumber(orderNumberPattern, known.number)} />}
						<ReservationNotice order={known} number={writeOrderNumber(orderNumberPattern, known.number)} />
						<OrderActions order={known} pay={pay} summary={summary} cartUrl={urls.cart} />
						<OrderHistory history={known.history} />
						<OrderShipments order={known} />
						{known.parcels.map((parcel, place) => (
							<Parcel
								key={parcel.id}
								parcel={parcel}
								currency={known.currency}
								isCancelled={known.status === 'cancelled'}
								number={known.parcels.length > 1 ? place + 1 : undefined}
							/>
						))}
						{contact && <OtherStore order={known} contact={contact} />}
						<OrderPapers papers={known.papers} />
						<OrderWithdrawals order={known} url={urls.withdrawal} returnAddress={returnAddress} />
						<OrderFacts order={known} />
					</>
				)}
			</DataStates>
		</AccountFrame>
	);
}
