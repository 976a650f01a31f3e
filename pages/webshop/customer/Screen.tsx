import { DataStates } from '#components/account/DataStates.tsx';
import { CheckoutFrame } from '#components/checkout/CheckoutFrame.tsx';
import { useCartCustomer } from '#lib/checkout/client/use-cart-customer.ts';
import { useCartData } from '#lib/checkout/client/use-cart-data.ts';
import { useCheckout } from '#lib/checkout/client/use-checkout.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { CustomerForm } from './CustomerForm.tsx';

/** Checkout step for the delivery and billing address (Spec 2, webshop; Spec 7, Customer; D28). */
export default function Screen(props: ScreenProps['webshop/customer']) {
	const checkout = useCheckout('customer', props);
	const type = checkout.identity?.signedIn ? 'webshop.customer' : 'webshop.guest';
	const isReady = checkout.status === 'ready';
	const fields = useCartData(isReady ? `/api/hapi/auth/customer-fields?type=${type}` : null);
	const customer = useCartCustomer(isReady, checkout.identity?.signedIn === true);
	return (
		<CheckoutFrame {...props} step="customer" checkout={checkout}>
			<DataStates of={fields} rows={5}>
				{({ items }) => (
					<DataStates of={customer} rows={5}>
						{(known) => <CustomerForm type={type} fields={items} known={known} steps={props.steps} urls={props.urls} onDone={() => checkout.forward()} />}
					</DataStates>
				)}
			</DataStates>
		</CheckoutFrame>
	);
}
