import { useLocationSearch } from '#lib/navigation/client/use-location-search.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { type BackendLabel, backendLabel } from '#lib/platform/i18n/label-key.ts';
import { readOrderError } from '../order-error.ts';

/** Label of the error in the page's URL; null if there is none or the shop has no text for it (Spec 4, Checkout result). */
export function useOrderError(): BackendLabel | null {
	const t = useLabels();
	const name = readOrderError(useLocationSearch());
	if (name === null) return null;
	const label = backendLabel('error_', name);
	return t(label) === label ? null : label;
}
