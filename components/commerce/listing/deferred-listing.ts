import { deferred } from '#components/ui/deferred.tsx';
import { idle } from '#lib/platform/client/idle.ts';
import { loadLabels } from '#lib/platform/i18n/document-translator.ts';

/** A product list whose code and labels load once the page is there. */
export const deferredListing = deferred(async () => {
	const [{ Listing }] = await Promise.all([import('./Listing.deferred.tsx'), loadLabels('listing')]);
	return Listing;
}, idle);
