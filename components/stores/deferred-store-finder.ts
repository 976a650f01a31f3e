import { deferred } from '#components/ui/deferred.tsx';
import { idle } from '#lib/platform/client/idle.ts';
import { loadLabels } from '#lib/platform/i18n/document-translator.ts';

/** The store finder. Its code and labels load after the page, its styles with the page. */
export const deferredStoreFinder = deferred(async () => {
	const [{ StoreFinder }] = await Promise.all([import('./StoreFinder.deferred.tsx'), loadLabels('stores')]);
	return StoreFinder;
}, idle);
