import { deferred } from '#components/ui/deferred.tsx';
import { idle } from '#lib/platform/client/idle.ts';
import { loadLabels } from '#lib/platform/i18n/document-translator.ts';

/** The page of a store. Its code and labels load after the page, its styles with the page. */
export const deferredStoreDetail = deferred(async () => {
	const [{ StoreDetail }] = await Promise.all([import('./StoreDetail.deferred.tsx'), loadLabels('stores')]);
	return StoreDetail;
}, idle);
