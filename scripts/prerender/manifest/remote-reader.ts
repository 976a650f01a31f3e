import type { ScreenName } from '#lib/domain/screen.ts';
import type { KnownPage, ManifestReader } from './reader.ts';
import type { Template } from './templates.ts';

/** A page that the manifest knows, with its path. */
export type PageKnown = readonly [path: string, page: KnownPage];

/** What a manifest knows of the site as a whole; plain data. */
export interface KnownSite {
	/** There are pages to ask for. */
	readonly hasPages: boolean;
	readonly templates: readonly Pick<Template, 'id' | 'labels'>[];
	/** Language and screen -> labels that its pages have read. */
	readonly words: Readonly<Record<string, readonly string[]>>;
}

export const wordsKey = (lang: string, screen: ScreenName): string => `${lang} ${screen}`;

/** Reads a manifest that is somewhere else: pages are asked for before they are looked at, and forgotten with the next question. Nobody answering makes pages unknown: they are rendered. */
export function createAskingReader(
	{ hasPages, templates, words }: KnownSite,
	ask: (paths: readonly string[]) => Promise<readonly PageKnown[]>,
): ManifestReader {
	const labels = new Map(templates.map(({ id, labels: said }) => [id, said]));
	let pages = new Map<string, KnownPage>();
	return {
		async expect(paths) {
			if (hasPages) pages = new Map(await ask(paths));
		},
		page: (path) => pages.get(path) ?? null,
		labels: (template) => labels.get(template) ?? null,
		words: (lang, screen) => [...(words[wordsKey(lang, screen)] ?? [])],
	};
}
