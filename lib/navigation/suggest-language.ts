import type { Language } from '#lib/platform/config/languages.ts';

interface Visitor {
	/** Code of the page's language. */
	readonly current: string;
	/** The languages that the shop speaks. */
	readonly offered: readonly Language[];
	/** What the browser asks for, the dearest first: its Accept-Language. */
	readonly wanted: readonly string[];
	/** Two letters; null where nobody knows. */
	readonly country: string | null;
}

/**
 * The variant that a visitor might rather read: that of the first wanted language which the shop speaks, in the variant of the visitor's
 * country; of the country where the shop speaks none of them. Null where this is the one in view. Offered, never forced (Spec 1).
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
