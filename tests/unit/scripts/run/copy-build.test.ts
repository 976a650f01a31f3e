import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const BUILD = { 'assets.json': '{}', 'server/shell.mjs': 'export {};', 'client/assets/shop.js': 'shop', 'client/favicon.svg': '<svg/>' };

/** Copies the build of a folder to `copy` in it: the paths are relative to the folder in which the command runs. */
function copyIn(folder: string): void {
	const script = `import { copyBuild } from ${JSON.stringify(resolve('scripts/run/copy-build.ts'))}; copyBuild('copy');`;
	execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
}

test('a build is copied once: a second copy changes neither files nor folders, and one of another build what differs', () => {
	const folder = mkdtempSync(join(tmpdir(), 'copy-build-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const write = (name: string, text: string) => {
		mkdirSync(join(folder, name, '..'), { recursive: true });
		writeFileSync(join(folder, name), text);
	};
	for (const [name, text] of Object.entries(BUILD)) write(join('dist', name), text);
	write('public/favicon.svg', '<svg/>');
	const changed = () => ['client', 'client/assets', 'client/favicon.svg', 'server/shell.mjs'].map((name) => statSync(join(folder, 'copy', name)).ctimeMs);

	copyIn(folder);
	for (const [name, text] of Object.entries(BUILD)) expect(readFileSync(join(folder, 'copy', name), 'utf8')).toBe(text);
	const first = changed();
	copyIn(folder);
	expect(changed()).toEqual(first);
	write('dist/server/shell.mjs', 'export const id = 2;');
	copyIn(folder);
	expect(readFileSync(join(folder, 'copy/server/shell.mjs'), 'utf8')).toBe('export const id = 2;');
	expect(changed().slice(0, 3)).toEqual(first.slice(0, 3));
});
