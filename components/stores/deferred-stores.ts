import { deferred } from '#components/ui/deferred.tsx';
import '#components/ui/Field.module.css';
import '#components/ui/control.module.css';
import { idle } from '#lib/hooks/idle.ts';
import { loadLabels } from '#lib/i18n/document-translator.ts';
import './OpeningHours.module.css';
import './OpenState.module.css';
import './StoreDetail.module.css';
import './StoreFilters.module.css';
import './StoreFinder.module.css';
import './StoreList.module.css';
import './StoreMap.module.css';

/** The store finder. Its code and labels load after the page, its styles with the page. */
export const deferredStoreFinder = deferred(async () => {
	const [{ StoreFinder }] = await Promise.all([import('./StoreFinder.tsx'), loadLabels('stores')]);
	return StoreFinder;
}, idle);

/** A store, loaded the same way. */
export const deferredStoreDetail = deferred(async () => {
	const [{ StoreDetail }] = await Promise.all([import('./StoreDetail.tsx'), loadLabels('stores')]);
	return StoreDetail;
}, idle);
