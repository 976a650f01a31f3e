import { createHash, type Hash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteData } from '#lib/navigation/server/site.server.ts';
import { comparisonName, writeComparisonFeed } from './comparison-feed.ts';
import { partsFolder } from './feed-parts.ts';
import { FEED_CLOSING, feedName, feedOpening, parseFeedName } from './feed-shard.ts';

/**
 * Joins the parts of the merchant feed: `/feeds/google-<lang>.xml` holds the first 5,000 product ids, `google-<lang>-2.xml` the next, and each links
 * the next file. Holds one part in memory at a time, and does not touch files with the same content. Returns the names of the files that were written.
 */
export function writeMerchantFeed({
	output,
	parts,
	sites,
}: {
	readonly output: string;
	readonly parts: string;
	readonly sites: readonly SiteData[];
}): string[] {
	const folder = join(output, 'feeds');
	mkdirSync(folder, { recursive: true });
	const wanted = new Set<string>();
	const written: string[] = [];
	for (const site of sites) {
		const shards = listShards(join(parts, site.lang));
		for (const [place, shard] of shards.entries()) {
			const name = feedName(site.lang, shard);
			wanted.add(name);
			const next = shards[place + 1];
			const isNew = replaceShard(join(folder, name), { site, parts: partsFolder(parts, site.lang, shard), next });
			if (isNew) written.push(name);
			const comparison = comparisonName(name);
			if (comparison !== null && (isNew || !existsSync(join(folder, comparison)))) writeComparisonFeed(folder, name);
		}
	}
	for (const name of readdirSync(folder)) {
		if (parseFeedName(name) === null || wanted.has(name)) continue;
		rmSync(join(folder, name));
		writeComparisonFeed(folder, name);
	}
	return written;
}

/** Numbers of the shards that have items, and always 1, so that the first file's address never disappears. */
function listShards(folder: string): number[] {
	const found = existsSync(folder) ? readdirSync(folder).map(Number) : [];
	return [...new Set([1, ...found])].toSorted((a, b) => a - b);
}

interface Shard {
	readonly site: SiteData;
	readonly parts: string;
	readonly next: number | undefined;
}

function replaceShard(file: string, { site, parts, next }: Shard): boolean {
	const temporary = `${file}.${process.pid}.new`;
	const hash = createHash('sha1');
	const handle = openSync(temporary, 'w');
	const add = (text: string | Uint8Array) => {
		hash.update(text);
		if (typeof text === 'string') writeSync(handle, text);
		else writeSync(handle, text);
	};
	try {
		add(feedOpening(site, next));
		const names = existsSync(parts) ? readdirSync(parts).toSorted() : [];
		for (const name of names) add(readFileSync(join(parts, name)));
		add(FEED_CLOSING);
	} finally {
		closeSync(handle);
	}
	if (existsSync(file) && hashOf(file) === toHex(hash)) {
		rmSync(temporary);
		return false;
	}
	renameSync(temporary, file);
	return true;
}

const CHUNK = 1024 * 1024;

function hashOf(file: string): string {
	const hash = createHash('sha1');
	const handle = openSync(file, 'r');
	const buffer = Buffer.allocUnsafe(CHUNK);
	for (let read = readSync(handle, buffer); read > 0; read = readSync(handle, buffer)) hash.update(buffer.subarray(0, read));
	closeSync(handle);
	return toHex(hash);
}

const toHex = (hash: Hash): string => hash.digest('hex');
