import { OrderState } from '#components/checkout/OrderState.tsx';
import { ProviderForm } from '#components/checkout/ProviderForm.tsx';
import { readOrderIdentificator } from '#lib/domain/checkout/order-identificator.ts';
import { writeOrderNumber } from '#lib/domain/checkout/order-number.ts';
import type { ScreenProps } from '#lib/domain/screen.ts';
import { useLocationSearch } from '#lib/hooks/use-location-search.ts';
import { useOrder } from '#lib/hooks/use-order.ts';

/** The card form of a provider, opened by a press (Spec 2, Checkout redirects). */
export default function Screen({ title, urls, orderNumberPattern }: ScreenProps['webshop/payment_create']) {
	const search = useLocationSearch();
	const state = useOrder(readOrderIdentificator(search));
	return (
		<OrderState title={title} of={state} isRead={search !== null}>
			{(order) => <ProviderForm order={order} number={writeOrderNumber(orderNumberPattern, order.number)} urls={urls} auto={false} />}
		</OrderState>
	);
}
