import { Suspense, useEffect, useState } from 'react';
import { DataStates } from '#components/account/DataStates.tsx';
import { CheckoutFrame } from '#components/checkout/CheckoutFrame.tsx';
import { continueAsGuest } from '#lib/checkout/client/continue-as-guest.ts';
import { useCartCustomer } from '#lib/checkout/client/use-cart-customer.ts';
import { useCartData } from '#lib/checkout/client/use-cart-data.ts';
import { useCheckout } from '#lib/checkout/client/use-checkout.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { CustomerForm } from './CustomerForm.tsx';

/** Checkout step for guest or sign-in, the delivery and billing address, and delivery (Spec 2, webshop; Spec 7, Customer; D28, D61). */
export default function Screen(props: ScreenProps['webshop/customer']) {
	const checkout = useCheckout('customer', props);
	const type = checkout.identity?.signedIn ? 'webshop.customer' : 'webshop.guest';
	const isReady = checkout.status === 'ready';
	const fields = useCartData(isReady ? `/api/hapi/auth/customer-fields?type=${type}` : null);
	const customer = useCartCustomer(isReady, checkout.identity?.signedIn === true);
	const isDeliveryKnown = useDeliveryOnce(isReady && props.steps.some(({ asks }) => asks?.includes('shipping')));
	/** Who sends the form has chosen to buy as a guest. */
	const identify = async () => {
		if (!checkout.asksBuyer) return true;
		if (!(await continueAsGuest())) return false;
		await checkout.reload();
		return true;
	};
	return (
		<CheckoutFrame {...props} step="customer" checkout={checkout}>
			<DataStates of={isDeliveryKnown ? fields : PENDING} rows={5}>
				{({ items }) => (
					<DataStates of={customer} rows={5}>
						{(known) => (
							<Suspense fallback={<DataStates of={PENDING} rows={5} children={() => null} />}>
								<CustomerForm
									{...props}
									{...{ type, known, identify }}
									fields={items}
									parcels={checkout.cart?.parcels ?? []}
									onDone={() => checkout.forward()}
								/>
							</Suspense>
						)}
					</DataStates>
				)}
			</DataStates>
		</CheckoutFrame>
	);
}

const PENDING = { status: 'pending', data: undefined, reload: async () => {} } as const;

/** Whether the delivery methods, which stand amid the form, have been loaded once, or cannot be: then the form is shown with them, and nothing moves. */
function useDeliveryOnce(isAsked: boolean): boolean {
	const { status } = useCartData(isAsked ? '/api/hapi/webshop/parcel-shipping' : null);
	const [wasKnown, setWasKnown] = useState(false);
	const isKnown = status === 'success' || status === 'error';
	useEffect(() => {
		if (isKnown) setWasKnown(true);
	}, [isKnown]);
	return !isAsked || isKnown || wasKnown;
}
