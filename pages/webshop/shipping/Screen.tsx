import { DataStates } from '#components/account/DataStates.tsx';
import { CheckoutFrame } from '#components/checkout/CheckoutFrame.tsx';
import { ParcelForm } from '#components/checkout/delivery/ParcelForm.tsx';
import { toUsable } from '#components/checkout/delivery/parcel-methods.ts';
import { UnreachedAddress } from '#components/checkout/delivery/UnreachedAddress.tsx';
import { useCartData } from '#lib/checkout/client/use-cart-data.ts';
import { useCheckout } from '#lib/checkout/client/use-checkout.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

/** Checkout step for the delivery method of each parcel, in shops where it has a screen of its own (Spec 7, parcel shipping; D61). */
export default function Screen(props: ScreenProps['webshop/shipping']) {
	const checkout = useCheckout('shipping', props);
	const parcels = useCartData(checkout.status === 'ready' ? '/api/hapi/webshop/parcel-shipping' : null);
	return (
		<CheckoutFrame {...props} step="shipping" checkout={checkout}>
			<DataStates of={parcels} rows={3}>
				{({ items }) => (
					<>
						<UnreachedAddress parcels={items} steps={props.steps} />
						<ParcelForm
							parcels={items.map((parcel) => toUsable(parcel, props.hasLockers))}
							known={checkout.cart?.parcels ?? []}
							onDone={() => checkout.forward()}
						/>
					</>
				)}
			</DataStates>
		</CheckoutFrame>
	);
}
