import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolderStore } from '#scripts/prerender/publish/store/folder-store.ts';

let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'folder-store-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const open = (owner = 'worker') => openFolderStore({ folder: join(root, 'output'), scratch: join(root, 'scratch') }, owner);
const filesOf = (folder: string) => globSync('**/*', { cwd: join(root, folder), withFileTypes: true }).filter((entry) => entry.isFile()).length;

test.each([
	['into new folders', ['/a/b/c/index.html', '/a/b/index.html', '/a/b/d/index.html']],
	['into a folder with other files', ['/a/index.html', '/a/b/index.html', '/a/x.json']],
	['into an existing folder after a new one', ['/a/index.html', '/b/c/index.html', '/d/index.html', '/b/index.html', '/b/x.json']],
	['to the root', ['/index.html', '/a/index.html']],
	['over an earlier version', ['/a/index.html', '/a/index.html']],
])('files are written %s, and nothing is left in the scratch folder', (_place, names) => {
	const store = open();
	for (const [count, name] of names.entries()) store.write(name, Buffer.from(`${count} ${name}`));
	for (const name of names) expect(String(store.read(name))).toBe(`${names.lastIndexOf(name)} ${name}`);
	expect(filesOf('output')).toBe(new Set(names).size);
	expect(readdirSync(join(root, 'scratch', 'worker'))).toEqual([]);
});

// A tmpfs beside the disk, as on every Linux: files cannot be renamed from one to the other.
test.runIf(existsSync('/dev/shm'))('files are written if the scratch folder is in another file system, as a volume of a container is', () => {
	const scratch = mkdtempSync('/dev/shm/folder-store-');
	try {
		const store = openFolderStore({ folder: join(root, 'output'), scratch }, 'worker');
		const names = ['/a/b/index.html', '/a/index.html', '/c/index.html', '/a/b/index.html'];
		for (const [count, name] of names.entries()) store.write(name, Buffer.from(`${count} ${name}`));
		expect(names.slice(1).map((name) => String(store.read(name)))).toEqual(['1 /a/index.html', '2 /c/index.html', '3 /a/b/index.html']);
		expect(globSync('**/*.html', { cwd: join(root, 'output') })).toHaveLength(3);
	} finally {
		rmSync(scratch, { recursive: true });
	}
});

test('a folder that was removed is created again', () => {
	const store = open();
	store.write('/a/b/index.html', Buffer.from('1'));
	store.remove(['/a/b/index.html']);
	expect(readdirSync(join(root, 'output'))).toEqual([]);
	open('other').write('/a/b/index.html', Buffer.from('2'));
	expect(String(store.read('/a/b/index.html'))).toBe('2');
});

test('a file where a folder belongs is an error that names it', () => {
	mkdirSync(join(root, 'output'), { recursive: true });
	const store = open();
	store.write('/a', Buffer.from('file'));
	expect(() => store.write('/a/index.html', Buffer.from('page'))).toThrow(/ENOTDIR.*\/a/);
	expect(readFileSync(join(root, 'output/a'), 'utf8')).toBe('file');
});
