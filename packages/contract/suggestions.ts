import Type, { type Static } from 'typebox';
import { Envelope, Id, Listing, ListQuery, Path } from './envelope.ts';
import { field } from './field.ts';
import { localized, untranslated, verbatim } from './localized.ts';
import { CatalogProductCard } from './product-card.ts';
import { MatchedWords } from './products-query.ts';

export const SuggestionsQuery = Type.Object({
	search_q: field(Type.String({ maxLength: 200 }), 'The words typed so far.'),
	limit: field(
		Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
		'Maximum number of suggestions of each kind; 6 products and 4 of the others by default.',
	),
	alternatives: field(Type.Optional(Type.Boolean()), 'True also requests `alternatives`, for a page that shows that nothing was found.'),
});

const named = {
	id: field(Id, 'Id of the suggested item.'),
	title: field(localized(Type.String()), 'Name of the suggested item.'),
	url_without_domain: field(Path, 'Path of its page.'),
};
const Group = Type.Object({ ...named, products_total: field(Type.Integer(), 'Number of its products that visitors can see.') });

const HelpPage = Type.Object({ ...named, id: field(Type.Optional(Id), 'Id of the page; left out for a screen, such as the list of stores.') });

/** What to show instead of products that were not found. */
const Alternatives = Type.Object({
	not_sold: field(
		Type.Optional(verbatim(Type.String())),
		'The words, as typed, that name a kind of product which the backend knows and of which the shop has nothing; left out if they name none.',
	),
	categories: field(Type.Array(Group), 'Categories with products that are nearest to the words, else the main ones.'),
	help: field(Type.Array(HelpPage), 'Pages on which a shopper finds somebody to ask, such as the contact page.'),
	best_sellers: field(Type.Array(CatalogProductCard), 'Products in stock that were sold most; empty if nothing was sold yet.'),
});

/** Suggestions while a shopper types, the best first (extension, D30). */
export const Suggestions = Type.Object({
	search_q: field(verbatim(Type.String()), 'The requested words, by which a late response is recognised.'),
	corrected_q: field(Type.Optional(verbatim(Type.String())), 'Corrected search; left out if nothing was corrected.'),
	matched_words: field(Type.Optional(MatchedWords), 'If no product has all the words: those that the products have.'),
	products: field(Type.Array(CatalogProductCard), 'Best matching products.'),
	products_total: field(Type.Integer({ minimum: 0 }), 'Number of products that the full search finds.'),
	categories: field(Type.Array(Group), 'Matching categories.'),
	manufacturers: field(Type.Array(Group), 'Matching manufacturers.'),
	posts: field(Type.Array(Type.Object(named)), 'Matching posts.'),
	pages: field(Type.Optional(Type.Array(HelpPage)), 'Help pages for the words, such as the one about returns. If left out, the shop suggests none.'),
	alternatives: field(Type.Optional(Alternatives), 'If they were requested and no product was found: what to show instead.'),
	popular_searches: field(
		Type.Optional(Type.Array(verbatim(Type.String()))),
		'If the words are empty: what other visitors searched for and found, the most frequent first. It must not tell what a single visitor searched for.',
	),
});
export type Suggestions = Static<typeof Suggestions>;
export const SuggestionsAnswer = Envelope(Suggestions);

export const ContentSearchQuery = Type.Object({ ...ListQuery, search_q: field(Type.String({ maxLength: 200 }), 'Words that a post or page must contain.') });

/** A post or page that contains the words. */
export const ContentHit = Type.Object({
	...named,
	kind: field(Type.Union([Type.Literal('post'), Type.Literal('page')]), 'Whether it is a post or a page.'),
	excerpt: field(untranslated(Type.String()), 'Plain text around the words, or the beginning of the text.'),
});
export type ContentHit = Static<typeof ContentHit>;
export const ContentSearchAnswer = Listing(ContentHit);
