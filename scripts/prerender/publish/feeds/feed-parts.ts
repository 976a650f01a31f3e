import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedPage } from '#lib/domain/screen.ts';
import { toFeedItem } from '#lib/server/feed/to-feed-item.server.ts';
import type { Site } from '#lib/server/site.server.ts';
import { shardOf } from './feed-shard.ts';

/** A product's place in the feed and its element there. */
export interface FeedItem {
	readonly id: number;
	readonly xml: string;
}

/** The item of a product's page; null for any other page. */
export function feedItemOf(site: Site, { content, head }: LoadedPage): FeedItem | null {
	if (content.screen !== 'catalog/product') return null;
	return { id: content.props.product.id, xml: toFeedItem(site, content.props, head.description ?? '') };
}

/** Where the items of a shard wait in pieces, a piece a batch, named so that the order of names is that of ids. */
export const partsFolder = (parts: string, lang: string, shard: number): string => join(parts, lang, String(shard));

/** A product that a job met, for the feed of a language. */
export interface FeedEntry extends FeedItem {
	readonly lang: string;
	/** Its page was written. */
	readonly rendered: boolean;
}

/** Writes the items of a batch beside those of other batches of their shards. */
export function writeFeedParts(parts: string, lang: string, items: readonly FeedItem[]): void {
	for (const [shard, group] of Map.groupBy(items, ({ id }) => shardOf(id))) {
		const folder = partsFolder(parts, lang, shard);
		mkdirSync(folder, { recursive: true });
		writeFileSync(join(folder, String(group[0]?.id ?? 0).padStart(12, '0')), group.map(({ xml }) => xml).join(''));
	}
}
