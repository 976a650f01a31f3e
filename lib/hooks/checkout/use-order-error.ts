import { readOrderError } from '#lib/domain/checkout/order-error.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import { useLocationSearch } from '../use-location-search.ts';

/** The label of what went wrong, as the page's address says it; null where it says nothing that the shop has words for (Spec 4, Checkout result). */
export function useOrderError(): string | null {
	const t = useLabels();
	const label = readOrderError(useLocationSearch());
	return label !== null && t(label) !== label ? label : null;
}
