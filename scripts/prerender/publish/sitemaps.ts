import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { languageOfPath } from '#lib/navigation/server/language-of-path.server.ts';
import { languageOf } from '#lib/platform/config/languages.ts';
import { escapeXml } from '#lib/platform/server/html/escape-xml.server.ts';
import { replaceFile } from '../../run/replace-file.ts';
import type { IndexablePage, SitemapPart, SitemapParts } from '../manifest/sitemap-parts.ts';
import { type Replacement, replaceParts } from './replace-parts.ts';
import { openSitemapFile, type SitemapFile } from './sitemap-file.ts';

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
	readonly file: SitemapFile;
}

/**
 * Writes `sitemap.xml`, the index, and for each language files of up to 50,000 indexable pages, divided by the number of languages because each page
 * links its other languages (D5).
 */
export function writeSitemaps({ output, manifest, langs, origin, mostAddresses }: Sitemaps): void {
	const parts: Omit<SitemapPart, 'to'>[] = [];
	const open = new Map<string, OpenPart>();
	const most = Math.ceil(mostPages(langs, mostAddresses) * FILLED);
	const begin = (lang: string, part: number, from: string): OpenPart => {
		const begun = { part, from, file: openSitemapFile(join(output, fileName({ lang, part })), langs.length > 1) };
		parts.push({ lang, part, from });
		open.set(lang, begun);
		return begun;
	};
	for (const page of manifest.indexable()) {
		if (!langs.includes(page.lang)) continue;
		let current = open.get(page.lang) ?? begin(page.lang, 1, '');
		if (current.file.count === most) {
			current.file.publish();
			current = begin(page.lang, current.part + 1, page.path);
		}
		current.file.add(toUrl(page, origin));
	}
	for (const { file } of open.values()) file.publish();
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

/** Returns false if the pages have to be distributed over the files again. */
function updateParts(sitemaps: Sitemaps, paths: readonly string[]): boolean {
	const { output, manifest, langs } = sitemaps;
	const languages = langs.map(languageOf);
	const parts = new Map<string, { part: SitemapPart; paths: string[] }>();
	for (const path of new Set(paths)) {
		const part = manifest.sitemapPartOf(path, languageOfPath(path, languages));
		if (part === null || !existsSync(join(output, fileName(part)))) return false;
		const known = parts.get(fileName(part)) ?? { part, paths: [] };
		parts.set(fileName(part), known);
		known.paths.push(path);
	}
	for (const { part, paths: listed } of parts.values()) if (!replaceEntries(sitemaps, part, listed) && !rewritePart(sitemaps, part)) return false;
	return true;
}

/**
 * Replaces or removes the entries of these pages, without reading the other pages of the file from the manifest. Returns false if a page is new in the file, or if the
 * file would be empty.
 */
function replaceEntries({ output, manifest, origin }: Sitemaps, part: SitemapPart, paths: readonly string[]): boolean {
	const file = join(output, fileName(part));
	const content = readFileSync(file);
	const replacements: Replacement[] = [];
	for (const path of paths) {
		const page = manifest.indexablePage(path);
		const entry = page?.lang === part.lang ? `${toUrl(page, origin)}\n` : '';
		const from = content.indexOf(entryStart(path, origin));
		if (from !== -1) replacements.push({ from, to: content.indexOf('\n', from) + 1, text: entry });
		else if (entry !== '') return false;
	}
	const replaced = replaceParts(content, replacements);
	if (replaced?.includes(ENTRY) === false) return false;
	if (replaced) replaceFile(file, replaced);
	return true;
}

/** Writes a file again from the manifest. Returns false if it would be empty or too full. */
function rewritePart({ output, manifest, langs, origin, mostAddresses }: Sitemaps, part: SitemapPart): boolean {
	const file = openSitemapFile(join(output, fileName(part)), langs.length > 1);
	for (const page of manifest.indexable(part)) file.add(toUrl(page, origin));
	if (file.count === 0 || file.count > mostPages(langs, mostAddresses)) {
		file.discard();
		return false;
	}
	file.publish();
	return true;
}

const mostPages = (langs: readonly string[], most = ADDRESSES_PER_FILE): number => Math.floor(most / langs.length);

const fileName = ({ lang, part }: Pick<SitemapPart, 'lang' | 'part'>): string => `sitemap-${lang}-${part}.xml`;

const toAddress = (path: string, origin: string): string => escapeXml(new URL(path, origin).href);

const ENTRY = '<url><loc>';

const entryStart = (path: string, origin: string): string => `${ENTRY}${toAddress(path, origin)}</loc>`;

function toUrl({ path, changedAt, alternates }: IndexablePage, origin: string): string {
	const links = alternates.map((other) => `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${toAddress(other.path, origin)}"/>`);
	return `${entryStart(path, origin)}<lastmod>${changedAt.slice(0, 10)}</lastmod>${links.join('')}</url>`;
}
