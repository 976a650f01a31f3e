import { isPostcode } from '@titraj/contract/formats/postcode.ts';
import { DELIVERY_COUNTRIES, type ShippingRule } from './shipping-rules.ts';

/** Why a parcel cannot travel in a way, as a label; null where it can. An address that is not known yet stands in no way's way. */
export function findShippingError(rule: ShippingRule, address: { country: string; postcode: string } | null): string | null {
	if (rule.needsStore || address === null) return null;
	if (!DELIVERY_COUNTRIES.includes(address.country)) return 'error_shipping_country';
	return isPostcode(address.postcode, address.country) ? null : 'error_postcode_invalid';
}
