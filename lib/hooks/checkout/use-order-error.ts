import { readOrderError } from '#lib/domain/checkout/order-error.ts';
import { type BackendLabel, backendLabel } from '#lib/i18n/label-key.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import { useLocationSearch } from '../use-location-search.ts';

/** The label of what went wrong, as the page's address says it; null where it says nothing that the shop has words for (Spec 4, Checkout result). */
export function useOrderError(): BackendLabel | null {
	const t = useLabels();
	const name = readOrderError(useLocationSearch());
	if (name === null) return null;
	const label = backendLabel('error_', name);
	return t(label) === label ? null : label;
}
