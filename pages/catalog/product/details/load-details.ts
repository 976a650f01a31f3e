import { loadLabels } from '#lib/platform/i18n/document-translator.ts';

/** Loads what stands below the first view of a product, with its labels. */
export async function loadDetails() {
	const [details] = await Promise.all([import('./Details.deferred.tsx'), loadLabels('product-details')]);
	return details;
}
