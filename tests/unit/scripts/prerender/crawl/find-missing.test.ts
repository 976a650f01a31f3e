import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedPaths } from '#lib/content/server/post-feeds.server.ts';
import { findMissing } from '#scripts/prerender/crawl/find-missing.ts';
import { type Manifest, openManifest } from '#scripts/prerender/manifest/manifest.ts';
import { feedName } from '#scripts/prerender/publish/feeds/feed-shard.ts';
import { type DocumentCheck, documentName, stampOf } from '#scripts/prerender/publish/page-document.ts';
import { openFolderStore } from '#scripts/prerender/publish/store/folder-store.ts';

const SITE = ['404.html', '_headers', '_redirects', 'builds/latest.json', 'manifest.webmanifest', 'offline.html', 'robots.txt', 'sitemap.xml', 'sw.js'];
const content = Buffer.from('document');
const pathsOf = (pages: number) => Array.from({ length: pages }, (_, at) => `/p-${at}/`).sort();

/** A manifest in memory with pages of this content. */
function manifestOf(paths: readonly string[]): Manifest {
	const manifest = openManifest(':memory:', new Date());
	const stamp = stampOf(content);
	const slices = { description: { at: 1, bytes: 2 }, body: { at: 3, bytes: 4 } };
	const page = { lang: 'hr', screen: 'catalog/product', layout: 'default', type: 'page', noindex: false, productId: null, tags: [], alternates: [] } as const;
	const made = { template: 'template', inputs: { body: 'body', head: 'head' }, stamp, slices, rendered: true, reused: false };
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
	for (const path of pathsOf(40)) put(documentName(path), content);
	for (const name of SITE) put(name, Buffer.from('beside the pages'));
});
afterAll(() => rmSync(output, { recursive: true }));

function put(name: string, bytes: Uint8Array): void {
	mkdirSync(dirname(join(output, name)), { recursive: true });
	writeFileSync(join(output, name), bytes);
}
async function find(check: DocumentCheck, paths = pathsOf(40), langs: readonly string[] = []): Promise<string[] | null> {
	using manifest = manifestOf(paths);
	return findMissing(manifest, langs, { output, store: openFolderStore({ folder: output, scratch: output }, 'test'), isSealed: true }, check);
}

test.each<[DocumentCheck, string, (file: string) => void]>([
	['size', 'a document that is gone', (file) => rmSync(file)],
	['size', 'a document cut short', (file) => truncateSync(file, 3)],
	['checksum', 'other bytes of the same length', (file) => writeFileSync(file, 'tnemucod')],
])('the check of the %s finds %s, and nothing else', async (check, _name, damage) => {
	expect(await find(check)).toEqual([]);
	const name = documentName('/p-7/');
	damage(join(output, name));
	expect(await find(check)).toEqual(['/p-7/']);
	put(name, content);
});

test.each([
	['size', true, []],
	['size', false, null],
	['checksum', true, null],
] as const)('pages in remote storage, by %s, sealed: %s', async (check, isSealed, missing) => {
	using manifest = manifestOf(pathsOf(2));
	const never = () => Promise.reject(new Error('Remote documents are not looked up one by one'));
	const store = { isLocal: false, read: never, sizeOf: never, write: never, settle: never, remove: never } as const;
	expect(await findMissing(manifest, [], { output, store, isSealed }, check)).toEqual(missing);
});

test('more than 2,000 missing pages cause a full crawl', async () => {
	expect(await find('size', pathsOf(2041))).toBe(null);
	expect(await find('size', pathsOf(2040))).toHaveLength(2000);
});

test('a missing file beside the pages causes a full crawl', async () => {
	rmSync(join(output, 'sitemap.xml'));
	expect(await find('size')).toBe(null);
	put('sitemap.xml', Buffer.from('beside the pages'));
});

test.each(['builds/bots/hr-HR.json', 'builds/menus/hr-HR.json'])('a language without %s requires a full crawl', async (name) => {
	const files = ['builds/bots/hr-HR.json', 'builds/menus/hr-HR.json', `feeds/${feedName('hr', 1)}`, ...Object.values(feedPaths('hr'))];
	for (const file of files) put(file, Buffer.from('beside the pages'));
	expect(await find('size', pathsOf(40), ['hr'])).toEqual([]);
	rmSync(join(output, name));
	expect(await find('size', pathsOf(40), ['hr'])).toBe(null);
});
