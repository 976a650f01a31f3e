import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askKeeper, openControl } from '#scripts/release/control.ts';
import { readMark, removeOldReleases, writeMark } from '#scripts/release/release-folders.ts';
import { takePages } from '#scripts/release/take-pages.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const DAY = 86_400_000;

function write(path: string, text: string, at = new Date()): void {
	mkdirSync(join(path, '..'), { recursive: true });
	writeFileSync(path, text);
	utimesSync(path, at, at);
}

test('marks name releases, and the oldest releases without a mark are removed', () => {
	const root = temporaryFolder('releases-');
	expect(readMark(root, 'current')).toBeNull();
	for (const name of ['1', '2', '3', '4', '5']) mkdirSync(join(root, 'releases', name), { recursive: true });
	writeMark(root, 'current', '2');
	writeMark(root, 'current', '3');
	writeMark(root, 'previous', '1');
	expect([readMark(root, 'current'), readMark(root, 'previous')]).toEqual(['3', '1']);
	expect(removeOldReleases(root)).toEqual(['4', '2']);
	expect(['1', '3', '5'].map((name) => existsSync(join(root, 'releases', name)))).toEqual([true, true, true]);
});

test('a release takes pages and recent scripts of the one before, and keeps its own', () => {
	const [from, to] = [temporaryFolder('from-'), temporaryFolder('to-')];
	const now = new Date();
	const old = new Date(now.getTime() - 31 * DAY);
	write(join(from, 'dist/client/index.html'), 'page', old);
	write(join(from, 'dist/client/start.js'), 'before');
	write(join(from, 'dist/client/assets/before.js'), 'before');
	write(join(from, 'dist/client/assets/old.js'), 'old', old);
	write(join(from, '.cache/prerender/manifest'), 'manifest');
	write(join(to, 'dist/client/start.js'), 'next');
	takePages(from, to, now);
	const read = (name: string) => readFileSync(join(to, name), 'utf8');
	expect(['dist/client/index.html', 'dist/client/start.js', 'dist/client/assets/before.js', '.cache/prerender/manifest'].map(read)).toEqual([
		'page',
		'next',
		'before',
		'manifest',
	]);
	expect(existsSync(join(to, 'dist/client/assets/old.js'))).toBe(false);
});

test('a command hears from the keeper that a release runs, why it does not, or that there is no keeper', async () => {
	const path = join(temporaryFolder('keeper-'), 'keeper.sock');
	await expect(askKeeper(path, { release: '2', withoutBackup: false })).rejects.toThrow('No keeper runs here');
	const asked: unknown[] = [];
	await using _control = await openControl(path, async (wanted) => {
		asked.push(wanted);
		if (wanted.release === 'broken') throw new Error('It does not start');
	});
	await askKeeper(path, { release: '2', withoutBackup: true });
	await expect(askKeeper(path, { release: 'broken', withoutBackup: false })).rejects.toThrow('It does not start');
	expect(asked).toEqual([
		{ release: '2', withoutBackup: true },
		{ release: 'broken', withoutBackup: false },
	]);
});
