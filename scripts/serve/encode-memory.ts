import { createHash } from 'node:crypto';
import { createBudgetedLoads } from '#lib/server/cache/budgeted-loads.server.ts';
import { type MemoryBudget, sharedBudget } from '#lib/server/cache/memory-budget.server.ts';
import { type Encoding, encode } from './encode.ts';

/** Brotli's quality for what is encoded while somebody waits. */
const QUALITY = 4;

type Body = string | Uint8Array;

interface Wanted {
	readonly body: Body;
	readonly encoding: Encoding;
	/** Brotli's, 0 to 11. */
	readonly quality?: number;
	/** Of the body, where it is known. */
	readonly hash?: string;
}

/** Encodes bodies, each once as long as its form is among those that the memory budget keeps. */
export type EncodeMemory = (wanted: Wanted) => Promise<Uint8Array>;

/**
 * Functions answer many shoppers with the same page, and to compress it takes several times as long as to find it. Forms are kept by the hash of their body: one
 * body has one form, under however many addresses it is asked for.
 */
export function createEncodeMemory(budget: MemoryBudget = sharedBudget()): EncodeMemory {
	const form = createBudgetedLoads<Uint8Array>({ budget, bytesOf: ({ buffer }) => buffer.byteLength });
	return async ({ body, encoding, quality = QUALITY, hash = hashOf(body) }) =>
		form(`${encoding} ${quality} ${hash}`, () => encode(toBytes(body), encoding, quality));
}

export const toBytes = (body: Body): Uint8Array => (typeof body === 'string' ? Buffer.from(body) : body);

export const hashOf = (body: Body): string => createHash('sha256').update(body).digest('base64url');
