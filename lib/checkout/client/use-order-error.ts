import { useLocationSearch } from '#lib/navigation/client/use-location-search.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { type BackendLabel, backendLabel } from '#lib/platform/i18n/label-key.ts';
import { readOrderError } from '../order-error.ts';

/** The label of what went wrong, as the page's address says it; null where it says nothing that the shop has words for (Spec 4, Checkout result). */
export function useOrderError(): BackendLabel | null {
	const t = useLabels();
	const name = readOrderError(useLocationSearch());
	if (name === null) return null;
	const label = backendLabel('error_', name);
	return t(label) === label ? null : label;
}
