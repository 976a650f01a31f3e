import { DataStates } from '#components/account/DataStates.tsx';
import { CheckoutFrame } from '#components/checkout/CheckoutFrame.tsx';
import { useCartData } from '#lib/checkout/client/use-cart-data.ts';
import { useCheckout } from '#lib/checkout/client/use-checkout.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { ParcelForm, type ParcelMethods } from './ParcelForm.tsx';
import { UnreachedAddress } from './UnreachedAddress.tsx';

/** Checkout step for the delivery method of each parcel (Spec 7, parcel shipping). */
export default function Screen(props: ScreenProps['webshop/shipping']) {
	const checkout = useCheckout('shipping', props);
	const parcels = useCartData(checkout.status === 'ready' ? '/api/hapi/webshop/parcel-shipping' : null);
	return (
		<CheckoutFrame {...props} step="shipping" checkout={checkout}>
			<DataStates of={parcels} rows={3}>
				{({ items }) => (
					<>
						<UnreachedAddress parcels={items} steps={props.steps} />
						<ParcelForm parcels={items.map((parcel) => toUsable(parcel, props))} known={checkout.cart?.parcels ?? []} onDone={() => checkout.forward()} />
					</>
				)}
			</DataStates>
		</CheckoutFrame>
	);
}

/** Leaves out methods that need a locker if the shop cannot offer a choice of lockers. */
function toUsable({ methods, ...parcel }: ParcelMethods, { hasLockers }: ScreenProps['webshop/shipping']): ParcelMethods {
	return { ...parcel, methods: methods.filter(({ needs_locker }) => hasLockers || !needs_locker) };
}
