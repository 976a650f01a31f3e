import { canFit } from './parcel-size.ts';
import type { Parcel, ShippingRule } from './shipping-rules.ts';

/** Label of why a shipping method cannot take a parcel, or null. Does not check the address. */
export function findShippingError(
	{ maximumGrams, maximumSizeMm, takesBulky, onlyBulky }: ShippingRule,
	{ grams, bulkyPieces, sized }: Omit<Parcel, 'goodsCents'>,
): string | null {
	if (maximumGrams !== null && grams > maximumGrams) return 'error_shipping_weight';
	if (bulkyPieces === 0 && onlyBulky) return 'error_shipping_method';
	if (bulkyPieces > 0 && !takesBulky) return 'error_shipping_bulky';
	return maximumSizeMm !== null && !canFit(sized, maximumSizeMm) ? 'error_shipping_size' : null;
}
