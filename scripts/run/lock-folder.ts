import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY = 100;

interface Holding {
	/** What the folder is held for: each purpose has a lock of its own. */
	readonly name: string;
	/** Milliseconds to wait for whoever holds it. */
	readonly timeout: number;
	/** What is thrown where somebody keeps it; `owner` is ` (process 12)`, or empty where nobody says. */
	readonly refuse: (owner: string) => string;
}

/**
 * Holds a folder until it is disposed of. The lock is the system's own on a small file, so that it goes with its process, however that ends. Throws where another process
 * keeps it.
 */
export async function lockFolder(folder: string, { name, timeout: patience, refuse }: Holding): Promise<Disposable> {
	mkdirSync(folder, { recursive: true });
	const owner = join(folder, `${name}.owner`);
	const last = performance.now() + patience;
	for (;;) {
		const lock = take(join(folder, `${name}.sqlite`));
		if (lock) {
			writeFileSync(owner, String(process.pid));
			return {
				[Symbol.dispose]() {
					rmSync(owner, { force: true });
					lock.close();
				},
			};
		}
		if (performance.now() >= last) throw new Error(refuse(describe(owner)));
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
