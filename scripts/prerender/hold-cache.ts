import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds that a build waits for another one on its cache: one of a few changed pages is over by then. */
const PATIENCE = 15_000;
const LOOK_EVERY = 100;

/**
 * Holds a cache: one build at a time writes it and the pages that it stands for. The lock is the system's own on a small file, so that it goes
 * with its process, however that ends. Throws where another build keeps it.
 */
export async function holdCache(cache: string, patience = PATIENCE): Promise<Disposable> {
	mkdirSync(cache, { recursive: true });
	const owner = join(cache, 'lock.owner');
	const last = performance.now() + patience;
	for (;;) {
		const lock = take(join(cache, 'lock.sqlite'));
		if (lock) {
			writeFileSync(owner, String(process.pid));
			return {
				[Symbol.dispose]() {
					rmSync(owner, { force: true });
					lock.close();
				},
			};
		}
		if (performance.now() >= last) throw new Error(`another build is at work on ${cache}${describe(owner)}; wait for it, or name another folder with --cache`);
		await wait(Math.min(LOOK_EVERY, Math.max(1, patience)));
	}
}

function take(file: string): DatabaseSync | null {
	const lock = new DatabaseSync(file);
	try {
		lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
		return lock;
	} catch (error) {
		lock.close();
		const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
		if (code === NOT_A_DATABASE) rmSync(file, { force: true });
		else if (code !== BUSY) throw error;
		return null;
	}
}

const [BUSY, NOT_A_DATABASE] = [5, 26] as const;

function describe(owner: string): string {
	try {
		return ` (process ${readFileSync(owner, 'utf8')})`;
	} catch {
		return '';
	}
}
