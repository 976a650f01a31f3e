import { readFile } from 'node:fs/promises';
import { createBudgetedLoads } from '#lib/server/cache/budgeted-loads.server.ts';
import { type MemoryBudget, sharedBudget } from '#lib/server/cache/memory-budget.server.ts';
import { contentTypeOf } from './content-type.ts';
import { hashOf } from './encode-memory.ts';
import type { FoundFile } from './find-file.ts';

export interface KeptFile {
	readonly body: Uint8Array;
	readonly type: string;
	/** Strong, without quotes. */
	readonly hash: string;
}

type Found = Extract<FoundFile, { kind: 'file' }>;

/** Static files, kept within the memory budget. A file that changed on disk is read again. */
export function createFileMemory(budget: MemoryBudget = sharedBudget()): (found: Found) => Promise<KeptFile> {
	const file = createBudgetedLoads<KeptFile>({ budget, bytesOf: ({ body }) => body.buffer.byteLength });
	return ({ path, modified, size }) => file(`${path} ${modified} ${size}`, () => readKept(path));
}

async function readKept(path: string): Promise<KeptFile> {
	const body = await readFile(path);
	return { body, type: contentTypeOf(path), hash: hashOf(body).slice(0, 22) };
}
