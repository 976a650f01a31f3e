import { DataStates } from '#components/account/DataStates.tsx';
import { CheckoutFrame } from '#components/checkout/CheckoutFrame.tsx';
import { PlaceOrder } from '#components/checkout/PlaceOrder.tsx';
import { useCartData } from '#lib/checkout/client/use-cart-data.ts';
import { useCheckout } from '#lib/checkout/client/use-checkout.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { Choices } from './Choices.tsx';

/** Checkout step that shows all choices and places the order (Spec 2, webshop). */
export default function Screen(props: ScreenProps['webshop/review_order']) {
	const checkout = useCheckout('review_order', props);
	const { cart, status } = checkout;
	const customer = useCartData(status === 'ready' ? '/api/hapi/webshop/customer' : null, cart?.version);
	return (
		<CheckoutFrame
			{...props}
			step="review_order"
			checkout={checkout}
			end={cart && <PlaceOrder cart={cart} urls={props.urls} guarantee={props.guarantee} steps={props.steps} />}
		>
			<DataStates of={customer}>{(known) => <Choices customer={known} cart={cart} steps={props.steps} />}</DataStates>
		</CheckoutFrame>
	);
}
