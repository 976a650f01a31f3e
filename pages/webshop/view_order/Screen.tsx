import { Notice } from '#components/account/Notice.tsx';
import { CancelledNotice } from '#components/checkout/CancelledNotice.tsx';
import { CancelOrder } from '#components/checkout/CancelOrder.tsx';
import { NextStep } from '#components/checkout/NextStep.tsx';
import { OrderDetails } from '#components/checkout/OrderDetails.tsx';
import { OrderPapers } from '#components/checkout/OrderPapers.tsx';
import { OrderShipments } from '#components/checkout/OrderShipments.tsx';
import { OrderState } from '#components/checkout/OrderState.tsx';
import { OrderWithdrawals } from '#components/checkout/OrderWithdrawals.tsx';
import { OtherStore } from '#components/checkout/OtherStore.tsx';
import { ReservationNotice } from '#components/checkout/ReservationNotice.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { useOrder } from '#lib/checkout/client/use-order.ts';
import { readOrderIdentificator } from '#lib/checkout/order-identificator.ts';
import { writeOrderNumber } from '#lib/checkout/order-number.ts';
import { useLocationSearch } from '#lib/navigation/client/use-location-search.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

/** An order, opened by its secret URL, on a blank sheet (Spec 2, webshop): without the header, a link leads back to the shop. */
export default function Screen({ title, urls, slipUrl, showsItemEan, orderNumberPattern, returnAddress, contact }: ScreenProps['webshop/view_order']) {
	const t = useLabels();
	const search = useLocationSearch();
	const state = useOrder(readOrderIdentificator(search));
	return (
		<OrderState
			title={title}
			of={state}
			isRead={search !== null}
			after={
				<ButtonLink href={t.home} variant="secondary" data-without-script="">
					{t('slip.home')}
				</ButtonLink>
			}
		>
			{(order) => (
				<>
					<p>
						<b>{writeOrderNumber(orderNumberPattern, order.number)}</b> · {formatDay(order.datetime_created, t.locale)}{' '}
						<Badge tone={order.status === 'cancelled' ? undefined : 'info'}>{t(`order_status.${order.status}`)}</Badge>
					</p>
					{order.status === 'cancelled' && <CancelledNotice order={order} number={writeOrderNumber(orderNumberPattern, order.number)} />}
					{order.status === 'awaiting_confirmation' && (
						<Notice tone="ok">{t('checkout.awaiting_confirmation', { number: writeOrderNumber(orderNumberPattern, order.number), email: order.email })}</Notice>
					)}
					<ReservationNotice order={order} number={writeOrderNumber(orderNumberPattern, order.number)} />
					{order.kept_until && <p>{t('checkout.kept_until', { day: formatDay(order.kept_until, t.locale) })}</p>}
					<NextStep order={order} slipUrl={slipUrl} />
					{order.payment.may_retry && urls.new_payment && (
						<ButtonLink href={`${urls.new_payment}?order_identificator=${order.order_identificator}`}>{t('checkout.pay_again')}</ButtonLink>
					)}
					<OrderShipments order={order} />
					<OrderDetails order={order} showsEan={showsItemEan} />
					<OtherStore order={order} contact={contact} />
					<OrderPapers papers={order.papers} />
					<CancelOrder order={order} />
					<OrderWithdrawals order={order} url={urls.withdrawal} returnAddress={returnAddress} />
				</>
			)}
		</OrderState>
	);
}
