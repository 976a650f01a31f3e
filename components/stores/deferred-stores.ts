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

const labels = () => (import.meta.env.SSR ? null : loadLabels('stores'));

/** The list of stores with its filters and map: its code and labels come once the page is there, its looks come with the page. */
export const deferredStoreFinder = deferred(async () => {
	const [{ StoreFinder }] = await Promise.all([import('./StoreFinder.tsx'), labels()]);
	return StoreFinder;
}, idle);

/** A store, likewise. */
export const deferredStoreDetail = deferred(async () => {
	const [{ StoreDetail }] = await Promise.all([import('./StoreDetail.tsx'), labels()]);
	return StoreDetail;
}, idle);
