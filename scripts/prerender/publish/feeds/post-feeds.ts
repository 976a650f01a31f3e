import { join } from 'node:path';
import { STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import { feedPaths, toAtom, toRss } from '#lib/content/server/post-feeds.server.ts';
import { type SiteData, toSite } from '#lib/navigation/server/site.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { replaceFile } from '../../../run/replace-file.ts';

const POSTS_PER_FEED = 30;

/** Writes the RSS and Atom feeds of posts for every language. Throws if the backend cannot be read. */
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
		const { items } = unwrap(await client.call('_get_hapi_publish_posts', { limit: POSTS_PER_FEED, page: 1 }));
		const site = toSite(data, STANDARD_SHOP);
		const { rss, atom } = feedPaths(data.lang);
		replaceFile(join(output, rss), toRss(site, items));
		replaceFile(join(output, atom), toAtom(site, items));
	}
}
