import type { SiteData } from '#lib/navigation/server/site.server.ts';
import { escapeXml } from '#lib/platform/server/html/escape-xml.server.ts';

/** Number of product ids per file of the feed. Files are cut by id, so a product never moves to another file. */
const IDS_PER_SHARD = 5000;

export const shardOf = (id: number): number => Math.ceil(id / IDS_PER_SHARD);

/** The first file's name has no number, because it is the address that merchants register. */
export const feedName = (lang: string, shard: number): string => (shard === 1 ? `google-${lang}.xml` : `google-${lang}-${shard}.xml`);

/** Language and number of a feed file; null for any other file. */
export function parseFeedName(name: string): { lang: string; shard: number } | null {
	const [, lang, shard] = /^google-([a-z]+)(?:-(\d+))?\.xml$/.exec(name) ?? [];
	return lang === undefined ? null : { lang, shard: Number(shard ?? 1) };
}

/** The part before the items: the channel, and the address of the next shard. */
export function feedOpening({ lang, info }: SiteData, next: number | undefined): string {
	const address = (path: string): string => escapeXml(new URL(path, info.site_url).href);
	const more = next === undefined ? '' : `<atom:link rel="next" href="${address(`/feeds/${feedName(lang, next)}`)}"/>\n`;
	return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0" xmlns:shop="urn:titraj:feed" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(info.site_name)}</title>
<link>${address('/')}</link>
<description>${escapeXml(info.site_name)}</description>
${more}`;
}

export const FEED_CLOSING = '</channel>\n</rss>\n';
