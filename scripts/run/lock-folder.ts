import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two attempts. */
const POLL_INTERVAL = 100;

interface Locking {
	/** Name of the lock: each purpose has its own. */
	readonly name: string;
	/** Milliseconds to wait for another process. */
	readonly timeout: number;
	/** Error message if another process holds the lock; `owner` is ` (process 12)`, or empty if it is unknown. */
	readonly refuse: (owner: string) => string;
}

/**
 * Locks a folder until the result is disposed of. Uses an operating system lock on a small file, so that it is released with the process,
 * however the process ends. Throws if another process holds it for longer than `timeout`.
 */
export async function lockFolder(folder: string, { name, timeout, refuse }: Locking): Promise<Disposable> {
	mkdirSync(folder, { recursive: true });
	const owner = join(folder, `${name}.owner`);
	const last = performance.now() + timeout;
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
		await wait(Math.min(POLL_INTERVAL, Math.max(1, timeout)));
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
