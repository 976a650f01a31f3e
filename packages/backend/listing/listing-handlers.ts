import type { EndpointName } from '@titraj/contract/endpoints.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { lookupCodes } from './codes/lookup-codes.ts';
import { listProducts } from './list-products.ts';
import { searchContent } from './search/search-content.ts';
import { suggest } from './suggestions.ts';

/** Handlers of product lists and search. */
export const listingHandlers = {
	_get_hapi_catalog_products: listProducts,
	_post_hapi_catalog_lookup: lookupCodes,
	_get_hapi_catalog_suggestions: suggest,
	_get_hapi_cms_search: searchContent,
} satisfies Partial<Handlers<EndpointName>>;
