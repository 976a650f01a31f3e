import type { ShippingMethod } from '@titraj/contract/shipping.ts';

/** A parcel with the ways in which it can be sent. */
export interface ParcelMethods {
	readonly parcel_id: number;
	readonly selected: string | null;
	/** Label key of the reason why nothing is delivered to the address. */
	readonly label_name?: string | null;
	readonly methods: readonly ShippingMethod[];
}

/** Leaves out methods that need a locker if the shop cannot offer a choice of lockers. */
export function toUsable({ methods, ...parcel }: ParcelMethods, hasLockers: boolean): ParcelMethods {
	return { ...parcel, methods: methods.filter(({ needs_locker }) => hasLockers || !needs_locker) };
}
