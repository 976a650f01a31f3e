import type { EndpointName } from '@titraj/contract/endpoints.ts';
import type { Samples } from '../calls/samples.ts';
import { brokenRule, expectStatus } from '../expect.ts';
import type { Finding, Reason, Verdict } from '../finding.ts';
import { type Asked, itemsOf, type Visitor, valueAt } from '../visitor.ts';

/** Page size of a complete walk, as builds use it. */
const STEP = 500;
/** Maximum number of steps of a complete walk; a longer list is assumed to repeat itself. */
const MOST_STEPS = 1000;

/** Lists that a build reads to the end. */
const LISTS: readonly { readonly name: EndpointName; readonly request: Readonly<Record<string, unknown>>; readonly what: string }[] = [
	{ name: '_get_hapi_catalog_products', request: { sort: 'id' }, what: 'products' },
	{ name: '_get_hapi_publish_posts', request: {}, what: 'posts' },
	{ name: '_get_hapi_location', request: {}, what: 'stores' },
];

/** Checks that lists end, contain each item once, and match their total. */
export async function checkPaging(visitor: Visitor, { productIds }: Samples): Promise<readonly Verdict[]> {
	const verdicts: Verdict[] = [];
	for (const list of LISTS) {
		if (!visitor.has(list.name)) continue;
		const part = list.name === '_get_hapi_catalog_products' ? 'core' : 'extension';
		const rule = (name: string, findings: readonly Finding[]) => verdicts.push({ group: 'rules', name, part, findings });
		rule(
			`cursors reach the end of ${list.what}, with each item once`,
			[...(await walk(visitor, list, 2, 3)), ...(await walk(visitor, list, STEP, MOST_STEPS))].slice(0, 1),
		);
		const asked = await visitor.ask(list.name, { ...list.request, cursor: 'no-such-cursor' });
		rule(`an invalid cursor of ${list.what} is refused with 400`, expectStatus(asked, [400, 404, 410, 422], WRONG_CURSOR));
	}
	if (productIds.length > 0 && visitor.has('_get_hapi_catalog_products'))
		verdicts.push({ group: 'rules', name: 'page numbers page through products, two at a time', part: 'core', findings: await turnPages(visitor) });
	return verdicts;
}

const WRONG_CURSOR: Reason = {
	consequence: 'A build that continues with an outdated cursor gets the first page again and never ends, or stops too early.',
	fix: 'Return 400 for a cursor that you did not issue.',
};
const CIRCLE: Reason = {
	consequence: 'A build renders the same pages again and misses others, or never ends.',
	fix: 'Identify the last item of the page in the cursor (its id with sort=id), and return the items after it; null on the last page.',
};
const TOTAL: Reason = {
	consequence: 'Lists show a wrong number of results and have too many or too few pages; a build that finds fewer products than before stops.',
	fix: 'Count with the same conditions as the items: only visible ones.',
};

type List = (typeof LISTS)[number];

/** Follows the cursors of a list for at most `most` steps; a finding if it repeats an item, exceeds the limit, or does not match its total. */
async function walk(visitor: Visitor, { name, request, what }: List, limit: number, most: number): Promise<readonly Finding[]> {
	const seen = new Set<unknown>();
	let cursor: unknown = null;
	for (let step = 1; step <= most; step++) {
		const asked = await visitor.ask(name, { ...request, limit, ...(cursor !== null && { cursor }) });
		// The calls check covers the first page.
		if (asked.status !== 200) return step === 1 ? [] : expectStatus(asked, [200], { ...CIRCLE, fix: 'Accept each cursor that you return as next_cursor.' });
		const items = itemsOf(asked.body);
		if (items.length > limit) return [tooMany(asked, limit, items.length)];
		const repeated = items.find(({ id }) => seen.has(id));
		if (repeated)
			return [
				brokenRule(
					asked,
					'$.data.items',
					{ expected: `${what} that no earlier step has returned`, found: `id ${String(repeated['id'])} again, in step ${step}` },
					CIRCLE,
				),
			];
		for (const { id } of items) seen.add(id);
		cursor = valueAt(asked.body, '$.data.next_cursor') ?? null;
		if (cursor === null) return findWrongTotal(asked, seen.size);
		if (items.length === 0)
			return [brokenRule(asked, '$.data.next_cursor', { expected: 'null, because this page is empty', found: JSON.stringify(cursor) }, CIRCLE)];
	}
	return most === MOST_STEPS ? [endless(await visitor.ask(name, { ...request, limit }))] : [];
}

function tooMany(asked: Asked, limit: number, found: number): Finding {
	return brokenRule(
		asked,
		'$.data.items',
		{ expected: `at most ${limit} items, the value of limit`, found: String(found) },
		{
			consequence: 'Pages of lists have too many items, and the next page repeats some.',
			fix: 'Use limit of the query.',
		},
	);
}

const endless = (asked: Asked): Finding =>
	brokenRule(asked, '$.data.next_cursor', { expected: 'null at the end of the list', found: `another cursor after ${MOST_STEPS} steps of ${STEP}` }, CIRCLE);

function findWrongTotal(asked: Asked, walked: number): readonly Finding[] {
	const total = valueAt(asked.body, '$.data.total');
	if (total === walked) return [];
	return [brokenRule(asked, '$.data.total', { expected: `${walked}, the number of items by cursor`, found: String(total) }, TOTAL)];
}

/** Page 2 by number has to equal the second step by cursor. */
async function turnPages(visitor: Visitor): Promise<readonly Finding[]> {
	const idsOf = (asked: Asked) => itemsOf(asked.body).map(({ id }) => id);
	const query = { sort: 'id', limit: 2 };
	const first = await visitor.ask('_get_hapi_catalog_products', { ...query, page: 1 });
	const second = await visitor.ask('_get_hapi_catalog_products', { ...query, page: 2 });
	const cursor = valueAt(first.body, '$.data.next_cursor') ?? null;
	if (cursor === null || first.status !== 200 || second.status !== 200) return [];
	const next = await visitor.ask('_get_hapi_catalog_products', { ...query, cursor });
	if (String(idsOf(second)) === String(idsOf(next))) return [];
	return [
		brokenRule(
			second,
			'$.data.items[*].id',
			{ expected: `${idsOf(next).join(', ')}, as by cursor`, found: idsOf(second).join(', ') || 'none' },
			{
				consequence: 'Shoppers who page through a list see some products twice and others never.',
				fix: 'Number pages from 1: page 2 with limit 2 is the third and fourth item of the same order.',
			},
		),
	];
}
