import type { ParcelLocker } from '@titraj/contract/parcel-locker.ts';
import type { ShippingMethod } from '@titraj/contract/shipping.ts';
import type { ParcelChoice } from '#lib/cart/cart.ts';

/** Choice for a parcel in the form. */
export interface Chosen {
	readonly code: string | null;
	readonly location?: number;
	readonly locker?: ParcelLocker;
	readonly day?: string;
}

/** A choice that can be saved. */
export interface CompleteChoice extends Chosen {
	readonly code: string;
}

/** Initial choice for a parcel from the cart; a day that is no longer available is left out. */
export function toChosen(method: Pick<ShippingMethod, 'code' | 'delivery_dates'> | undefined, known: ParcelChoice | undefined): Chosen {
	const code = method?.code ?? null;
	if (known === undefined || known.code !== code) return { code };
	const { location, locker, day } = known;
	return { code, ...(location && { location: location.id }), ...(locker && { locker }), ...(day && method?.delivery_dates.includes(day) && { day }) };
}
