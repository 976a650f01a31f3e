import type { Handlers } from '../http/handler.ts';
import { searchContent } from './search-content.ts';
import { suggest } from './suggestions.ts';

export const searchHandlers: Handlers<'_get_hapi_catalog_suggestions' | '_get_hapi_cms_search'> = {
	_get_hapi_catalog_suggestions: suggest,
	_get_hapi_cms_search: searchContent,
};
