import Type, { type Static } from 'typebox';
import { CatalogProduct, CatalogProductCard } from './catalog.ts';
import { Envelope, Id, Listing, ListQuery, Nullable } from './envelope.ts';
import { Facets } from './facets.ts';

const IdList = Type.String({ maxLength: 6000 });

export const ProductsQuery = Type.Object({
	...ListQuery,
	/** `list` has every field that section 3 names, `full` those of a page besides; `card` (extension, D30) what a card shows and nothing more. */
	mode: Type.Optional(Type.Union([Type.Literal('list'), Type.Literal('full'), Type.Literal('card')])),
	/** Comma-separated field names; the answer then holds these and `id` alone. */
	response_fields: Type.Optional(Type.String({ maxLength: 2000 })),
	/** Comma-separated ids, at most 500. */
	ids: Type.Optional(IdList),
	item_slug: Type.Optional(Type.String({ maxLength: 400 })),
	item_id: Type.Optional(Id),
	/** Category slug; its subcategories are included. */
	slug: Type.Optional(Type.String({ maxLength: 400 })),
	category_id: Type.Optional(Id),
	list_code: Type.Optional(Type.String({ maxLength: 100 })),
	manufacturer_id: Type.Optional(Id),
	tag_id: Type.Optional(Id),
	search_q: Type.Optional(Type.String({ maxLength: 200 })),
	/** Filters (extension, D30). Ids of attribute values: those of one attribute widen, those of several narrow. */
	attributes_ids: Type.Optional(IdList),
	manufacturer_ids: Type.Optional(IdList),
	category_ids: Type.Optional(IdList),
	/** In major units, both ends included. */
	price_from: Type.Optional(Type.Number({ minimum: 0, maximum: 10_000_000 })),
	price_to: Type.Optional(Type.Number({ minimum: 0, maximum: 10_000_000 })),
	available: Type.Optional(Type.Boolean()),
	discounted: Type.Optional(Type.Boolean()),
	/** Answer with `facets` too. */
	facets: Type.Optional(Type.Boolean()),
	sort: Type.Optional(
		Type.Union([
			Type.Literal('relevance'),
			Type.Literal('new'),
			Type.Literal('price_asc'),
			Type.Literal('price_desc'),
			Type.Literal('title'),
			Type.Literal('best_selling'),
			Type.Literal('discount'),
			Type.Literal('rate'),
			/** By id: the order of a crawl, the only one that takes a cursor. */
			Type.Literal('id'),
		]),
	),
	/** Staff tokens only: list invisible products too. */
	include_invisible: Type.Optional(Type.Boolean()),
});
export type ProductsQuery = Static<typeof ProductsQuery>;

export const ProductsAnswer = Listing(CatalogProduct);
export const ProductCardsAnswer = Envelope(
	Type.Object({
		items: Type.Array(CatalogProductCard),
		total: Type.Integer({ minimum: 0 }),
		next_cursor: Nullable(Type.String()),
		/** Where `facets` asked for them. */
		facets: Type.Optional(Facets),
		/** What was searched for instead where a word had to be read otherwise, e.g. `tipkovnica` for `tipkvonica`. */
		corrected_q: Type.Optional(Type.String()),
	}),
);
