import Type, { type Static, type TSchema } from 'typebox';
import { MARKETS, SOURCE_MARKET } from '../../platform/market/market.ts';
import { Clearable, Strict, Text } from './text.ts';

/** Texts by language code of the shop (`en`, `de` ...), except Croatian, which is the row itself. Omitted languages are unchanged. */
export const byLanguage = <Schema extends TSchema>(texts: Schema) =>
	Strict(Object.fromEntries(MARKETS.filter((market) => market !== SOURCE_MARKET).map((market) => [market, Type.Optional(texts)])));

export const PRODUCT_TEXTS = {
	title: Text(500),
	/** One or two lines of plain text. */
	short_description: Clearable(Text(2000)),
	/** HTML; everything except basic formatting is removed. */
	description: Clearable(Text(100_000)),
	/** Warnings and safety information, plain text, one per line. */
	safety_warnings: Clearable(Text(5000)),
	/** Description for search engines. */
	seo_description: Clearable(Text(500)),
};

/** Last path segment of a URL. */
export const Slug = Type.String({ minLength: 1, maxLength: 120, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });

/** Texts of a product in another language. Fields without a translation are shown in Croatian. */
export const ProductTranslation = Strict({
	...PRODUCT_TEXTS,
	title: Type.Optional(PRODUCT_TEXTS.title),
	slug: Type.Optional(Slug),
	/** False: not offered in that language's shop. */
	available: Type.Optional(Type.Boolean()),
});
export type ProductTranslation = Static<typeof ProductTranslation>;
