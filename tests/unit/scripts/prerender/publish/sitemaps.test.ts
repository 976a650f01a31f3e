import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Manifest, openManifest } from '#scripts/prerender/manifest/manifest.ts';
import type { PageResult } from '#scripts/prerender/manifest/page-record.ts';
import { updateSitemaps, writeSitemaps } from '#scripts/prerender/publish/sitemaps.ts';

const LANGS = ['hr', 'de'];
/** Ten pages a file, nine of them filled by a whole build. */
const LIMITS = { langs: LANGS, origin: 'https://shop.example', mostAddresses: 20 };
let output: string;
let manifest: Manifest;
beforeEach(() => {
	output = mkdtempSync(join(tmpdir(), 'sitemaps-'));
	manifest = openManifest(join(output, 'manifest.sqlite'), new Date('2026-11-25T10:00:00Z'));
});
afterEach(() => {
	manifest[Symbol.dispose]();
	rmSync(output, { recursive: true });
});

const page = (path: string, change: Partial<PageResult> = {}): PageResult => ({
	...{ path, lang: path.startsWith('/de/') ? 'de' : 'hr', screen: 'catalog/product', layout: 'default', type: 'product', noindex: false, productId: 1 },
	...{ tags: [], alternates: [], template: 't', inputs: { body: 'b', head: 'h' }, rendered: true, reused: false },
	...{ stamp: { bytes: 1, crc32: 1 }, slices: { description: { at: 0, bytes: 1 }, body: { at: 1, bytes: 1 } } },
	...change,
});
const record = (...pages: readonly PageResult[]) => manifest.record(pages, []);
const numbered = (from: number, to: number, prefix = '/') => Array.from({ length: to - from }, (_, at) => `${prefix}p${String(from + at).padStart(3, '0')}/`);

const files = () => readdirSync(output).filter((name) => /^sitemap-/.test(name));
/** Paths by file. */
const listed = () => Object.fromEntries(files().map((name) => [name, pathsIn(name)]));
const pathsIn = (name: string) =>
	[...readFileSync(join(output, name), 'utf8').matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g)].map(([, path = '']) =>
		decodeURI(path).replaceAll('&amp;', '&'),
	);
const index = () => pathsIn('sitemap.xml');

test('files hold pages of one language in path order, with room for more', () => {
	record(...numbered(0, 20).map((path) => page(path)), page('/de/a/'), page('/de/b/', { noindex: true }), page('/en/a/', { lang: 'en' }));
	writeSitemaps({ output, manifest, ...LIMITS });
	expect(listed()).toEqual({
		'sitemap-hr-1.xml': numbered(0, 9),
		'sitemap-hr-2.xml': numbered(9, 18),
		'sitemap-hr-3.xml': numbered(18, 20),
		'sitemap-de-1.xml': ['/de/a/'],
	});
	expect(index()).toEqual(['/sitemap-hr-1.xml', '/sitemap-hr-2.xml', '/sitemap-hr-3.xml', '/sitemap-de-1.xml']);
});

test('a change writes only the file of its page', () => {
	record(...numbered(0, 20).map((path) => page(path)), page('/de/a/'));
	writeSitemaps({ output, manifest, ...LIMITS });
	const inodes = () => Object.fromEntries(files().map((name) => [name, statSync(join(output, name)).ino]));
	const before = inodes();
	record(page('/p010a/'));
	updateSitemaps({ output, manifest, ...LIMITS }, ['/p010a/']);
	const after = inodes();
	expect(Object.keys(before).filter((name) => before[name] !== after[name])).toEqual(['sitemap-hr-2.xml']);
	expect(listed()['sitemap-hr-2.xml']).toContain('/p010a/');
});

test('a page that is rendered again on the day of its last change leaves its file alone', () => {
	record(...numbered(0, 20).map((path) => page(path)));
	writeSitemaps({ output, manifest, ...LIMITS });
	const { ino } = statSync(join(output, 'sitemap-hr-2.xml'));
	record(page('/p010/', { inputs: { body: 'b', head: 'other' } }));
	updateSitemaps({ output, manifest, ...LIMITS }, ['/p010/']);
	expect(statSync(join(output, 'sitemap-hr-2.xml')).ino).toBe(ino);
});

test('a changed or hidden page is replaced in its file, whose other pages are not read', () => {
	record(...numbered(0, 20).map((path) => page(path)));
	writeSitemaps({ output, manifest, ...LIMITS });
	const other = { hreflang: 'de', path: '/de/p010/' };
	record(page('/p010/', { alternates: [other] }), page('/p011/', { noindex: true }));
	const indexable = () => {
		throw new Error('reads all pages of a file');
	};
	updateSitemaps({ output, manifest: { ...manifest, indexable }, ...LIMITS }, ['/p010/', '/p011/']);
	expect(listed()['sitemap-hr-2.xml']).toEqual(numbered(9, 18).filter((path) => path !== '/p011/'));
	expect(readFileSync(join(output, 'sitemap-hr-2.xml'), 'utf8')).toContain(
		'/p010/</loc><lastmod>2026-11-25</lastmod><xhtml:link rel="alternate" hreflang="de"',
	);
});

test.each<[string, readonly string[], readonly string[]]>([
	['one too many in a file', numbered(200, 202, '/p000'), []],
	['the last page of a file is gone', [], numbered(18, 20)],
	['the first page of a language', ['/en/a/'], []],
])('all sitemap files are rewritten: %s', (_, added, gone) => {
	const limits = { ...LIMITS, langs: ['hr', 'de', 'en'], mostAddresses: 30 };
	record(...numbered(0, 20).map((path) => page(path)));
	writeSitemaps({ output, manifest, ...limits });
	record(...added.map((path) => page(path, { lang: path.startsWith('/en/') ? 'en' : 'hr' })));
	for (const path of gone) manifest.forget(path);
	updateSitemaps({ output, manifest, ...limits }, [...added, ...gone]);
	const all = Object.values(listed()).flat();
	expect(all.toSorted()).toEqual([...numbered(0, 20).filter((path) => !gone.includes(path)), ...added].toSorted());
	expect(Math.max(...Object.values(listed()).map(({ length }) => length))).toBeLessThanOrEqual(9);
	expect(index().toSorted()).toEqual(
		files()
			.map((name) => `/${name}`)
			.toSorted(),
	);
});

test('a missing file is written again with all others', () => {
	record(...numbered(0, 20).map((path) => page(path)));
	writeSitemaps({ output, manifest, ...LIMITS });
	rmSync(join(output, 'sitemap-hr-2.xml'));
	updateSitemaps({ output, manifest, ...LIMITS }, ['/p010/']);
	expect(existsSync(join(output, 'sitemap-hr-2.xml'))).toBe(true);
});

test('after any changes each indexable page is listed once, and no other', () => {
	const path = fc.tuple(fc.constantFrom('/', '/de/', '/č&/'), fc.integer({ min: 0, max: 40 })).map(([prefix, number]) => `${prefix}x${number}/`);
	const change = fc.record({ path, kind: fc.constantFrom('add', 'hide', 'remove') });
	fc.assert(
		fc.property(fc.array(path), fc.array(fc.array(change, { maxLength: 8 }), { maxLength: 8 }), (first, batches) => {
			for (const known of [...manifest.unvisited(), ...manifest.visited()]) manifest.forget(known);
			record(...first.map((one) => page(one)));
			writeSitemaps({ output, manifest, ...LIMITS });
			const expected = new Set(first);
			for (const batch of batches) {
				for (const { path: changed, kind } of batch) {
					if (kind === 'remove') manifest.forget(changed);
					else record(page(changed, { noindex: kind === 'hide' }));
					if (kind === 'add') expected.add(changed);
					else expected.delete(changed);
				}
				updateSitemaps(
					{ output, manifest, ...LIMITS },
					batch.map(({ path: changed }) => changed),
				);
				expect(Object.values(listed()).flat().toSorted()).toEqual([...expected].toSorted());
				expect(index().toSorted()).toEqual(
					files()
						.map((name) => `/${name}`)
						.toSorted(),
				);
			}
		}),
		{ numRuns: 40 },
	);
});
