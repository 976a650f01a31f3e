import type { Language } from '#lib/platform/config/languages.ts';

interface Visitor {
	/** Code of the page's language. */
	readonly current: string;
	/** The languages that the shop speaks. */
	readonly offered: readonly Language[];
	/** The browser's Accept-Language, in order of preference. */
	readonly wanted: readonly string[];
	/** Two-letter code; null if unknown. */
	readonly country: string | null;
}

/**
 * The variant to suggest to a visitor: the first wanted language that the shop offers, in the variant of the visitor's country; the variant
 * of the country if the shop offers none of the wanted languages. Null if it is the current one. Suggested, never forced (Spec 1).
 */
export function suggestLanguage({ current, offered, wanted, country }: Visitor): Language | null {
	const inCountry = offered.find(({ code }) => code.toUpperCase() === country);
	const readable = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find((lang) => offered.some((language) => language.lang === lang));
	if (readable === undefined) return inCountry === undefined || inCountry.code === current ? null : inCountry;
	const variants = offered.filter(({ lang }) => lang === readable);
	const seen = variants.find(({ code }) => code === current);
	const best = inCountry?.lang === readable ? inCountry : (seen ?? variants[0]);
	return best === undefined || best.code === current ? null : best;
}
