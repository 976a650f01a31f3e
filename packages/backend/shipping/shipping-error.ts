import type { Parcel, ShippingRule } from './shipping-rules.ts';

/** Label of why a shipping method cannot take a parcel, or null. Does not check the address. */
export function findShippingError(
	{ maximumGrams, takesBulky, onlyBulky }: ShippingRule,
	{ grams, bulkyPieces }: Pick<Parcel, 'grams' | 'bulkyPieces'>,
): string | null {
	if (maximumGrams !== null && grams > maximumGrams) return 'error_shipping_weight';
	if (bulkyPieces === 0 && onlyBulky) return 'error_shipping_method';
	return bulkyPieces > 0 && !takesBulky ? 'error_shipping_bulky' : null;
}
