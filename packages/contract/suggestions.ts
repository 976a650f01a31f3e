import Type, { type Static } from 'typebox';
import { CatalogProductCard } from './catalog.ts';
import { Envelope, Id, Listing, ListQuery } from './envelope.ts';

export const SuggestionsQuery = Type.Object({
	search_q: Type.String({ maxLength: 200 }),
	/** Of each kind; 6 products and 4 of the others where left out. */
	limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
});

const Named = { id: Id, title: Type.String(), url_without_domain: Type.String({ pattern: '^/' }) };

/** What is offered while a shopper types, the best first (extension, D30). */
export const Suggestions = Type.Object({
	/** As asked: a late answer is known by it. */
	search_q: Type.String(),
	corrected_q: Type.Optional(Type.String()),
	products: Type.Array(CatalogProductCard),
	/** Products that the whole search would find. */
	products_total: Type.Integer({ minimum: 0 }),
	categories: Type.Array(Type.Object({ ...Named, products_total: Type.Integer() })),
	manufacturers: Type.Array(Type.Object({ ...Named, products_total: Type.Integer() })),
	posts: Type.Array(Type.Object(Named)),
});
export type Suggestions = Static<typeof Suggestions>;
export const SuggestionsAnswer = Envelope(Suggestions);

export const ContentSearchQuery = Type.Object({ ...ListQuery, search_q: Type.String({ maxLength: 200 }) });

/** A post or a page that holds the words. */
export const ContentHit = Type.Object({
	...Named,
	kind: Type.Union([Type.Literal('post'), Type.Literal('page')]),
	/** Plain text around the words, or what stands at its beginning. */
	excerpt: Type.String(),
});
export type ContentHit = Static<typeof ContentHit>;
export const ContentSearchAnswer = Listing(ContentHit);
