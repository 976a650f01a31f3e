import { deferred } from '#components/ui/deferred.tsx';
import { idle } from '#lib/hooks/idle.ts';
import { loadLabels } from '#lib/i18n/document-translator.ts';
import './ActiveFilters.module.css';
import './FilterForm.module.css';
import './FilterGroup.module.css';
import './FilterPanel.module.css';
import './ListEmpty.module.css';
import './Listing.module.css';
import './ListPages.module.css';
import './ListToolbar.module.css';
import './PriceFilter.module.css';

/** A product list whose code and labels come once the page is there; its looks come with the page. */
export const deferredListing = deferred(async () => {
	const [{ Listing }] = await Promise.all([import('./Listing.tsx'), loadLabels('listing')]);
	return Listing;
}, idle);
