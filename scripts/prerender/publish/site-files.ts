import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '@titraj/contract/site.ts';
import type { SiteData } from '#lib/navigation/server/site.server.ts';
import { replaceFile } from '../../run/replace-file.ts';
import type { SitemapParts } from '../manifest/sitemap-parts.ts';
import { toHeadersFile } from './headers-file.ts';
import { offlineFiles } from './offline-files.ts';
import { type ContentRedirect, OLD_ADDRESSES, toRedirectsFile } from './redirects-file.ts';
import { writeSitemaps } from './sitemaps.ts';

interface SiteFiles {
	readonly output: string;
	readonly manifest: SitemapParts;
	readonly sites: readonly SiteData[];
	/** The backend's redirect table without refused rules. */
	readonly rules: readonly Redirect[];
	/** Redirects that the backend answered with instead of content. */
	readonly redirects: readonly ContentRedirect[];
	/** Id of the client code. */
	readonly build: string;
}

/** Writes the files beside the pages: redirects, headers, files for offline use, sitemaps, robots.txt and the build's id. */
export function writeSiteFiles({ output, manifest, sites, rules, redirects, build }: SiteFiles): void {
	const [first] = sites;
	if (!first) return;
	const origin = first.info.site_url;
	replaceFile(join(output, '_redirects'), OLD_ADDRESSES + toRedirectsFile(rules, redirects));
	replaceFile(join(output, '_headers'), toHeadersFile(first.info));
	replaceFile(join(output, 'builds/latest.json'), `${JSON.stringify({ id: build })}\n`);
	for (const [name, text] of Object.entries(offlineFiles(sites))) replaceFile(join(output, name), text);
	writeSitemaps({ output, manifest, langs: sites.map(({ lang }) => lang), origin });
	replaceFile(join(output, 'robots.txt'), `User-agent: *\nDisallow: /api/\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`);
}

/** Writes `_headers` if it is missing: a first build is served while it runs. */
export function writeFirstHeaders(output: string, [first]: readonly SiteData[]): void {
	const file = join(output, '_headers');
	if (first && !existsSync(file)) replaceFile(file, toHeadersFile(first.info));
}
