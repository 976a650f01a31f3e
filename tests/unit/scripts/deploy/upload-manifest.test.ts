import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scanOutput } from '#scripts/deploy/scan-output.ts';
import { openUploadManifest } from '#scripts/deploy/upload-manifest.ts';

let root: string;
const output = () => join(root, 'client');
const put = (name: string, text: string) => {
	mkdirSync(join(output(), name, '..'), { recursive: true });
	writeFileSync(join(output(), name), text);
};

/** Files that a deploy would upload now; `deployed` records a deploy. */
function plan(deployed = false) {
	using manifest = openUploadManifest(join(root, 'uploads.sqlite'));
	scanOutput(output(), manifest);
	const found = { ...manifest.totals(), uploads: [...manifest.uploads()].map(({ path }) => path), removed: manifest.removedCount() };
	if (deployed) manifest.markAllDeployed();
	return found;
}

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'deploy-'));
	put('index.html', 'home');
	put('kontakt/index.html', 'contact');
	put('magazin/index.html', 'news from the shop');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a deploy uploads everything the first time, and nothing when nothing changed', () => {
	expect(plan(true)).toEqual({ files: 3, bytes: 29, uploads: ['/index.html', '/kontakt/index.html', '/magazin/index.html'], removed: 0 });
	expect(plan()).toMatchObject({ uploads: [], removed: 0 });
});

test('a deploy uploads only what changed, until it is recorded as deployed', () => {
	plan(true);
	put('kontakt/index.html', 'CONTACT');
	expect(plan().uploads).toEqual(['/kontakt/index.html']);
	expect(plan(true).uploads).toEqual(['/kontakt/index.html']);
	expect(plan().uploads).toEqual([]);
});

test('a deploy uploads no content twice: not under another name, not for two files, not for a file rewritten with the same bytes', () => {
	plan(true);
	mkdirSync(join(output(), 'pomoc'));
	renameSync(join(output(), 'kontakt/index.html'), join(output(), 'pomoc/index.html'));
	put('index.html', 'home');
	utimesSync(join(output(), 'index.html'), 1, 1);
	put('a.txt', 'new');
	put('b.txt', 'new');
	expect(plan()).toMatchObject({ files: 5, uploads: ['/a.txt'], removed: 1 });
});

test('a deploy finds a changed file that has the same length and modification time', () => {
	utimesSync(join(output(), 'index.html'), 1, 1);
	plan(true);
	writeFileSync(join(root, 'other'), 'HOME');
	utimesSync(join(root, 'other'), 1, 1);
	renameSync(join(root, 'other'), join(output(), 'index.html'));
	expect(plan().uploads).toEqual(['/index.html']);
});
