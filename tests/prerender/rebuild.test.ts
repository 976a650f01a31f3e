import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningBackend } from '@titraj/backend/start-backend.ts';
import type { Change } from '@titraj/contract/changes.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { prerender } from '#scripts/prerender/prerender.ts';
import { createRebuilder, type RunningRebuilder } from '#scripts/rebuild/create-rebuilder.ts';
import { type FaultyBackend, startFaultyBackend } from '#tests/support/faulty-backend.ts';
import { createWorkplace, startDemoBackend, type Workplace } from '#tests/support/prerender-setup.ts';

let backend: RunningBackend;
let faulty: FaultyBackend;
let place: Workplace;
let rebuilder: RunningRebuilder;
let product: { id: number; path: string; category: string };

beforeAll(async () => {
	backend = await startDemoBackend();
	faulty = await startFaultyBackend(backend.url);
	place = createWorkplace();
	const options = {
		...{ backendUrl: faulty.url, host: 'localhost', languages: readEnvironment({}).languages, timeout: 10_000 },
		...{ dist: place.dist, cache: join(place.dist, '../cache'), workers: 1 },
	};
	const report = await prerender({ ...options, now: new Date() });
	expect(report.failures).toEqual([]);
	const row = await backend.db
		.selectFrom('products as p')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.select(['p.id', 'p.slug', 'c.path'])
		.where('p.listed', '=', true)
		.orderBy('p.id')
		.executeTakeFirstOrThrow();
	product = { id: row.id, path: '', category: `/proizvodi/${row.path}/` };
	const list = read(product.category);
	product.path = new RegExp(`href="(/proizvodi/[^"]*-proizvod-${row.id}/)"`).exec(list)?.[1] ?? '';
	rebuilder = createRebuilder(options);
}, 180_000);
afterAll(async () => {
	await rebuilder.close();
	place[Symbol.dispose]();
	await faulty.close();
	await backend.close();
});

const file = (path: string) => join(place.dist, 'client', path, 'index.html');
const feed = () => readFileSync(join(place.dist, 'client/feeds/google-hr.xml'), 'utf8');
const feedItem = () => feed().split(`<item><g:id>${product.id}</g:id>`)[1]?.split('</item>')[0];
const read = (path: string) => readFileSync(file(path), 'utf8');
let changes = 0;

async function submit(...named: readonly Omit<Change, 'id'>[]): Promise<void> {
	const before = rebuilder.status().log.length;
	rebuilder.submit(named.map((change) => ({ ...change, id: ++changes })));
	await vi.waitFor(() => expect([rebuilder.status().running, rebuilder.status().log.length]).toEqual([false, before + 1]), { timeout: 60_000, interval: 20 });
	expect(rebuilder.status().log[0]?.failure).toBeUndefined();
}

const edited = { entity: 'product' } as const;
const DAY = 86_400_000;

describe('a content change', () => {
	test('of a product appears on its page, in the lists that show it and in the merchant feed, and nowhere else', async () => {
		const other = read('/kontakt/');
		const [before, items] = [feed(), feedItem()];
		await backend.db.updateTable('products').set({ title: 'Sasvim Novi Naziv' }).where('id', '=', product.id).execute();
		await submit({ ...edited, entity_id: product.id });
		for (const path of [product.path, product.category]) expect(read(path), path).toContain('Sasvim Novi Naziv');
		expect(feedItem()).toContain('<g:title>Sasvim Novi Naziv</g:title>');
		expect(feed().replace(feedItem() ?? '', items ?? '')).toBe(before);
		expect(read('/kontakt/')).toBe(other);
		const [entry] = rebuilder.status().log;
		expect(entry?.rendered).toBeLessThan(entry?.paths ?? 0);
	});

	test('of a product that moves adds it to its new list and removes it from the old one', async () => {
		const target = await backend.db
			.selectFrom('categories')
			.select(['id', 'path'])
			.where('products_total', '>', 0)
			.where('level', '=', 2)
			.orderBy('id', 'desc')
			.executeTakeFirstOrThrow();
		await backend.db.updateTable('products').set({ category_id: target.id }).where('id', '=', product.id).execute();
		await submit({ ...edited, entity_id: product.id });
		expect(read(`/proizvodi/${target.path}/`)).toContain(`-proizvod-${product.id}/`);
		expect(read(product.category)).not.toContain(`-proizvod-${product.id}/`);
		expect(existsSync(file(product.path))).toBe(product.path.startsWith(`/proizvodi/${target.path}/`));
	});

	test('that hides a product removes its page and its feed item', async () => {
		expect(feedItem()).toBeDefined();
		await backend.db.updateTable('products').set({ visible: false, listed: false }).where('id', '=', product.id).execute();
		await submit({ ...edited, entity_id: product.id });
		expect(rebuilder.status().log[0]?.removed).toBe(1);
		expect(feedItem()).toBeUndefined();
	});

	test('of a post appears on its page, in the magazine, and in both feeds', async () => {
		const { id } = await backend.db
			.selectFrom('posts')
			.select('id')
			.where('status', '>=', 3)
			.orderBy('published_at', 'desc')
			.limit(1)
			.executeTakeFirstOrThrow();
		await backend.db.updateTable('posts').set({ title: 'Sasvim novi članak' }).where('id', '=', id).execute();
		await submit({ entity: 'post', entity_id: id });
		expect(read('/magazin/')).toContain('Sasvim novi članak');
		for (const name of ['rss', 'atom']) expect(readFileSync(join(place.dist, `client/feeds/posts-hr.${name}.xml`), 'utf8')).toContain('Sasvim novi članak');
	});

	test('that hides a product and shows it again removes it from the article that names it, and brings it back', async () => {
		const { id, code } = await backend.db
			.selectFrom('products')
			.select(['id', 'code'])
			.where('listed', '=', true)
			.where('id', '!=', product.id)
			.orderBy('id', 'desc')
			.executeTakeFirstOrThrow();
		const post = await backend.db
			.selectFrom('posts as p')
			.innerJoin('post_categories as c', 'c.id', 'p.category_id')
			.select(['p.id', 'p.slug', 'c.slug as category'])
			.where('p.status', '>=', 3)
			.orderBy('p.id')
			.executeTakeFirstOrThrow();
		const names = () => read(`/magazin/${post.category}/${post.slug}/`).includes(`-proizvod-${id}/`);
		await backend.db
			.updateTable('posts')
			.set({ product_codes: JSON.stringify([code]) })
			.where('id', '=', post.id)
			.execute();
		await submit({ entity: 'post', entity_id: post.id });
		expect(names()).toBe(true);
		for (const listed of [false, true]) {
			await backend.db.updateTable('products').set({ visible: listed, listed }).where('id', '=', id).execute();
			await submit({ ...edited, entity_id: id });
			expect(names(), `listed: ${listed}`).toBe(listed);
		}
	});

	test('of more than 2,000 things at once causes a crawl, as after an import', async () => {
		await submit(...Array.from({ length: 2001 }, (_, nth) => ({ ...edited, entity_id: 1_000_000 + nth })));
		expect(rebuilder.status().log[0]).toMatchObject({ changes: 2001, paths: null });
	});

	test('in a burst of changes causes one run', async () => {
		const ids = (await backend.db.selectFrom('products').select('id').where('listed', '=', true).orderBy('id').limit(5).execute()).map(({ id }) => id);
		await submit(
			...ids.flatMap((id) => [
				{ ...edited, entity_id: id },
				{ ...edited, entity_id: id },
			]),
		);
		expect(rebuilder.status().log[0]).toMatchObject({ changes: 5, rendered: 0 });
	});

	test('of a label appears on every page', async () => {
		await backend.db.insertInto('labels').values({ name: 'chrome.categories', text: 'Svi odjeli' }).execute();
		await submit({ entity: 'site', entity_id: null });
		expect(rebuilder.status().log[0]).toMatchObject({ paths: null });
		expect(read('/kontakt/')).toContain('Svi odjeli');
	});

	describe('while the backend fails', () => {
		afterEach(() => faulty.break(() => undefined));

		/** Submits a change whose first run fails; returns that run's result. */
		async function firstFailureOf(id: number): Promise<string | undefined> {
			const before = rebuilder.status().log.length;
			rebuilder.submit([{ ...edited, entity_id: id, id: ++changes }]);
			await vi.waitFor(() => expect(rebuilder.status().log.length).toBeGreaterThan(before), { timeout: 60_000, interval: 20 });
			const first = rebuilder.status().log.at(-1 - before);
			await vi.waitFor(() => expect(rebuilder.status()).toMatchObject({ running: false, waiting: 0 }), { timeout: 60_000, interval: 20 });
			expect(rebuilder.status().log[0]?.failure).toBeUndefined();
			return first?.failure;
		}

		const listed = () => backend.db.selectFrom('products').selectAll().where('listed', '=', true).orderBy('id').limit(1).executeTakeFirstOrThrow();
		const itemOf = (id: number) => feed().split(`<item><g:id>${id}</g:id>`)[1]?.split('</item>')[0];

		test('of a product that moves is retried until it is on its page, in its list and in the feed', async () => {
			const { id, category_id: left } = await listed();
			const target = await backend.db
				.selectFrom('categories')
				.select(['id', 'path'])
				.where('products_total', '>', 0)
				.where('level', '=', 2)
				.where('id', '!=', left)
				.orderBy('id')
				.executeTakeFirstOrThrow();
			await backend.db.updateTable('products').set({ category_id: target.id, title: 'Preseljen' }).where('id', '=', id).execute();
			faulty.forget();
			// The client makes two attempts.
			faulty.break(({ path, nth }) => (path.endsWith('/catalog/product/') && nth <= 2 ? { kind: 'body', text: '{}', status: 503 } : undefined));
			expect(await firstFailureOf(id)).toContain(`product:${id}`);
			const path = new RegExp(`href="(/proizvodi/[^"]*-proizvod-${id}/)"`).exec(read(`/proizvodi/${target.path}/`))?.[1] ?? '';
			expect(read(path)).toContain('Preseljen');
			expect(itemOf(id)).toContain(path);
		});

		test('is rendered with a new session, without delay, if the old one has expired', async () => {
			const { id } = await listed();
			await backend.db.updateTable('products').set({ title: 'Nova Sjednica' }).where('id', '=', id).execute();
			let isRenewed = false;
			faulty.break(({ path }) => {
				isRenewed ||= path.includes('/auth/generate-token');
				return isRenewed ? undefined : { kind: 'body', text: '{}', status: 401 };
			});
			expect(await firstFailureOf(id)).toBeUndefined();
			expect(isRenewed).toBe(true);
			expect(itemOf(id)).toContain('Nova Sjednica');
		});
	});

	test('on a later day is rendered for that day', async () => {
		const { id } = await backend.db.selectFrom('products').select('id').where('listed', '=', true).orderBy('id').limit(1).executeTakeFirstOrThrow();
		const [page = ''] = new RegExp(`/proizvodi/[^<]*-proizvod-${id}/`).exec(feed()) ?? [];
		const validUntil = () => Date.parse(/"priceValidUntil":"([^"]+)"/.exec(read(page))?.[1] ?? '');
		await backend.db.updateTable('products').set({ title: 'Jučer' }).where('id', '=', id).execute();
		await submit({ ...edited, entity_id: id });
		const before = validUntil();
		vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY });
		try {
			await backend.db.updateTable('products').set({ title: 'Danas' }).where('id', '=', id).execute();
			await submit({ ...edited, entity_id: id });
			expect(read(page)).toContain('Danas');
			expect(validUntil() - before).toBe(DAY);
		} finally {
			vi.useRealTimers();
		}
	});
});
