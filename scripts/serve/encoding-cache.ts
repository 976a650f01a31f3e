import { createHash } from 'node:crypto';
import { createBudgetedLoads } from '#lib/platform/server/cache/budgeted-loads.server.ts';
import { type MemoryBudget, sharedBudget } from '#lib/platform/server/cache/memory-budget.server.ts';
import { type Encoding, encode } from './encode.ts';

/** Brotli quality for bodies that are compressed while a client waits. */
const QUALITY = 4;

type Body = string | Uint8Array;

interface Wanted {
	readonly body: Body;
	readonly encoding: Encoding;
	/** Brotli quality, 0 to 11. */
	readonly quality?: number;
	/** Hash of the body, if the caller has it. */
	readonly hash?: string;
}

/** Compresses bodies, and caches the results within the memory budget. */
export type EncodingCache = (wanted: Wanted) => Promise<Uint8Array>;

/**
 * Functions answer many shoppers with the same page, and compressing it takes several times as long as finding it. Results are cached by the hash of the
 * body, so that the same body under several addresses is compressed once.
 */
export function createEncodingCache(budget: MemoryBudget = sharedBudget()): EncodingCache {
	const form = createBudgetedLoads<Uint8Array>({ budget, bytesOf: ({ buffer }) => buffer.byteLength });
	return async ({ body, encoding, quality = QUALITY, hash = hashOf(body) }) =>
		form(`${encoding} ${quality} ${hash}`, () => encode(toBytes(body), encoding, quality));
}

export const toBytes = (body: Body): Uint8Array => (typeof body === 'string' ? Buffer.from(body) : body);

export const hashOf = (body: Body): string => createHash('sha256').update(body).digest('base64url');
