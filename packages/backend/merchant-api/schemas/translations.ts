import Type, { type Static, type TSchema } from 'typebox';
import { MARKETS, SOURCE_MARKET } from '../../platform/market/market.ts';
import { Clearable, Strict, Text } from './text.ts';

/** Texts by language code of the shop (`en`, `de` ...), Croatian excepted: that is the row itself. A language that is left out keeps its texts. */
export const byLanguage = <Schema extends TSchema>(texts: Schema) =>
	Strict(Object.fromEntries(MARKETS.filter((market) => market !== SOURCE_MARKET).map((market) => [market, Type.Optional(texts)])));

export const PRODUCT_TEXTS = {
	title: Text(500),
	/** A line or two, plain text. */
	short_description: Clearable(Text(2000)),
	/** HTML; everything but plain formatting is taken out. */
	description: Clearable(Text(100_000)),
	/** Warnings and safety information, plain text, one a line. */
	safety_warnings: Clearable(Text(5000)),
	/** What search engines show. */
	seo_description: Clearable(Text(500)),
};

/** Last part of an address. */
export const Slug = Type.String({ minLength: 1, maxLength: 120, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });

/** What a product is called in another language. What is left out stays Croatian there. */
export const ProductTranslation = Strict({
	...PRODUCT_TEXTS,
	title: Type.Optional(PRODUCT_TEXTS.title),
	slug: Type.Optional(Slug),
	/** False: that language's shop does not have it. */
	available: Type.Optional(Type.Boolean()),
});
export type ProductTranslation = Static<typeof ProductTranslation>;
