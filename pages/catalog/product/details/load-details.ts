import { loadLabels } from '#lib/platform/i18n/document-translator.ts';

/** Loads the content below the first view of a product page, with its labels. */
export const loadDetails = () => withLabels(import('./Details.deferred.tsx'));
/** Loads the charging pictograms. */
export const loadCharging = () => withLabels(import('./Charging.deferred.tsx'));
/** Loads the consumer rights of an offer. */
export const loadRights = () => withLabels(import('./Rights.deferred.tsx'));

async function withLabels<Code>(code: Promise<Code>): Promise<Code> {
	const [loaded] = await Promise.all([code, loadLabels('product-details')]);
	return loaded;
}
