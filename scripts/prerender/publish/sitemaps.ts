import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { escapeXml } from '#lib/platform/server/html/escape-xml.server.ts';
import { replaceFile } from '../../run/replace-file.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { PageRecord } from '../manifest/page-record.ts';

/** The protocol's limit. */
const ADDRESSES_PER_FILE = 50_000;

interface Sitemaps {
	readonly output: string;
	readonly manifest: Pick<Manifest, 'indexable'>;
	readonly langs: readonly string[];
	readonly origin: string;
}

/**
 * Writes `sitemap.xml`, the index, and for each language files of up to 50,000 indexable pages, divided by the number of languages because each page
 * links its other languages (D5). Holds one file in memory at a time.
 */
export function writeSitemaps({ output, manifest, langs, origin }: Sitemaps): void {
	const names: string[] = [];
	const most = Math.floor(ADDRESSES_PER_FILE / langs.length);
	const namespace = langs.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
	const toUrl = (path: string) => escapeXml(new URL(path, origin).href);
	const toLink = ({ hreflang, path }: PageRecord['alternates'][number]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${toUrl(path)}"/>`;
	for (const lang of langs) {
		let urls: string[] = [];
		let part = 1;
		const flush = () => {
			if (urls.length === 0) return;
			const name = `sitemap-${lang}-${part++}.xml`;
			replaceFile(
				join(output, name),
				`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>\n${urls.join('\n')}\n</urlset>\n`,
			);
			names.push(name);
			urls = [];
		};
		for (const { path, changedAt, alternates } of manifest.indexable(lang)) {
			urls.push(`<url><loc>${toUrl(path)}</loc><lastmod>${changedAt.slice(0, 10)}</lastmod>${alternates.map(toLink).join('')}</url>`);
			if (urls.length === most) flush();
		}
		flush();
	}
	const entries = names.map((name) => `<sitemap><loc>${toUrl(`/${name}`)}</loc></sitemap>`);
	replaceFile(
		join(output, 'sitemap.xml'),
		`<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`,
	);
	for (const name of readdirSync(output)) if (/^sitemap-[a-z]+-\d+\.xml$/.test(name) && !names.includes(name)) rmSync(join(output, name));
}
