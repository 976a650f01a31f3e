import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a crawler reads from a page. */
export interface SitePage {
	readonly path: string;
	/** Language code at the start of the address; `hr` without one. */
	readonly lang: string;
	readonly htmlLang: string;
	readonly title: string;
	readonly canonical: string | null;
	readonly noindex: boolean;
	readonly ogLocale: string;
	readonly ogUrl: string;
	/** `hreflang href`, as in the page. */
	readonly alternates: readonly string[];
	readonly otherLocales: readonly string[];
	/** Addresses of linked pages, without the language links. */
	readonly links: ReadonlySet<string>;
	readonly languageLinks: readonly string[];
	/** Files that its script loads when the page opens. */
	readonly code: readonly string[];
}

/** Texts of a language's pages, each with the first page that has it. */
export type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>;

export const langOf = (path: string): string => /^\/(en|de|at|rs|si|it|ba|me|es)\//.exec(path)?.[1] ?? 'hr';

const LANGUAGE_LINKS = /<nav[^>]*data-languages.*?<\/nav>/gs;

/** Reads the pages of a build one after the other, and collects texts and links. */
export function readSite(client: string): {
	readonly pages: ReadonlyMap<string, SitePage>;
	readonly texts: Texts;
	readonly brokenUnits: ReadonlyMap<string, string>;
} {
	const pages = new Map<string, SitePage>();
	const texts = new Map<string, Map<string, string>>();
	const brokenUnits = new Map<string, string>();
	for (const name of globSync('**/index.html', { cwd: client })) {
		const path = `/${name.slice(0, -'index.html'.length)}`;
		const html = readFileSync(join(client, name), 'utf8');
		const page = toPage(path, html);
		pages.set(path, page);
		const known = texts.get(page.lang) ?? new Map<string, string>();
		texts.set(page.lang, known);
		for (const text of findBrokenUnits(html)) if (!brokenUnits.has(text)) brokenUnits.set(text, path);
		for (const text of textsOf(html)) if (!known.has(text)) known.set(text, path);
	}
	return { pages, texts, brokenUnits };
}

function toPage(path: string, html: string): SitePage {
	const all = (pattern: RegExp, of = html) => [...of.matchAll(pattern)].map(([, first = '', second]) => (second === undefined ? first : `${first} ${second}`));
	const first = (pattern: RegExp) => pattern.exec(html)?.[1];
	const body = html.slice(html.indexOf('<body')).replaceAll(LANGUAGE_LINKS, '');
	return {
		path,
		lang: langOf(path),
		htmlLang: first(/<html lang="([^"]+)"/) ?? '',
		title: first(/<title>(.*?)<\/title>/s) ?? '',
		canonical: first(/<link rel="canonical" href="([^"]+)"/) ?? null,
		noindex: html.includes('<meta name="robots" content="noindex">'),
		ogLocale: first(/<meta property="og:locale" content="([^"]+)"/) ?? '',
		ogUrl: first(/<meta property="og:url" content="([^"]+)"/) ?? '',
		alternates: all(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g),
		otherLocales: all(/<meta property="og:locale:alternate" content="([^"]+)">/g),
		links: new Set(all(/ href="(\/[^"#?]*)(?:[?#][^"]*)?"/g, body).filter((href) => href.endsWith('/') && !href.startsWith('/api/'))),
		languageLinks: (html.match(LANGUAGE_LINKS) ?? []).flatMap((nav) => all(/href="([^"]+)"/g, nav)),
		code: (first(/ data-code="([^"]*)"/) ?? '').split(' '),
	};
}

/** A plain space between a digit and a unit. */
const BROKEN = /\d (?:[km]?g|[cm]?m|k?Wh?|V|m?Ah?|[kMG]?Hz|[kMGT]B|[MG]b\/s|lm|dB|ms|min|h|%|€|°C|RSD|KM)(?![\p{L}\d])/u;

/** Texts of a page in which a line may break between a number and its unit, without names of products and of pages. */
function findBrokenUnits(html: string): string[] {
	const names = new Set([...html.matchAll(/<(h1|h3)\b.*?<\/\1>/gs)].flatMap(([heading]) => heading.split(/<[^>]*>/)));
	const read = html.replaceAll(/<(script|style|svg|title|code|pre)\b.*?<\/\1>/gs, '');
	return read.split(/<[^>]*>/).filter((text) => BROKEN.test(text) && !names.has(text));
}

/** Everything that a visitor reads or hears: text, names of pictures and controls, search engine snippets. */
function* textsOf(html: string): IterableIterator<string> {
	const read = html.replaceAll(LANGUAGE_LINKS, '').replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '');
	for (const [, text = ''] of read.matchAll(/ (?:alt|aria-label|placeholder|title)="([^"]+)"|<meta name="description" content="([^"]+)"/g)) yield clean(text);
	for (const text of read.split(/<[^>]*>/)) if (/\p{L}/u.test(text)) yield clean(text);
}

const clean = (text: string): string =>
	text
		.replaceAll('&amp;', '&')
		.replaceAll('&quot;', '"')
		.replaceAll('&#x27;', "'")
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll(/\s+/g, ' ')
		.trim();
