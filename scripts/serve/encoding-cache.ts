import { createHash } from 'node:crypto';
import { createBudgetedLoads } from '#lib/platform/server/cache/budgeted-loads.server.ts';
import { type MemoryBudget, sharedBudget } from '#lib/platform/server/cache/memory-budget.server.ts';
import { type Encoding, encode, encodeSmallest } from './encode.ts';

/** Brotli quality for bodies that are compressed while a client waits. */
const QUALITY = 4;

type Body = string | Uint8Array;

interface Wanted {
	readonly body: Body;
	readonly encoding: Encoding;
	/** Brotli quality, 0 to 11. */
	readonly quality?: number;
	/** When to replace the brotli form by the smallest one: after the first request, or only if the body is requested again. Never, when left out. */
	readonly smallest?: 'at once' | 'when requested again';
	/** Hash of the body, if the caller has it. */
	readonly hash?: string;
}

interface Encoded {
	bytes: Uint8Array;
	/** No smaller form will follow. */
	isFinal: boolean;
}

/** Number of bodies that may wait for their smallest form. Others wait for their next request. */
const MOST_WAITING = 20;

/** Compresses bodies, and caches the results within the memory budget. */
export type EncodingCache = (wanted: Wanted) => Promise<Uint8Array>;

/**
 * Functions answer many shoppers with the same page, and compressing it takes several times as long as finding it. Results are cached by the hash of the
 * body, so that the same body under several addresses is compressed once. A body may later be replaced by its smallest form, as CDNs do: one at a time, in
 * another thread.
 */
export function createEncodingCache(budget: MemoryBudget = sharedBudget()): EncodingCache {
	const form = createBudgetedLoads<Encoded>({ budget, bytesOf: ({ bytes }) => bytes.buffer.byteLength });
	let waiting = 0;
	let improving: Promise<void> = Promise.resolve();
	const improve = (known: Encoded, body: Body) => {
		if (waiting === MOST_WAITING) return;
		known.isFinal = true;
		waiting++;
		improving = improving.then(async () => {
			// The first form is sent on if this fails.
			known.bytes = await encodeSmallest(toBytes(body)).catch(() => known.bytes);
			waiting--;
		});
	};
	return async ({ body, encoding, quality = QUALITY, smallest, hash = hashOf(body) }) => {
		let isFirst = false;
		const known = await form(`${encoding} ${quality} ${hash}`, async () => {
			isFirst = true;
			return { bytes: await encode(toBytes(body), encoding, quality), isFinal: !smallest || encoding !== 'br' };
		});
		if (!known.isFinal && (smallest === 'at once' || !isFirst)) improve(known, body);
		return known.bytes;
	};
}

export const toBytes = (body: Body): Uint8Array => (typeof body === 'string' ? Buffer.from(body) : body);

export const hashOf = (body: Body): string => createHash('sha256').update(body).digest('base64url');
