import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginWriting, lastCompleteBuild, saveCompleteBuild } from '#scripts/prerender/manifest/last-complete-build.ts';
import { type Manifest, openManifest } from '#scripts/prerender/manifest/manifest.ts';
import type { PageResult } from '#scripts/prerender/manifest/page-record.ts';
import { openManifestReader } from '#scripts/prerender/manifest/reader.ts';

const NOW = new Date('2026-11-25T10:00:00Z');
let folder: string;
let file: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'manifest-'));
	file = join(folder, 'manifest.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (path: string, change: Partial<PageResult> = {}): PageResult => ({
	...{ path, lang: 'hr', screen: 'catalog/product', layout: 'default', type: 'product', noindex: false, productId: 12 },
	...{
		tags: ['product:12', 'category:3'],
		alternates: [
			{ hreflang: 'hr-HR', path },
			{ hreflang: 'en', path: `/en${path}` },
		],
	},
	...{ template: 'template', inputs: { body: 'body', head: 'head' }, rendered: true, reused: false },
	stamp: { bytes: 10, crc32: 4_294_967_295 },
	slices: { description: { at: 5, bytes: 6 }, body: { at: 50, bytes: 60 } },
	...change,
});

test('a worker reads a page as it was recorded', () => {
	using manifest = openManifest(file, NOW);
	const recorded = page('/a/', { stamp: { bytes: 30, crc32: 3 } });
	manifest.record([recorded, page('/b/')], []);
	const reader = openManifestReader(file, NOW);
	for (const { path, lang, screen, layout, template, inputs, stamp, slices } of [recorded, page('/b/')])
		expect(reader.page(path)).toEqual({ lang, screen, layout, template, inputs, stamp, slices });
	expect(reader.page('/c/')).toBe(null);
});

test('a worker reads a batch of pages at once, and others one by one', async () => {
	using manifest = openManifest(file, NOW);
	manifest.record([page('/a/'), page('/"š"/')], []);
	const reader = openManifestReader(file, NOW);
	const templates = () => ['/a/', '/"š"/', '/c/', '/d/'].map((path) => reader.page(path)?.template ?? null);
	await reader.prefetch(['/a/', '/"š"/', '/a/', '/c/']);
	manifest.record([page('/c/'), page('/d/')], []);
	expect(templates()).toEqual(['template', 'template', null, 'template']);
	await reader.prefetch([]);
	expect(templates()).toEqual(['template', 'template', 'template', 'template']);
});

test.each([
	['the pages that a run did not find are read', (manifest: Manifest) => [...manifest.unvisited()]],
	['the manifest is closed', () => undefined],
])('indexes are created when %s, and kept', (when, act) => {
	const indexes = () => {
		using database = new DatabaseSync(file);
		return database
			.prepare("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name")
			.all()
			.map(({ name }) => name);
	};
	const all = ['page_age', 'page_run', 'page_template'];
	{
		using manifest = openManifest(file, NOW);
		manifest.record([page('/a/'), page('/b/')], []);
		expect(indexes()).toEqual([]);
		act(manifest);
		expect(indexes()).toEqual(when.includes('closed') ? [] : all);
	}
	expect(indexes()).toEqual(all);
	using next = openManifest(file, NOW);
	next.record([page('/c/')], []);
	expect(indexes()).toEqual(all);
	expect([...next.pagesIn('template')].map(({ path }) => path)).toEqual(['/a/', '/b/', '/c/']);
});

test('a page is found by its dependencies, and no longer by removed ones', () => {
	using manifest = openManifest(file, NOW);
	manifest.record([page('/a/'), page('/list/', { productId: null, tags: ['category:3'] })], []);
	expect(manifest.dependents('category:3')).toEqual(['/a/', '/list/']);
	expect(manifest.productPages('category:3')).toEqual([{ path: '/a/', id: 12 }]);
	manifest.record([page('/a/', { tags: ['product:12'] })], []);
	expect([manifest.dependents('category:3'), manifest.tagsOf('/a/')]).toEqual([['/list/'], ['product:12']]);
});

test('pages that a killed build recorded are found by their dependencies', () => {
	const killed = openManifest(file, NOW);
	killed.record([page('/b/'), page('/a/')], []);
	using manifest = openManifest(file, NOW);
	expect(manifest.productPages('category:3').map(({ path }) => path)).toEqual(['/a/', '/b/']);
	manifest.record([page('/c/')], []);
	manifest.forget('/b/');
	expect(manifest.dependents('product:12')).toEqual(['/a/', '/c/']);
	killed[Symbol.dispose]();
});

test('of two contents with one address, the second has the dependencies', () => {
	using manifest = openManifest(file, NOW);
	manifest.record([page('/a/'), page('/a/', { tags: ['product:13'] })], []);
	expect([manifest.dependents('product:12'), manifest.dependents('product:13')]).toEqual([[], ['/a/']]);
});

test('a page keeps the date of its last change while its inputs are the same', () => {
	const changedAt = (now: string, change: Partial<PageResult> = {}) => {
		using manifest = openManifest(file, new Date(now));
		manifest.record([page('/a/', change)], []);
		return [...manifest.indexable()];
	};
	const { alternates } = page('/a/');
	changedAt('2026-11-20T00:00:00Z');
	expect(changedAt('2026-11-21T00:00:00Z')).toEqual([{ path: '/a/', lang: 'hr', changedAt: '2026-11-20T00:00:00.000Z', alternates }]);
	expect(changedAt('2026-11-22T00:00:00Z', { inputs: { body: 'body', head: 'other' } })[0]?.changedAt).toBe('2026-11-22T00:00:00.000Z');
});

test('a run finds pages that it has not visited, and paths that it visits twice', () => {
	using manifest = openManifest(file, NOW);
	manifest.record([page('/a/'), page('/b/')], []);
	manifest.beginRun();
	expect(manifest.record([page('/a/', { rendered: false }), page('/c/'), page('/c/')], [])).toEqual(['/c/']);
	expect([[...manifest.unvisited()], [...manifest.visited()]]).toEqual([['/b/'], ['/a/', '/c/']]);
	expect([manifest.placeBefore('/b/')?.path, manifest.placeBefore('/c/')]).toEqual(['/b/', null]);
	// Page c is new.
	const count = (path: string, enough: number) => manifest.countBefore({ path, lang: 'hr', type: 'product' }, enough);
	expect([count('/a/', 9), count('/b/', 9), count('/b/', 1), count('/z/', 9)]).toEqual([2, 2, 1, 2]);
	expect(manifest.countBefore({ path: '/a/', lang: 'hr', type: 'post' }, 9)).toBe(0);
});

test('a manifest that has lost pages no longer counts as a complete build', () => {
	using manifest = openManifest(file, NOW);
	manifest.record([page('/a/'), page('/b/')], []);
	const build = { fingerprint: 'fingerprint', epoch: 'epoch', cursor: 7 };
	saveCompleteBuild(manifest, build);
	expect(lastCompleteBuild(manifest, { isSealed: false })).toEqual(build);
	manifest.forget('/b/');
	expect(lastCompleteBuild(manifest, { isSealed: false })).toBe(null);
	expect(lastCompleteBuild(manifest, { isSealed: true })).toEqual(build);
	beginWriting(manifest);
	expect(lastCompleteBuild(manifest, { isSealed: true })).toBe(null);
});

test.each<[string, RegExp, () => void]>([
	['of another format', /^it has format 6, and this build writes format \d+$/, () => new DatabaseSync(file).exec('PRAGMA user_version = 6')],
	['that is damaged', /^it is damaged$/, () => writeFileSync(file, 'noise '.repeat(2000))],
])('a manifest %s is replaced by an empty one, and the reason is logged', (_, reason, damage) => {
	{
		using manifest = openManifest(file, NOW);
		manifest.record([page('/a/')], []);
	}
	damage();
	const reasons: string[] = [];
	using manifest = openManifest(file, NOW, { onDiscard: (given) => reasons.push(given) });
	expect([manifest.count(), reasons]).toEqual([0, [expect.stringMatching(reason)]]);
});
