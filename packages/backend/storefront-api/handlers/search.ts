import { searchContent } from '../../listing/search/search-content.ts';
import { suggest } from '../../listing/search/suggestions.ts';
import type { Handlers } from '../../platform/http/handler.ts';

export const searchHandlers: Handlers<'_get_hapi_catalog_suggestions' | '_get_hapi_cms_search'> = {
	_get_hapi_catalog_suggestions: suggest,
	_get_hapi_cms_search: searchContent,
};
