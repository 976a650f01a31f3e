import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { languageOfPath } from '#lib/navigation/server/language-of-path.server.ts';
import { languageOf } from '#lib/platform/config/languages.ts';
import { escapeXml } from '#lib/platform/server/html/escape-xml.server.ts';
import { replaceFile } from '../../run/replace-file.ts';
import type { IndexablePage, SitemapPart, SitemapParts } from '../manifest/sitemap-parts.ts';

/** The protocol's limit. */
const ADDRESSES_PER_FILE = 50_000;
/** Share of a file that a whole build fills; the rest is for pages that changes add. */
const FILLED = 0.9;

interface Sitemaps {
	readonly output: string;
	readonly manifest: SitemapParts;
	/** Tests divide fewer pages. */
	readonly mostAddresses?: number;
	readonly langs: readonly string[];
	readonly origin: string;
}

/** A file that is being filled. */
interface OpenPart {
	readonly part: number;
	readonly from: string;
	readonly urls: string[];
}

/**
 * Writes `sitemap.xml`, the index, and for each language files of up to 50,000 indexable pages, divided by the number of languages because each page
 * links its other languages (D5). Holds one file of each language in memory at a time.
 */
export function writeSitemaps({ output, manifest, langs, origin, mostAddresses }: Sitemaps): void {
	const parts: Omit<SitemapPart, 'to'>[] = [];
	const open = new Map<string, OpenPart>();
	const most = Math.ceil(mostPages(langs, mostAddresses) * FILLED);
	const close = (lang: string, { part, from, urls }: OpenPart) => {
		replaceFile(join(output, fileName({ lang, part })), toUrlSet(urls, langs));
		parts.push({ lang, part, from });
	};
	for (const page of manifest.indexable()) {
		if (!langs.includes(page.lang)) continue;
		let current = open.get(page.lang);
		if (current?.urls.length === most) {
			close(page.lang, current);
			current = { part: current.part + 1, from: page.path, urls: [] };
		}
		current ??= { part: 1, from: '', urls: [] };
		current.urls.push(toUrl(page, origin));
		open.set(page.lang, current);
	}
	for (const [lang, current] of open) close(lang, current);
	parts.sort((a, b) => langs.indexOf(a.lang) - langs.indexOf(b.lang) || a.part - b.part);
	manifest.saveSitemapParts(parts);
	const names = parts.map(fileName);
	const entries = names.map((name) => `<sitemap><loc>${toAddress(`/${name}`, origin)}</loc></sitemap>`);
	replaceFile(
		join(output, 'sitemap.xml'),
		`<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`,
	);
	for (const name of readdirSync(output)) if (/^sitemap-[a-z]+-\d+\.xml$/.test(name) && !names.includes(name)) rmSync(join(output, name));
}

/** Writes the files again that list the pages at `paths`, which changed, are new or are gone; all files if one of them is missing, empty or too full. */
export function updateSitemaps(sitemaps: Sitemaps, paths: readonly string[]): void {
	if (!updateParts(sitemaps, paths)) writeSitemaps(sitemaps);
}

/** Returns false if the pages have to be divided anew. */
function updateParts({ output, manifest, langs, origin, mostAddresses }: Sitemaps, paths: readonly string[]): boolean {
	const languages = langs.map(languageOf);
	const parts = new Map<string, SitemapPart>();
	for (const path of paths) {
		const part = manifest.sitemapPartOf(path, languageOfPath(path, languages));
		if (part === null || !existsSync(join(output, fileName(part)))) return false;
		parts.set(fileName(part), part);
	}
	for (const [name, part] of parts) {
		const urls = Array.from(manifest.indexable(part), (page) => toUrl(page, origin));
		if (urls.length === 0 || urls.length > mostPages(langs, mostAddresses)) return false;
		replaceFile(join(output, name), toUrlSet(urls, langs));
	}
	return true;
}

const mostPages = (langs: readonly string[], most = ADDRESSES_PER_FILE): number => Math.floor(most / langs.length);

const fileName = ({ lang, part }: Pick<SitemapPart, 'lang' | 'part'>): string => `sitemap-${lang}-${part}.xml`;

const toAddress = (path: string, origin: string): string => escapeXml(new URL(path, origin).href);

function toUrl({ path, changedAt, alternates }: IndexablePage, origin: string): string {
	const links = alternates.map((other) => `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${toAddress(other.path, origin)}"/>`);
	return `<url><loc>${toAddress(path, origin)}</loc><lastmod>${changedAt.slice(0, 10)}</lastmod>${links.join('')}</url>`;
}

function toUrlSet(urls: readonly string[], langs: readonly string[]): string {
	const namespace = langs.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>\n${urls.join('\n')}\n</urlset>\n`;
}
