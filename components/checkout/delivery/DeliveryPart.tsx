import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { DataStates } from '#components/account/DataStates.tsx';
import type { ParcelChoice } from '#lib/cart/cart.ts';
import { useCartData } from '#lib/checkout/client/use-cart-data.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import type { Label } from '#lib/platform/i18n/label-key.ts';
import { findDeliveryChange } from './find-delivery-change.ts';
import { ParcelFields } from './ParcelFields.tsx';
import { type ParcelMethods, toUsable } from './parcel-methods.ts';
import { UnreachedAddress } from './UnreachedAddress.tsx';
import { useParcelChoices } from './use-parcel-choices.ts';

export interface DeliverySaver {
	/**
	 * Saves the choices, before the address. Returns the label of why they cannot be saved, which is also reported at its control; else how to find out, once the
	 * address is saved, whether it changes what was chosen.
	 */
	readonly save: () => Promise<Label | (() => Promise<Label | null>)>;
}

interface DeliveryPartProps {
	readonly known: readonly ParcelChoice[];
	readonly hasLockers: boolean;
	readonly saver: RefObject<DeliverySaver | null>;
	/** Called when `saver` is set, or if it cannot be. */
	readonly onLoaded: () => void;
	/** Called whenever it is known whether the chosen methods need no address. */
	readonly onCollected: (isCollected: boolean) => void;
}

/** The delivery step as a part of the customer form (D61). Until the cart has an address it offers what the market's country has. */
export default function DeliveryPart({ known, hasLockers, saver, onLoaded, onCollected }: DeliveryPartProps): ReactNode {
	const { data, ...parcels } = useCartData('/api/hapi/webshop/parcel-shipping');
	// While an address is saved, what the cart offered before stays.
	const [last, setLast] = useState(data);
	useEffect(() => {
		if (data) setLast(data);
	}, [data]);
	const shown = data ?? last;
	const isLoaded = shown !== undefined || parcels.status === 'error';
	useEffect(() => {
		if (isLoaded) onLoaded();
	}, [isLoaded]);
	return (
		<DataStates of={{ ...parcels, data: shown }} rows={3}>
			{({ items }) => <Parcels parcels={items.map((parcel) => toUsable(parcel, hasLockers))} known={known} saver={saver} onCollected={onCollected} />}
		</DataStates>
	);
}

interface ParcelsProps extends Pick<DeliveryPartProps, 'known' | 'saver' | 'onCollected'> {
	readonly parcels: readonly ParcelMethods[];
}

function Parcels({ parcels, known, saver, onCollected }: ParcelsProps) {
	const choices = useParcelChoices(parcels, known);
	const isCollected =
		parcels.length > 0 && parcels.every((parcel) => parcel.methods.find(({ code }) => code === choices.chosenOf(parcel).code)?.needs_address === false);
	useEffect(() => onCollected(isCollected), [isCollected]);
	// Before the methods are seen: an effect after the paint came after a quick shopper's choice, and took it back.
	useLayoutEffect(() => {
		for (const parcel of parcels) {
			const first = parcel.methods.find(({ is_available, needs_location, needs_locker }) => is_available && !needs_location && !needs_locker);
			// Saved, so that the total includes it.
			if (choices.chosenOf(parcel).code === null && first) choices.change(parcel, { code: first.code });
		}
	}, []);
	/** Compares with what is shown now. */
	const verify = async () => {
		const answer = await fetchApi('/api/hapi/webshop/parcel-shipping');
		return answer.ok ? findDeliveryChange(parcels, answer.data.items, (parcel) => choices.chosenOf(parcel).code) : 'checkout.failed';
	};
	useImperativeHandle(saver, () => ({ save: async () => choices.check() ?? ((await choices.confirm()) ? verify : 'checkout.failed') }));
	return (
		<>
			<UnreachedAddress parcels={parcels} />
			<ParcelFields parcels={parcels} choices={choices} />
		</>
	);
}
