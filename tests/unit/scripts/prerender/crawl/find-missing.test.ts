import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { feedPaths } from '#lib/content/server/post-feeds.server.ts';
import { checkDocuments } from '#scripts/prerender/crawl/check-documents.ts';
import { findMissing } from '#scripts/prerender/crawl/find-missing.ts';
import { dropDocumentList, openDocumentList } from '#scripts/prerender/manifest/document-list.ts';
import { type Manifest, openManifest } from '#scripts/prerender/manifest/manifest.ts';
import { feedName } from '#scripts/prerender/publish/feeds/feed-shard.ts';
import { type DocumentCheck, documentName, stampOf } from '#scripts/prerender/publish/page-document.ts';
import { openFolderStore } from '#scripts/prerender/publish/store/folder-store.ts';

const SITE = ['404.html', '_headers', '_redirects', 'builds/latest.json', 'manifest.webmanifest', 'offline.html', 'robots.txt', 'sitemap.xml', 'sw.js'];
const content = Buffer.from('document');
const LATER = new Date('2026-11-26T12:00:00Z');
const pathsOf = (pages: number) => Array.from({ length: pages }, (_, at) => `/p-${at}/`).sort();

/** A manifest in memory with pages of this content. */
function manifestOf(paths: readonly string[], bytes = content, manifest = openManifest(':memory:', new Date('2026-11-26T10:00:00Z'))): Manifest {
	const stamp = stampOf(bytes);
	const slices = { description: { at: 1, bytes: 2 }, body: { at: 3, bytes: 4 } };
	const page = { lang: 'hr', screen: 'catalog/product', layout: 'default', type: 'page', noindex: false, productId: null, tags: [], alternates: [] } as const;
	const made = { template: 'template', inputs: { body: 'body', head: 'head' }, stamp, slices, rendered: true, reused: false };
	manifest.record(
		paths.map((path) => ({ path, ...page, ...made })),
		[],
	);
	return manifest;
}

test.each([0, 1, 4999, 5000, 5001, 10_000])('the list of documents has each of %i pages once, in path order', (pages) => {
	using manifest = manifestOf(pathsOf(pages));
	manifest.writeDocumentList(documentList);
	using list = openDocumentList(documentList);
	expect(list?.count).toBe(pages);
	expect([...(list?.documents(0, pages) ?? [])].map(([path]) => path)).toEqual(pathsOf(pages));
});

let output: string;
let documentList: string;
beforeAll(() => {
	output = mkdtempSync(join(tmpdir(), 'missing-'));
	documentList = join(output, 'documents.sqlite');
	for (const path of pathsOf(40)) put(documentName(path), content);
	for (const name of SITE) put(name, Buffer.from('beside the pages'));
});
afterAll(() => rmSync(output, { recursive: true }));

function put(name: string, bytes: Uint8Array): void {
	mkdirSync(dirname(join(output, name)), { recursive: true });
	writeFileSync(join(output, name), bytes);
}
beforeEach(() => dropDocumentList(documentList));
const search = (manifest: Manifest, check: DocumentCheck = 'size', langs: readonly string[] = [], isSealed = true, now = LATER) =>
	findMissing({ manifest, langs, check, output, store: openFolderStore({ folder: output, scratch: output }, 'test'), isSealed, documentList, now });
async function find(check: DocumentCheck, paths = pathsOf(40), langs: readonly string[] = []): Promise<string[] | null> {
	using manifest = manifestOf(paths);
	return await search(manifest, check, langs);
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
	expect(await findMissing({ manifest, langs: [], output, store, isSealed, check, documentList, now: LATER })).toEqual(missing);
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

describe('a list of documents that is older than the manifest', () => {
	let file: string;
	const later = () => openManifest(file, new Date('2026-11-26T11:00:00Z'));
	const longer = Buffer.from('document, edited');
	beforeEach(() => {
		file = join(mkdtempSync(join(tmpdir(), 'manifest-')), 'manifest.sqlite');
		using manifest = manifestOf(pathsOf(40), content, openManifest(file, new Date('2026-11-26T10:00:00Z')));
		manifest.writeDocumentList(documentList);
		return () => rmSync(dirname(file), { recursive: true });
	});

	test('finds an edited page whose file is an earlier copy, and no edited page that is intact', async () => {
		using manifest = manifestOf(['/p-7/'], longer, later());
		expect(await search(manifest)).toEqual(['/p-7/']);
		put(documentName('/p-7/'), longer);
		expect(await search(manifest)).toEqual([]);
		put(documentName('/p-7/'), content);
	});

	test('finds a new page whose file is gone, and ignores a page that was removed', async () => {
		using manifest = manifestOf(['/p-new/'], content, later());
		expect(await search(manifest)).toEqual(['/p-new/']);
		put(documentName('/p-new/'), content);
		manifest.forget('/p-8/');
		rmSync(join(output, documentName('/p-8/')));
		expect(await search(manifest)).toEqual([]);
		for (const path of ['/p-8/', '/p-new/']) put(documentName(path), content);
	});

	test('is written again after the clock was set back: pages that were rendered since seem older', async () => {
		using manifest = manifestOf(['/p-set-back/'], content, openManifest(file, new Date('2026-11-26T09:00:00Z')));
		expect(await search(manifest, 'size', [], true, new Date('2026-11-26T09:30:00Z'))).toEqual(['/p-set-back/']);
	});

	test.each<[string, (bytes: Buffer) => Buffer]>([
		['empty', () => Buffer.alloc(0)],
		['zeroed', (bytes) => bytes.fill(0)],
		['cut short', (bytes) => bytes.subarray(0, 65_536)],
	])('is written again if it is %s', async (_damage, damaged) => {
		writeFileSync(documentList, damaged(readFileSync(documentList)));
		using manifest = openManifest(file, LATER);
		rmSync(join(output, documentName('/p-7/')));
		expect(await search(manifest)).toEqual(['/p-7/']);
		put(documentName('/p-7/'), content);
	});

	test.each<[string, (manifest: Manifest) => unknown, boolean]>([
		['the cache is not that of the last build', () => undefined, false],
		['more pages were rendered than are checked one by one', (manifest) => manifestOf(pathsOf(2001), content, manifest), true],
	])('is written again if %s', async (_reason, change, isSealed) => {
		using manifest = manifestOf(['/p-7/'], content, later());
		change(manifest);
		await search(manifest, 'size', [], isSealed);
		using list = openDocumentList(documentList);
		expect([list?.count, list?.writtenAt]).toEqual([manifest.count(), '2026-11-26T11:00:00.000Z']);
	});

	test('does not report removed pages, however many there are', async () => {
		using manifest = manifestOf(pathsOf(2100), content, later());
		manifest.writeDocumentList(documentList);
		for (const path of pathsOf(2100)) if (!pathsOf(40).includes(path)) manifest.forget(path);
		expect(await search(manifest)).toEqual([]);
	});
});

test.each<DocumentCheck>(['size', 'checksum'])('threads find the same documents by their %s', async (check) => {
	using manifest = manifestOf(pathsOf(40));
	manifest.writeDocumentList(documentList);
	const damaged = [0, 19, 20, 39].map((at) => pathsOf(40)[at] ?? '');
	for (const path of damaged) put(documentName(path), Buffer.from('cut'));
	const work = { list: documentList, folder: output, check };
	expect(await checkDocuments({ ...work, threads: 2, most: 4 })).toEqual(damaged);
	expect(await checkDocuments({ ...work, threads: 0, most: 3 })).toBe(null);
	for (const path of damaged) put(documentName(path), content);
});
