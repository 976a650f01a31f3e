import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMissing } from '#scripts/prerender/crawl/find-missing.ts';
import { type Manifest, openManifest } from '#scripts/prerender/manifest/manifest.ts';
import { type FileCheck, filesOf, stampsOf } from '#scripts/prerender/publish/page-files.ts';
import { openFolderStore } from '#scripts/prerender/publish/store/folder-store.ts';

const SITE = ['404.html', '_headers', '_redirects', 'builds/latest.json', 'manifest.webmanifest', 'offline.html', 'robots.txt', 'sitemap.xml', 'sw.js'];
const content = { html: Buffer.from('document'), json: Buffer.from('data') };
const pathsOf = (pages: number) => Array.from({ length: pages }, (_, at) => `/p-${at}/`).sort();

/** A manifest in memory with pages of this content. */
function manifestOf(paths: readonly string[]): Manifest {
	const manifest = openManifest(':memory:', new Date());
	const files = stampsOf(content);
	const slices = { description: { at: 1, bytes: 2 }, body: { at: 3, bytes: 4 } };
	const page = { lang: 'hr', screen: 'catalog/product', layout: 'default', type: 'page', noindex: false, productId: null, tags: [], alternates: [] } as const;
	const made = { template: 'template', inputs: { body: 'body', head: 'head' }, files, slices, rendered: true, reused: false };
	manifest.record(
		paths.map((path) => ({ path, ...page, ...made })),
		[],
	);
	return manifest;
}

test.each([0, 1, 4999, 5000, 5001, 10_000])('a manifest reads each of %i pages once, in path order', (pages) => {
	using manifest = manifestOf(pathsOf(pages));
	expect([...manifest.everyPage()].map(([path]) => path)).toEqual(pathsOf(pages));
});

let output: string;
beforeAll(() => {
	output = mkdtempSync(join(tmpdir(), 'missing-'));
	for (const path of pathsOf(40)) for (const [kind, name] of Object.entries(filesOf(path))) put(name, kind === 'html' ? content.html : content.json);
	for (const name of SITE) put(name, Buffer.from('beside the pages'));
});
afterAll(() => rmSync(output, { recursive: true }));

function put(name: string, bytes: Uint8Array): void {
	mkdirSync(dirname(join(output, name)), { recursive: true });
	writeFileSync(join(output, name), bytes);
}
async function find(check: FileCheck | 'document-size', paths = pathsOf(40)) {
	const lookups: string[] = [];
	const local = openFolderStore({ folder: output, scratch: output }, 'test');
	const store = { ...local, sizeOf: (name: string) => lookups.push(name) && local.sizeOf(name) };
	using manifest = manifestOf(paths);
	return { missing: await findMissing(manifest, [], { output, store }, check), lookups: lookups.length };
}

test.each([
	['document-size', 40],
	['sizes', 80],
] as const)('the check "%s" looks up %i files of 40 pages', async (check, lookups) => {
	expect(await find(check)).toEqual({ missing: [], lookups });
});

test.each<[FileCheck | 'document-size', string, (file: string) => void, keyof typeof content]>([
	['document-size', 'a document that is gone', (file) => rmSync(file), 'html'],
	['document-size', 'a document cut short', (file) => truncateSync(file, 3), 'html'],
	['sizes', 'data that is gone', (file) => rmSync(file), 'json'],
	['sizes', 'data cut short', (file) => truncateSync(file, 3), 'json'],
	['checksums', 'other bytes of the same length', (file) => writeFileSync(file, 'atad'), 'json'],
])('the check "%s" finds %s', async (check, _name, damage, kind) => {
	const name = filesOf('/p-7/')[kind];
	damage(join(output, name));
	expect((await find(check)).missing).toEqual(['/p-7/']);
	put(name, content[kind]);
});

test('more than 2,000 missing pages are left to a whole crawl', async () => {
	expect((await find('document-size', pathsOf(2041))).missing).toBe(null);
	expect((await find('document-size', pathsOf(2040))).missing).toHaveLength(2000);
});

test('a missing file beside the pages makes a whole crawl', async () => {
	rmSync(join(output, 'sitemap.xml'));
	expect((await find('document-size')).missing).toBe(null);
	put('sitemap.xml', Buffer.from('beside the pages'));
});
