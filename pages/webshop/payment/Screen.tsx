import { DataStates } from '#components/account/DataStates.tsx';
import { CheckoutFrame } from '#components/checkout/CheckoutFrame.tsx';
import { useCartData } from '#lib/checkout/client/use-cart-data.ts';
import { useCheckout } from '#lib/checkout/client/use-checkout.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { PaymentForm } from './PaymentForm.tsx';

/** Checkout step for the payment method (Spec 2, webshop). */
export default function Screen(props: ScreenProps['webshop/payment']) {
	const checkout = useCheckout('payment', props);
	const methods = useCartData(checkout.status === 'ready' ? '/api/hapi/webshop/payment' : null);
	return (
		<CheckoutFrame {...props} step="payment" checkout={checkout}>
			<DataStates of={methods} rows={3}>
				{({ items, selected, suggested = null }) => (
					<PaymentForm
						methods={items}
						saved={checkout.cart?.payment ?? (selected === null ? null : { code: selected, instalments: 1 })}
						suggested={suggested}
						onDone={() => checkout.forward()}
					/>
				)}
			</DataStates>
		</CheckoutFrame>
	);
}
