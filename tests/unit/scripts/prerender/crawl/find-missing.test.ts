import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findMissing } from '#scripts/prerender/crawl/find-missing.ts';
import { readPages } from '#scripts/prerender/manifest/read-pages.ts';
import { type Care, filesOf, stampsOf } from '#scripts/prerender/publish/page-files.ts';
import { openFolderStore } from '#scripts/prerender/publish/store/folder-store.ts';

const SITE = ['404.html', '_headers', '_redirects', 'builds/latest.json', 'manifest.webmanifest', 'offline.html', 'robots.txt', 'sitemap.xml', 'sw.js'];
const content = { html: Buffer.from('document'), json: Buffer.from('data'), bot: Buffer.from('for bots') };
const pathsOf = (pages: number) => Array.from({ length: pages }, (_, at) => `/p-${at}/`).sort();

function manifestOf(paths: readonly string[]) {
	const database = new DatabaseSync(':memory:');
	database.exec('CREATE TABLE page (path TEXT PRIMARY KEY, files TEXT NOT NULL) WITHOUT ROWID; BEGIN');
	const add = database.prepare('INSERT INTO page VALUES (?, ?)');
	for (const path of paths) add.run(path, stampsOf(content));
	database.exec('COMMIT');
	return { everyPage: () => readPages(database) };
}

test.each([0, 1, 4999, 5000, 5001, 10_000])('each of %i pages is read once, in path order', (pages) => {
	expect([...manifestOf(pathsOf(pages)).everyPage()].map(([path]) => path)).toEqual(pathsOf(pages));
});

describe('files that are not as they were written', () => {
	let output: string;
	beforeAll(() => {
		output = mkdtempSync(join(tmpdir(), 'missing-'));
		for (const path of pathsOf(40))
			for (const [kind, name] of Object.entries(filesOf(path))) put(name, kind === 'html' ? content.html : kind === 'json' ? content.json : content.bot);
		for (const name of SITE) put(name, Buffer.from('beside the pages'));
	});
	afterAll(() => rmSync(output, { recursive: true }));

	function put(name: string, bytes: Uint8Array): void {
		mkdirSync(dirname(join(output, name)), { recursive: true });
		writeFileSync(join(output, name), bytes);
	}
	function look(care: Care | 'glance', paths = pathsOf(40)) {
		const looked: string[] = [];
		const near = openFolderStore({ folder: output, scratch: output }, 'test');
		const store = { ...near, sizeOf: (name: string) => looked.push(name) && near.sizeOf(name) };
		return { looked, missing: findMissing(manifestOf(paths), [], { output, store, bot: true }, care) };
	}

	test('a glance takes one look a page, a look three', async () => {
		for (const [care, looks] of [
			['glance', 40],
			['look', 120],
		] as const) {
			const { looked, missing } = look(care);
			expect(await missing).toEqual([]);
			expect(looked).toHaveLength(looks);
		}
	});

	test.each<[Care | 'glance', string, (file: string) => void, keyof typeof content]>([
		['glance', 'a document that is gone', (file) => rmSync(file), 'html'],
		['glance', 'a document cut short', (file) => truncateSync(file, 3), 'html'],
		['look', 'data that is gone', (file) => rmSync(file), 'json'],
		['look', 'a document for bots cut short', (file) => truncateSync(file, 3), 'bot'],
		['read', 'other bytes of the same length', (file) => writeFileSync(file, 'atad'), 'json'],
	])('a %s finds %s', async (care, _name, spoil, kind) => {
		const name = filesOf('/p-7/')[kind];
		spoil(join(output, name));
		expect(await look(care).missing).toEqual(['/p-7/']);
		put(name, content[kind]);
	});

	test('too many, or a file beside the pages, are had by a whole crawl', async () => {
		expect(await look('glance', pathsOf(2041)).missing).toBe(null);
		expect(await look('glance', pathsOf(2040)).missing).toHaveLength(2000);
		rmSync(join(output, 'sitemap.xml'));
		expect(await look('glance').missing).toBe(null);
		put('sitemap.xml', Buffer.from('beside the pages'));
	});
});
