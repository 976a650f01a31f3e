import { join } from 'node:path';
import { connect } from '#lib/api/connect.ts';
import { unwrap } from '#lib/api/result.ts';
import { feedPaths, toAtom, toRss } from '#lib/server/post-feeds.server.ts';
import { type SiteData, toSite } from '#lib/server/site.server.ts';
import { writeWhole } from '#scripts/prerender/publish/write-site-files.ts';

/** Posts in a feed. */
const LATEST = 30;

/** Writes the magazine's RSS and Atom feeds of each language. */
export async function writePostFeeds({
	output,
	sites,
	backendUrl,
	host,
}: {
	output: string;
	sites: readonly SiteData[];
	backendUrl: string;
	host: string;
}): Promise<void> {
	for (const data of sites) {
		const client = unwrap(await connect({ baseUrl: backendUrl, host, lang: data.lang }));
		const { items } = unwrap(await client.call('_get_hapi_publish_posts', { limit: LATEST, page: 1 }));
		const site = toSite(data);
		const { rss, atom } = feedPaths(data.lang);
		writeWhole(join(output, rss), toRss(site, items));
		writeWhole(join(output, atom), toAtom(site, items));
	}
}
