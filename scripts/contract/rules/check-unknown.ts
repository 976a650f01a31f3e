import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { expectStatus } from '../expect.ts';
import type { Finding, Verdict } from '../finding.ts';
import { type Asked, itemsOf, type Visitor } from '../visitor.ts';

const UNKNOWN_ID = 2_000_000_000;
const UNKNOWN = 'no-such-thing-7f3a';

/** Calls for a single item, which is 404 if unknown. */
const ONE: readonly (readonly [EndpointName, Readonly<Record<string, unknown>>])[] = [
	['_post_hapi_catalog_product', { item_id: UNKNOWN_ID }],
	['_post_hapi_catalog_product', { item_slug: UNKNOWN }],
	['_post_hapi_publish_post', { item_id: UNKNOWN_ID }],
	['_get_hapi_catalog_store_stock', { id: UNKNOWN_ID }],
	['_get_hapi_webshop_order', { order_identificator: `${UNKNOWN_ID}-${UNKNOWN}` }],
	['_get_hapi_webshop_order_status', { order_identificator: `${UNKNOWN_ID}-${UNKNOWN}` }],
];

/** Filtered lists: an unknown filter value gives 404 or an empty list, never the whole list. */
const SEVERAL: readonly (readonly [EndpointName, Readonly<Record<string, unknown>>])[] = [
	['_get_hapi_cms_pages', { slug: UNKNOWN }],
	['_get_hapi_catalog_categories', { slug: UNKNOWN, single: true }],
	['_get_hapi_catalog_products', { slug: UNKNOWN }],
	['_get_hapi_catalog_products', { ids: String(UNKNOWN_ID) }],
	['_get_hapi_catalog_lists', { slug: UNKNOWN }],
	['_get_hapi_cms_static_content', { slug: UNKNOWN }],
];

/** Checks that unknown ids and filters give 404 or an empty list, and nothing else in their place. */
export async function checkUnknown(visitor: Visitor): Promise<readonly Verdict[]> {
	const ones: Finding[] = [];
	// Without sharing the storefront asks for no shared list, so a backend may ignore the code.
	const shared = visitor.has('_post_hapi_wishlist_share') ? [['_get_hapi_wishlist', { share_code: UNKNOWN }] as const] : [];
	for (const [name, request] of [...ONE, ...shared]) if (visitor.has(name)) ones.push(...findNot404(await visitor.ask(name, request), name));
	const several: Finding[] = [];
	for (const [name, request] of SEVERAL) if (visitor.has(name)) several.push(...findFull(await visitor.ask(name, request)));
	return [
		{ group: 'rules', name: 'an unknown id is 404', part: 'core', findings: ones },
		{ group: 'rules', name: 'a list of something unknown is empty or 404', part: 'core', findings: several },
	];
}

function findNot404(asked: Asked, name: EndpointName): readonly Finding[] {
	const definition = endpoints[name];
	const what = 'notFound' in definition ? definition.notFound : 'thing';
	return expectStatus(asked, [404], {
		consequence:
			asked.status === 200
				? `The address of a removed ${what} shows something else, or an error instead of “not found”, and search engines keep it.`
				: `The address of a removed ${what} shows “something went wrong” instead of “not found”, and search engines keep it.`,
		fix: `Return 404 for an unknown ${what}.`,
	});
}

function findFull(asked: Asked): readonly Finding[] {
	if (asked.status === 404) return [];
	const wrong = expectStatus(asked, [200, 404], {
		consequence: 'An outdated link shows “something went wrong” instead of “not found”.',
		fix: 'Return 404, or an empty list.',
	});
	const items = itemsOf(asked.body);
	if (wrong.length > 0 || items.length === 0) return wrong;
	return [
		{
			severity: 'error',
			call: asked.call,
			path: '$.data.items',
			expected: 'an empty list, or status 404',
			found: `a list of ${items.length}`,
			consequence: 'Pages show wrong content: an outdated address, a list or a category shows other items than its own.',
			fix: 'Filter by each query field of the contract, and return an empty list if nothing matches.',
		},
	];
}
