import type { Parcel, ShippingRule } from './shipping-rules.ts';

/** Why a parcel cannot travel in a way that goes where it shall, as a label; null where it can. */
export function findShippingError({ maximumGrams, takesBulky }: ShippingRule, { grams, bulkyPieces }: Pick<Parcel, 'grams' | 'bulkyPieces'>): string | null {
	if (maximumGrams !== null && grams > maximumGrams) return 'error_shipping_weight';
	return bulkyPieces > 0 && !takesBulky ? 'error_shipping_bulky' : null;
}
