import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { lockDataDir } from '@titraj/backend/platform/database/data-lock.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';

let dir: string;
let file: string;
beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), 'lock-'));
	file = join(dir, 'backend.lock');
});
afterEach(() => rmSync(dir, { recursive: true }));

const owner = () => Number(readFileSync(file, 'utf8').split(' ')[0]);

async function pidOfTheDead(): Promise<number> {
	const child = spawn(process.execPath, ['-e', '']);
	await once(child, 'exit');
	return child.pid ?? 0;
}

it('one process per folder, until the lock is released', () => {
	const lock = lockDataDir(dir);
	expect(owner()).toBe(process.pid);
	expect(() => lockDataDir(dir)).toThrow(`in use by the backend with process id ${process.pid}`);
	lock.release();
	expect(existsSync(file)).toBe(false);
	lockDataDir(dir).release();
});

it('an import into the folder of a running shop prints one line that says what to do', async () => {
	using _lock = { [Symbol.dispose]: lockDataDir(dir).release };
	const command = fileURLToPath(import.meta.resolve('@titraj/backend/main-import.ts'));
	const child = spawn(process.execPath, [command, 'feed.csv', '--data', dir]);
	const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
	expect(said).toBe(`${dir} is in use by the backend with process id ${process.pid}. Stop it first, or choose another folder with --data.\n`);
	expect(code).toBe(2);
});

it('the lock of a killed process is taken over', async () => {
	writeFileSync(file, String(await pidOfTheDead()));
	lockDataDir(dir);
	expect(owner()).toBe(process.pid);
});

it('a lock without an owner is taken over', () => {
	writeFileSync(file, 'not a number');
	lockDataDir(dir);
	expect(owner()).toBe(process.pid);
});

it.runIf(existsSync('/proc/self/stat'))('the lock of an earlier process with the same number is taken over', () => {
	writeFileSync(file, `${process.pid} 1`);
	lockDataDir(dir).release();
});
