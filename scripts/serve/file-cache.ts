import { readFile } from 'node:fs/promises';
import { createBudgetedLoads } from '#lib/platform/server/cache/budgeted-loads.server.ts';
import { type MemoryBudget, sharedBudget } from '#lib/platform/server/cache/memory-budget.server.ts';
import { contentTypeOf } from './content-type.ts';
import { hashOf } from './encoding-cache.ts';
import type { FoundFile } from './find-file.ts';

export interface CachedFile {
	readonly body: Uint8Array;
	readonly type: string;
	/** Strong ETag, without quotes. */
	readonly hash: string;
}

type Found = Extract<FoundFile, { kind: 'file' }>;

/** Caches static files within the memory budget. A file that changed on disk is read again. */
export function createFileCache(budget: MemoryBudget = sharedBudget()): (found: Found) => Promise<CachedFile> {
	const file = createBudgetedLoads<CachedFile>({ budget, bytesOf: ({ body }) => body.buffer.byteLength });
	return ({ path, modified, size }) => file(`${path} ${modified} ${size}`, () => readCachedFile(path));
}

async function readCachedFile(path: string): Promise<CachedFile> {
	const body = await readFile(path);
	return { body, type: contentTypeOf(path), hash: hashOf(body).slice(0, 22) };
}
