import { OrderState } from '#components/checkout/OrderState.tsx';
import { ProviderForm } from '#components/checkout/ProviderForm.tsx';
import { useOrder } from '#lib/checkout/client/use-order.ts';
import { readOrderIdentificator } from '#lib/checkout/order-identificator.ts';
import { writeOrderNumber } from '#lib/checkout/order-number.ts';
import { useLocationSearch } from '#lib/navigation/client/use-location-search.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

/** The card form of a provider, opened by a click (Spec 2, Checkout redirects). */
export default function Screen({ title, urls, orderNumberPattern }: ScreenProps['webshop/payment_create']) {
	const search = useLocationSearch();
	const state = useOrder(readOrderIdentificator(search));
	return (
		<OrderState title={title} of={state} isRead={search !== null}>
			{(order) => <ProviderForm order={order} number={writeOrderNumber(orderNumberPattern, order.number)} urls={urls} auto={false} />}
		</OrderState>
	);
}
