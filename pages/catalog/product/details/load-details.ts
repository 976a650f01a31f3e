import { loadLabels } from '#lib/platform/i18n/document-translator.ts';

/** Loads what stands below the first view of a product, with its labels. */
export const loadDetails = () => withLabels(import('./Details.deferred.tsx'));
/** Loads the marks of how a product charges. */
export const loadCharging = () => withLabels(import('./Charging.deferred.tsx'));
/** Loads the consumer rights of an offer. */
export const loadRights = () => withLabels(import('./Rights.deferred.tsx'));

async function withLabels<Code>(code: Promise<Code>): Promise<Code> {
	const [loaded] = await Promise.all([code, loadLabels('product-details')]);
	return loaded;
}
