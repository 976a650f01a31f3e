import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteData } from '#lib/navigation/server/site.server.ts';
import { replaceFile } from '../../../run/replace-file.ts';
import { type Replacement, replaceParts } from '../replace-parts.ts';
import { writeComparisonFeed } from './comparison-feed.ts';
import { FEED_CLOSING, feedName, feedOpening, parseFeedName, shardOf } from './feed-shard.ts';

/**
 * Updates products in a language's merchant feed. `items` maps product ids to elements; null removes a product. Only the shards of these ids, and a
 * shard before a new one, are written, one in memory at a time. Returns the names of the files that were written: none before a crawl has written a feed.
 */
export function replaceFeedItems(output: string, site: SiteData, items: ReadonlyMap<number, string | null>): string[] {
	const folder = join(output, 'feeds');
	const known = existsSync(folder) ? readdirSync(folder).flatMap((name) => shardIn(name, site.lang)) : [];
	if (known.length === 0) return [];
	const changes = Map.groupBy(items, ([id]) => shardOf(id));
	const begun = [...changes].filter(([shard, group]) => !known.includes(shard) && group.some(([, xml]) => xml !== null)).map(([shard]) => shard);
	const shards = [...known, ...begun].toSorted((a, b) => a - b);
	return shards.flatMap((shard, place) => {
		const next = shards[place + 1];
		const isTouched = changes.has(shard) || (next !== undefined && begun.includes(next));
		if (!isTouched) return [];
		const name = feedName(site.lang, shard);
		const before = known.includes(shard) ? readFileSync(join(folder, name)) : Buffer.alloc(0);
		const opening = feedOpening(site, next);
		const group = changes.get(shard) ?? [];
		const replaced = replaceKnownItems(before, opening, group);
		if (replaced === 'same') return [];
		replaceFile(join(folder, name), replaced ?? opening + mergeItems(before.toString(), group) + FEED_CLOSING);
		writeComparisonFeed(folder, name);
		return [name];
	});
}

function shardIn(name: string, lang: string): number[] {
	const parsed = parseFeedName(name);
	return parsed?.lang === lang ? [parsed.shard] : [];
}

/** Safe for splitting, because text in items is escaped. */
const ITEM_END = '</item>\n';

/** The file with other elements for products that it lists, without reading the others; null if a product or the opening is new. */
function replaceKnownItems(file: Buffer, opening: string, changes: readonly (readonly [number, string | null])[]): Buffer | 'same' | null {
	if (file.indexOf(opening) !== 0) return null;
	const replacements: Replacement[] = [];
	for (const [id, xml] of changes) {
		const from = file.indexOf(`<item><g:id>${id}<`);
		if (from !== -1) replacements.push({ from, to: file.indexOf(ITEM_END, from) + ITEM_END.length, text: xml ?? '' });
		else if (xml !== null) return null;
	}
	return replaceParts(file, replacements) ?? 'same';
}

function mergeItems(file: string, changes: readonly (readonly [number, string | null])[]): string {
	const items = new Map<number, string>();
	const from = file.indexOf('<item>');
	const pieces = from === -1 ? [] : file.slice(from, file.lastIndexOf(ITEM_END)).split(ITEM_END);
	for (const piece of pieces) items.set(Number(/^<item><g:id>(\d+)</.exec(piece)?.[1]), piece + ITEM_END);
	for (const [id, xml] of changes) {
		if (xml === null) items.delete(id);
		else items.set(id, xml);
	}
	return [...items]
		.toSorted(([a], [b]) => a - b)
		.map(([, xml]) => xml)
		.join('');
}
