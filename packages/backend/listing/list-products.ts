import {
	chooseSort,
	loadCards,
	loadFullProducts,
	loadFullProductsAndCards,
	loadListItems,
	parseCursor,
	type Reading,
	toCursor,
	wantsFullFields,
} from '../catalog/index.ts';
import type { Database } from '../platform/database/tables.ts';
import type { Handler, RequestOf } from '../platform/http/handler.ts';
import { JsonText } from '../platform/http/json-text.ts';
import { badRequest } from '../platform/http/refusal.ts';
import { ownerOf } from '../platform/visitor/cart-owner.ts';
import { isBrowsing } from './filters/filters.ts';
import { findListing } from './find-listing.ts';
import { countMissed } from './search/misses/count-missed.ts';
import { countFound } from './search/popular/count-found.ts';
import { toMatchedWords } from './search/read-search.ts';
import { toUnderstood } from './search/sentence/to-understood.ts';
import { spellWords } from './search/spell-words.ts';

type Query = RequestOf<'_get_hapi_catalog_products'>;

export const listProducts: Handler<'_get_hapi_catalog_products'> = async (query, { db, config, lang, session, client }) => {
	const sort = await chooseSort(db, query);
	const after = query.cursor === undefined ? 0 : parseCursor(query.cursor);
	if (after === null) return badRequest('cursor: not one of ours');
	if (query.cursor !== undefined && sort !== 'id') return badRequest('cursor: only sort=id takes one');

	const limit = query.limit ?? 24;
	const offset = after > 0 ? 0 : ((query.page ?? 1) - 1) * limit;
	const { ids, total, facets, search } = await findListing(db, query, { limit, offset, after, staff: session.insider, lang });
	const reading = { siteUrl: config.siteUrl, owner: ownerOf(session) };
	const { items, namedCards } = await loadItems(query, db, ids, reading);

	const last = ids.at(-1);
	const next = sort === 'id' && last !== undefined && ids.length === limit ? toCursor(last) : null;
	const corrected_q = search?.corrected && (await spellWords(db, search.corrected, { ids, market: lang }));
	const named = namedCards === undefined ? '' : `,"named_cards":[${namedCards.join(',')}]`;
	const more = toFields({ facets, ...(search && { corrected_q, matched_words: toMatchedWords(search) ?? undefined, understood: toUnderstood(search) }) });
	if (search && isWhole(query, offset)) {
		const now = new Date();
		await Promise.all([countMissed(db, { search, total, now }), countFound(db, { search, total, client, secret: config.jwtSecret, now })]);
	}
	return new JsonText(`{"success":true,"data":{"items":[${items.join(',')}],"total":${total},"next_cursor":${JSON.stringify(next)}${named}${more}}}`);
};

/** The items at the level of detail that the query asks for, each as JSON text; `namedCards` if it asks for those of full products once. */
async function loadItems(query: Query, db: Database, ids: number[], reading: Reading): Promise<{ items: string[]; namedCards?: string[] }> {
	const { mode, response_fields } = query;
	if (mode === 'full' && query.cards === 'once' && response_fields === undefined) return loadFullProductsAndCards(db, ids, reading);
	if (mode === 'full' || wantsFullFields(response_fields)) return { items: await loadFullProducts(db, ids, reading) };
	return { items: mode === 'card' && response_fields === undefined ? await loadCards(db, ids) : await loadListItems(db, ids, reading) };
}

/** Additional fields of the response; those without a value are left out. */
const toFields = (fields: Readonly<Record<string, unknown>>): string =>
	Object.entries(fields)
		.map(([name, value]) => (value === undefined ? '' : `,${JSON.stringify(name)}:${JSON.stringify(value)}`))
		.join('');

/** What limits a list to a part of the shop, besides filters. */
const SCOPES = ['ids', 'item_id', 'item_slug', 'slug', 'category_id', 'list_code', 'manufacturer_id', 'tag_id'] as const;

/** Whether a search covers the whole shop. Only then an empty result says something about its words. */
const isWhole = ({ facets: _, ...query }: Query, offset: number): boolean =>
	offset === 0 && !isBrowsing(query) && SCOPES.every((name) => query[name] === undefined);
