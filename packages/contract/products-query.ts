import Type, { type Static } from 'typebox';
import { CatalogProduct } from './catalog.ts';
import { Envelope, Id, Items, Listing, ListQuery, listingFields } from './envelope.ts';
import { Facets } from './facets.ts';
import { field } from './field.ts';
import { FLAG_FILTERS_KEEP, perFlag } from './flag-filters.ts';
import { verbatim } from './localized.ts';
import { CatalogProductCard } from './product-card.ts';
import { UnderstoodPart } from './understood.ts';

const IdList = Type.Optional(Type.String({ maxLength: 6000 }));
const Amount = Type.Optional(Type.Number({ minimum: 0, maximum: 10_000_000 }));

const Sort = Type.Union([
	Type.Literal('relevance'),
	Type.Literal('new'),
	Type.Literal('price_asc'),
	Type.Literal('price_desc'),
	Type.Literal('title'),
	Type.Literal('best_selling'),
	Type.Literal('discount'),
	Type.Literal('rate'),
	Type.Literal('id'),
]);

export const ProductsQuery = Type.Object({
	...ListQuery,
	mode: field(
		Type.Optional(Type.Union([Type.Literal('list'), Type.Literal('full'), Type.Literal('card')])),
		'Level of detail of each product: `list` (the default) has every field of section 3, `full` in addition those of a page, `card` (extension, D30) only those of a card.',
	),
	cards: field(
		Type.Optional(Type.Literal('once')),
		'With `mode=full`: `once` asks for every card that products contain once, in `named_cards` or as an item of the response, and for `card_ids` in the products. Ignored together with `response_fields`; a backend may always ignore it (extension, D30).',
	),
	response_fields: field(Type.Optional(Type.String({ maxLength: 2000 })), 'Comma-separated field names; the items then contain only these and `id`.'),
	ids: field(IdList, 'Comma-separated ids of products, at most 500.'),
	item_slug: field(Type.Optional(Type.String({ maxLength: 400 })), 'Last segment of the address of one product’s page.'),
	item_id: field(Type.Optional(Id), 'Id of one product.'),
	slug: field(Type.Optional(Type.String({ maxLength: 400 })), 'Slug of a category; products of its subcategories are included.'),
	category_id: field(Type.Optional(Id), 'Id of a category; products of its subcategories are included.'),
	list_code: field(Type.Optional(Type.String({ maxLength: 100 })), 'Code of a product list.'),
	manufacturer_id: field(Type.Optional(Id), 'Id of a manufacturer; only its products are listed.'),
	tag_id: field(Type.Optional(Id), 'Id of a tag of products.'),
	search_q: field(
		Type.Optional(Type.String({ maxLength: 200 })),
		'Words typed by the shopper. Diacritics and case are ignored. A backend may use prices, wishes and attributes among them as filters, and says so in `understood`.',
	),
	attributes_ids: field(
		IdList,
		'Filter (extension, D30): comma-separated ids of attribute values. Values of one attribute are combined with OR, attributes with AND.',
	),
	manufacturer_ids: field(IdList, 'Filter: comma-separated ids of manufacturers, combined with OR.'),
	category_ids: field(IdList, 'Filter: comma-separated ids of categories, combined with OR.'),
	price_from: field(Amount, 'Filter: lowest price in major units, inclusive.'),
	price_to: field(Amount, 'Filter: highest price in major units, inclusive.'),
	...perFlag((name) => field(Type.Optional(Type.Boolean()), `Filter: true lists only ${FLAG_FILTERS_KEEP[name]}.`)),
	facets: field(Type.Optional(Type.Boolean()), 'True requests `facets` in the response.'),
	sort: field(
		Type.Optional(Sort),
		'Sort order of the products; by default the backend’s choice. `relevance` is for searches; `id` is the order of a crawl, the only one with a cursor.',
	),
	include_invisible: field(Type.Optional(Type.Boolean()), 'True also lists invisible products, only for tokens of staff.'),
});
export type ProductsQuery = Static<typeof ProductsQuery>;

/** Number of matched words of a search without a full match (extension, D30): "results for 3 of 4 words". */
export const MatchedWords = Type.Object({
	matched: field(Type.Integer({ minimum: 1 }), 'Number of matched words.'),
	asked: field(Type.Integer({ minimum: 2 }), 'Number of searched words, without stop words.'),
	left_out: field(Type.Array(verbatim(Type.String())), 'What was left out: words in lower case without diacritics, or a price as it was typed.'),
});
export type MatchedWords = Static<typeof MatchedWords>;

/** Cards that products of the same response name by their ids. */
export const NamedCards = Items(CatalogProductCard);

export const ProductsAnswer = Listing(CatalogProduct);
export const ProductCardsAnswer = Envelope(
	Type.Object({
		...listingFields(CatalogProductCard),
		named_cards: field(
			Type.Optional(NamedCards),
			'With `cards=once`: the cards of the ids in `card_ids` of the items, each once. Products that are items themselves may be left out: their fields are their card. An id without a card is not shown. If `card_ids` is left out, the items contain their cards.',
		),
		facets: field(Type.Optional(Facets), 'The filters of the list, if the query requests them. If left out, the list has no filters.'),
		corrected_q: field(Type.Optional(verbatim(Type.String())), 'Corrected search, such as `tipkovnica` for `tipkvonica`. Left out if nothing was corrected.'),
		matched_words: field(
			Type.Optional(MatchedWords),
			'If no product has all the words of a search: the words that the returned products have. Left out if they have all.',
		),
		understood: field(
			Type.Optional(Items(UnderstoodPart)),
			'Parts of the search that are used as filters or as the order: prices, wishes such as `cheapest`, attributes. Left out without any; the storefront shows each as a filter that can be removed.',
		),
	}),
);
