import { lazy, Suspense } from 'react';
import { NextStep } from '#components/checkout/NextStep.tsx';
import { OrderDetails } from '#components/checkout/OrderDetails.tsx';
import { OrderOutcome } from '#components/checkout/OrderOutcome.tsx';
import { OrderState } from '#components/checkout/OrderState.tsx';
import { ReservationNotice } from '#components/checkout/ReservationNotice.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { useOrder } from '#lib/checkout/client/use-order.ts';
import { readOrderIdentificator } from '#lib/checkout/order-identificator.ts';
import { writeOrderNumber } from '#lib/checkout/order-number.ts';
import { useLocationSearch } from '#lib/navigation/client/use-location-search.ts';
import { loadWithRetry } from '#lib/platform/client/load-with-retry.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useSession } from '#lib/platform/client/use-session.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

/** Loaded with the order, after the page is open. */
const QuickSignup = lazy(() => loadWithRetry(async () => ({ default: (await import('#components/account/QuickSignup.tsx')).QuickSignup })));

/** A placed order: its number, the next step, and a quick sign-up for guests (Spec 4, Checkout result). */
export default function Screen({ title, urls, slipUrl, showsItemEan, orderNumberPattern }: ScreenProps['webshop/thank_you']) {
	const t = useLabels();
	const search = useLocationSearch();
	const identificator = readOrderIdentificator(search);
	const state = useOrder(identificator);
	const { identity } = useSession();
	return (
		<OrderState title={title} of={state} isRead={search !== null}>
			{(order) => (
				<>
					<OrderOutcome order={order} number={writeOrderNumber(orderNumberPattern, order.number)} reload={state.reload} />
					<ReservationNotice order={order} number={writeOrderNumber(orderNumberPattern, order.number)} />
					<NextStep order={order} slipUrl={slipUrl} />
					{order.payment.may_retry && urls.new_payment && (
						<ButtonLink href={`${urls.new_payment}?order_identificator=${order.order_identificator}`}>{t('checkout.pay_again')}</ButtonLink>
					)}
					<OrderDetails order={order} showsEan={showsItemEan} />
					<Suspense>{identity && !identity.signedIn && t.offers('quick_signup') && <QuickSignup orderIdentificator={order.order_identificator} />}</Suspense>
					{urls.view_order && (
						<ButtonLink href={`${urls.view_order}?order_identificator=${order.order_identificator}`} variant="secondary">
							{t('order_lookup.submit')}
						</ButtonLink>
					)}
					<ButtonLink href={t.home} variant="secondary">
						{t('slip.home')}
					</ButtonLink>
				</>
			)}
		</OrderState>
	);
}
