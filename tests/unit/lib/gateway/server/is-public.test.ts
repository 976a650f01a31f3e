import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { expect, test } from 'vitest';
import { isPublicRead } from '#lib/gateway/server/is-public.server.ts';

const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => isPublicRead(name));

test('public calls never write: the server’s own token must not carry a visitor’s choice', () => {
	expect(names.filter((name) => endpoints[name].method !== 'GET').toSorted()).toEqual([
		'_post_hapi_catalog_lookup',
		'_post_hapi_catalog_price_qty',
		'_post_hapi_catalog_product',
		'_post_hapi_gdpr_template',
		'_post_hapi_publish_post',
	]);
});

test.each<[EndpointName, boolean]>([
	['_get_hapi_catalog_products', true],
	['_get_hapi_location', true],
	['_get_hapi_misc_currency', true],
	['_post_hapi_misc_currency', false],
	['_get_hapi_webshop_cart', false],
	['_get_hapi_auth_orders', false],
])('%s: %s', (name, isPublic) => {
	expect(isPublicRead(name)).toBe(isPublic);
});
