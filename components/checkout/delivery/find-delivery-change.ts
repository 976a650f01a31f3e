import { backendLabel, type Label } from '#lib/platform/i18n/label-key.ts';
import type { ParcelMethods } from './parcel-methods.ts';

/**
 * Label of why the delivery that was shown does not hold for an address that was saved after: nothing is delivered there, or the chosen
 * method is not offered or costs something else. Null if it holds.
 */
export function findDeliveryChange(
	shown: readonly ParcelMethods[],
	offered: readonly ParcelMethods[],
	codeOf: (parcel: ParcelMethods) => string | null,
): Label | null {
	for (const parcel of shown) {
		const code = codeOf(parcel);
		const now = offered.find(({ parcel_id }) => parcel_id === parcel.parcel_id);
		const [before, after] = [parcel, now].map((each) => each?.methods.find((method) => method.code === code));
		if (now?.selected === code && after?.is_available && Number(after.amount) === Number(before?.amount)) continue;
		return now?.label_name ? backendLabel('error_shipping_', now.label_name) : 'error_shipping_changed';
	}
	return null;
}
