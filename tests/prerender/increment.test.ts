// All tests need the pages of one shop of 200 products, which take longer to render than the tests themselves.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, constants } from 'node:zlib';
import { refreshDerived } from '@titraj/backend/listing/refresh-derived.ts';
import { refreshFilledLists } from '@titraj/backend/listing/refresh-filled-lists.ts';
import { refreshOrderedTogether } from '@titraj/backend/listing/refresh-ordered-together.ts';
import type { RunningBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pageDataJsonOf } from '#lib/navigation/page-data.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { seededRandom } from '#scripts/bench/seeded-random.ts';
import { prerender } from '#scripts/prerender/prerender.ts';
import { editOne, editShared, readStock } from '#tests/support/edit-catalog.ts';
import { hashPages } from '#tests/support/hash-pages.ts';
import { createWorkplace, startDemoBackend, type Workplace } from '#tests/support/prerender-setup.ts';
import { shopperWith } from '#tests/support/shopper.ts';
import { withCalls } from '#tests/support/start-test-backend.ts';

const EDITS = 501;
const ROUNDS = 3;

let backend: RunningBackend;
let place: Workplace;
const random = seededRandom(11);

const build = (at: Workplace, more: { whole?: boolean; now?: Date } = {}) =>
	prerender({
		...{ backendUrl: backend.url, host: 'localhost', languages: readEnvironment({}).languages, timeout: 10_000 },
		// So many random edits hide more products at once than a build may remove by default.
		...{ dist: at.dist, cache: join(at.dist, '../cache'), workers: 2, allowRemoval: true, now: new Date(), ...more },
	});

const filesOf = ({ dist }: Workplace) => hashPages(dist);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

async function expectAsWhole(): Promise<void> {
	using other = createWorkplace();
	const report = await build(other);
	expect(report.failures).toEqual([]);
	const [ours, whole] = [filesOf(place), filesOf(other)];
	const differing = [...new Set([...ours.keys(), ...whole.keys()])].filter((name) => ours.get(name) !== whole.get(name));
	expect(differing).toEqual([]);
}

beforeAll(async () => {
	backend = await startDemoBackend(200);
	place = createWorkplace();
	expect((await build(place)).failures).toEqual([]);
}, 180_000);
afterAll(async () => {
	place[Symbol.dispose]();
	await backend.close();
});

test('a build of one language mentions no others', () => {
	const client = join(place.dist, 'client');
	const naming = globSync('**/index.html', { cwd: client }).filter((name) =>
		/hreflang|data-languages|og:locale:alternate/.test(readFileSync(join(client, name), 'utf8')),
	);
	expect(naming).toEqual([]);
	expect(readFileSync(join(client, 'sitemap-hr-1.xml'), 'utf8')).not.toContain('xhtml');
});

test('product pages stay within their bytes (docs/benchmarks/2026-11-26-product-page-bytes.md)', () => {
	const pages = globSync('**/*-proizvod-*/index.html', { cwd: join(place.dist, 'client') }).map((name) =>
		readFileSync(join(place.dist, 'client', name), 'utf8'),
	);
	const cards = pages.flatMap((html): { title: string }[] => JSON.parse(pageDataJsonOf(html) ?? '').props.related);
	const compress = (html: string, quality: number) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
	const served = pages.map((html) => compress(html, 6));
	const largest = pages.toSorted((a, b) => Buffer.byteLength(b) - Buffer.byteLength(a)).slice(0, 10);
	expect(pages.length).toBeGreaterThan(150);
	expect(mean(pages.map((html) => Buffer.byteLength(html)))).toBeLessThan(51_500);
	expect(mean(cards.map((card) => Buffer.byteLength(JSON.stringify(card))))).toBeLessThan(600);
	expect(mean(served)).toBeLessThan(10_350);
	expect(Math.max(...served)).toBeLessThan(13_400);
	expect(Math.max(...largest.map((html) => compress(html, 11)))).toBeLessThan(12_000);
	// Browsers have the HTML of static parts (ADR 95).
	for (const html of pages) expect(pageDataJsonOf(html)).not.toMatch(/"(attributeGroups|contentHtml|safety|documents|breadcrumbs)"/);
});

test('a change does not write the index of sitemaps; the first one after an interrupted build writes all of them', async () => {
	using own = createWorkplace();
	await build(own);
	const index = join(own.dist, 'client/sitemap.xml');
	const written = readFileSync(index, 'utf8');
	writeFileSync(index, 'of another build');
	const edit = (title: string) => backend.db.updateTable('products').set({ title }).where('id', '=', 1).execute();
	await edit('Naslov prije prekida');
	expect((await build(own)).rendered).toBeGreaterThan(0);
	expect(readFileSync(index, 'utf8')).toBe('of another build');
	const manifest = new DatabaseSync(join(own.dist, '../cache/manifest.sqlite'));
	manifest.exec('UPDATE build SET is_writing = 1');
	manifest.close();
	await edit('Naslov nakon prekida');
	await build(own);
	expect(readFileSync(index, 'utf8')).toBe(written);
});

test('the sitemap has the last change of a page; a renewal of its dates is no change', async () => {
	using own = createWorkplace();
	const at = (day: string) => build(own, { now: new Date(`${day}T10:00:00Z`) });
	const lines = () => [...readFileSync(join(own.dist, 'client/sitemap-hr-1.xml'), 'utf8').matchAll(/<loc>[^<]*(\/proizvodi\/[^<]+)<\/loc><lastmod>([^<]+)</g)];
	const listed = await backend.db.selectFrom('products').select(['id', 'slug']).where('listed', '=', true).orderBy('id').execute();
	const [edited, open] = [listed.at(0), listed.at(-1)];
	const dateOf = (slug = '?') => lines().find(([, path = '']) => path.includes(slug))?.[2];
	await at('2027-03-01');
	expect([dateOf(open?.slug), dateOf(edited?.slug)]).toEqual(['2027-03-01', '2027-03-01']);
	await backend.db
		.updateTable('products')
		.set({ title: 'Drugo ime' })
		.where('id', '=', edited?.id ?? 0)
		.execute();
	expect((await at('2027-03-05')).rendered).toBeGreaterThan(200);
	expect([dateOf(open?.slug), dateOf(edited?.slug)]).toEqual(['2027-03-01', '2027-03-05']);
});

describe('a build after a complete one', () => {
	const insertLabel = (name: string, text: string) => backend.db.insertInto('labels').values({ name, text }).execute();

	test.each<[string, () => Promise<unknown>]>([
		[
			'a menu',
			() =>
				backend.db
					.updateTable('menus')
					.set({ items: JSON.stringify([{ title: 'Novo u izborniku', url: '/kontakt/', items: [] }]) })
					.execute(),
		],
		['a label of the header', () => insertLabel('chrome.categories', 'Svi odjeli')],
		['a label that is removed again', () => backend.db.deleteFrom('labels').where('name', '=', 'chrome.categories').execute()],
		['a label that no page uses', () => insertLabel('nobody.says.this', 'x')],
	])('puts pages into a new template without React and without fetching them after %s', async (_name, change) => {
		await change();
		const { pages, rendered, spliced, cpu: spent, failures } = await build(place);
		expect(failures).toEqual([]);
		expect(spliced).toBeGreaterThan(pages * 0.8);
		// Pages that are not public are rendered again.
		expect(rendered).toBeLessThan(pages * 0.1);
		expect(spent['read']).toBeGreaterThan(0);
	});

	test('renders the pages that read a changed label, and splices the others', async () => {
		await insertLabel('product.code', 'Oznaka robe');
		const { pages, rendered, spliced } = await build(place);
		expect([rendered > 150, rendered < pages, spliced > 0]).toEqual([true, true, true]);
		await expectAsWhole();
		expect((await build(place)).cpu).toEqual({});
	});

	test('checks no page without changes', async () => {
		const before = filesOf(place);
		const report = await build(place);
		expect([report.rendered, report.removed, report.cpu]).toEqual([0, 0, {}]);
		expect(filesOf(place)).toEqual(before);
	});

	test('sends ten requests for a language without changes, however many pages it has', async () => {
		const requests = vi.spyOn(globalThis, 'fetch');
		expect((await build(place)).cpu).toEqual({});
		expect(requests).toHaveBeenCalledTimes(10);
		requests.mockRestore();
	});

	test(`equals a full build byte for byte after ${EDITS} edits`, async () => {
		for (let round = 0; round < ROUNDS; round++) {
			const editing = { db: backend.db, random };
			const stock = await readStock(backend.db);
			for (let count = 0; count < EDITS / ROUNDS; count++) await (round > 0 && count % 8 === 0 ? editShared(editing, stock) : editOne(editing, stock));
			await refreshDerived(backend.db);
			const report = await build(place);
			expect(report.failures).toEqual([]);
		}
		await expectAsWhole();
	}, 300_000);

	test('equals a full build byte for byte after orders', async () => {
		const shop = await withCalls(backend, async () => undefined);
		const products = await backend.db
			.selectFrom('products')
			.select(['id', 'category_id'])
			.where('listed', '=', true)
			.where('quantity', '>=', 6)
			.where('price_cents', '<', 30_000)
			.orderBy('id')
			.limit(60)
			.execute();
		const [first] = products;
		const others = products.filter(({ category_id }) => category_id !== first?.category_id).slice(0, 3);
		const placed: string[] = [];
		for (let nth = 0; nth < 4; nth++) {
			const shopper = shopperWith(shop, await shop.newToken());
			for (const { id } of [...(first ? [first] : []), ...others]) await shopper.add(id, 1);
			await shopper.choose();
			placed.push((await shopper.place()).number);
		}
		expect(placed).toHaveLength(4);
		await refreshFilledLists(backend.db);
		expect(await refreshOrderedTogether(backend.db, new Date())).toBe(true);
		expect((await build(place)).failures).toEqual([]);
		await expectAsWhole();
	}, 300_000);

	test('restores a page whose file is missing', async () => {
		const before = filesOf(place);
		rmSync(join(place.dist, 'client/kontakt/index.html'));
		expect(await build(place)).toMatchObject({ failures: [] });
		expect(filesOf(place)).toEqual(before);
	});

	test.each([
		['a store', () => backend.db.updateTable('stores').set({ title: 'Nova poslovnica' }).where('id', '=', 1).execute()],
		[
			'a new epoch of the change feed',
			() => backend.db.updateTable('settings').set({ value: '{"epoch":"other"}' }).where('name', '=', 'changes_epoch').execute(),
		],
	])('checks every page after %s', async (_name, change) => {
		await change();
		const report = await build(place);
		expect(report.failures).toEqual([]);
		expect(report.cpu).not.toEqual({});
	});

	test('checks every page if the last build was interrupted', async () => {
		rmSync(join(place.dist, 'client/_headers'));
		expect((await build(place)).cpu).not.toEqual({});
		expect((await build(place)).cpu).toEqual({});
		expect((await build(place, { whole: true })).cpu).not.toEqual({});
	});

	test('renders only the affected screens after a change of code', async () => {
		const file = join(place.dist, 'server/screens.json');
		const codes: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
		writeFileSync(file, JSON.stringify({ ...codes, 'cms/contact': 'another' }));
		expect(await build(place, { whole: true })).toMatchObject({ rendered: 1, spliced: 0, failures: [] });
	});

	test('puts the names of new client files into every page without React', async () => {
		const manifest: Record<string, { file: string; name?: string }> = JSON.parse(readFileSync(join(place.dist, 'assets.json'), 'utf8'));
		const framework = Object.values(manifest).find(({ name }) => name === 'framework')?.file ?? '';
		const renamed = framework.replace('.js', '-renamed.js');
		for (const name of ['assets.json', 'server/shell.mjs']) {
			const file = join(place.dist, name);
			writeFileSync(file, readFileSync(file, 'utf8').replaceAll(framework, renamed));
		}
		cpSync(join(place.dist, 'client', framework), join(place.dist, 'client', renamed));
		const { pages, rendered, spliced } = await build(place);
		expect(rendered).toBeLessThan(pages * 0.1);
		expect(rendered + spliced).toBe(pages);
		const root = join(place.dist, 'client');
		const documents = globSync('**/index.html', { cwd: root });
		expect(documents.filter((name) => !readFileSync(join(root, name), 'utf8').includes(renamed))).toEqual([]);
		expect((await build(place)).cpu).toEqual({});
	});
});
