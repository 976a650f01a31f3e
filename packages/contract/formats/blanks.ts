const BLANK = /\[\[[^[\]]*\]\]/g;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Placeholders of texts, such as `[[datum]]`, in their order, each once. */
export const findBlanks = (...texts: readonly string[]): string[] => [...new Set(texts.flatMap((text) => text.match(BLANK) ?? []))];

/** HTML whose placeholders are replaced by texts; those without a text, or with an empty one, stay. */
export const fillBlanks = (html: string, texts: ReadonlyMap<string, string>): string =>
	html.replaceAll(
		BLANK,
		(blank) =>
			texts
				.get(blank)
				?.trim()
				.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign) || blank,
	);
