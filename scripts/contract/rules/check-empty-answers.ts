import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { expectStatus, expectValue } from '../expect.ts';
import type { Finding, Reason, Verdict } from '../finding.ts';
import type { Asked, Visitor } from '../visitor.ts';

const NONSENSE = 'qzxwvbkjq';

const SEARCH: Reason = {
	consequence: 'A search for something that the shop does not have shows an error, or unrelated products.',
	fix: 'Return success true with "items": [] if nothing matches.',
};
const LIVE: Reason = {
	consequence: 'Price and stock of a page are not updated, and the log fills with errors.',
	fix: 'Return success true with "items": [] if no product is requested, and omit products that do not exist.',
};

/** Requests that match nothing. */
const QUESTIONS: readonly (Reason & { readonly name: EndpointName; readonly request: Readonly<Record<string, unknown>> })[] = [
	{ name: '_get_hapi_catalog_products', request: { search_q: NONSENSE }, ...SEARCH },
	{ name: '_get_hapi_cms_search', request: { search_q: NONSENSE }, ...SEARCH },
	{ name: '_post_hapi_catalog_price_qty', request: { ids: [] }, ...LIVE },
	{ name: '_post_hapi_catalog_price_qty', request: { ids: [2_000_000_000] }, ...LIVE },
	{
		name: '_get_hapi_catalog_products',
		request: { page: 9999, limit: 24 },
		consequence: 'A page number from an old link shows an error, or the first page under another address.',
		fix: 'Return success true with "items": [] beyond the last page, and the same total.',
	},
];

/** Checks that requests that match nothing return an empty list, not an error. */
export async function checkEmptyAnswers(visitor: Visitor): Promise<readonly Verdict[]> {
	const findings: Finding[] = [];
	for (const { name, request, ...reason } of QUESTIONS) if (visitor.has(name)) findings.push(...findNotEmpty(await visitor.ask(name, request), reason));
	return [{ group: 'rules', name: 'no match is an empty list', part: 'core', findings }];
}

/** The storefront also reads a 404 of a GET list as empty (0065). */
function findNotEmpty(asked: Asked, reason: Reason): readonly Finding[] {
	if (asked.status === 404 && asked.call.includes(': GET ')) return [];
	const wrong = expectStatus(asked, [200], reason);
	if (wrong.length > 0) return wrong;
	return expectValue(asked, '$.data.items', { wanted: 'an empty list', isRight: (value) => Array.isArray(value) && value.length === 0 }, reason);
}
