import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toFeedItem } from '#lib/catalog/server/to-feed-item.server.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { shardOf } from './feed-shard.ts';

/** A product's id and its element in the feed. */
export interface FeedItem {
	readonly id: number;
	readonly xml: string;
}

/** The feed item of a product page; null for any other page. */
export function feedItemOf(site: Site, { content, head }: LoadedPage): FeedItem | null {
	if (content.screen !== 'catalog/product') return null;
	return { id: content.props.product.id, xml: toFeedItem(site, content.props, head.description ?? '') };
}

/** Folder with the parts of a shard, one per batch. Their names sort by product id. */
export const partsFolder = (parts: string, lang: string, shard: number): string => join(parts, lang, String(shard));

/** The feed item of a page that a job looked at. */
export interface FeedEntry extends FeedItem {
	readonly lang: string;
	/** The page's document was written. */
	readonly rendered: boolean;
}

/** Writes the items of a batch as parts of their shards, beside those of other batches. */
export function writeFeedParts(parts: string, lang: string, items: readonly FeedItem[]): void {
	for (const [shard, group] of Map.groupBy(items, ({ id }) => shardOf(id))) {
		const folder = partsFolder(parts, lang, shard);
		mkdirSync(folder, { recursive: true });
		writeFileSync(join(folder, String(group[0]?.id ?? 0).padStart(12, '0')), group.map(({ xml }) => xml).join(''));
	}
}
