/** What to look for when choosing in the main categories, by Croatian slug: a heading for the title, then two paragraphs each. */
export interface CategoryGuides {
	readonly heading: (title: string) => string;
	readonly guides: Readonly<Record<string, readonly [string, string]>>;
}

/** The guide as HTML; null where a language has none for the category. */
export function toGuide({ heading, guides }: CategoryGuides, { slug, title }: { slug: string; title: string }): string | null {
	const paragraphs = guides[slug];
	return paragraphs === undefined ? null : `<h2>${heading(title)}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`;
}
