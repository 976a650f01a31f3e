import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { createRebuilder } from '#scripts/rebuild/create-rebuilder.ts';
import { type Alteration, alterBackend } from '#tests/support/altered-backend.ts';
import { createBuiltWorkplace, startDemoBackend, type Workplace } from '#tests/support/prerender-setup.ts';

interface Answer {
	data: { items: unknown[] } & { path?: string; content_type: string }[];
}
const isAnswer = (body: unknown): body is Answer => typeof body === 'object' && body !== null && 'data' in body;
const changing = (change: (data: Answer['data']) => void): Alteration => ({
	change(body) {
		if (isAnswer(body)) change(body.data);
		return body;
	},
});
/** Returns an empty list for the endpoint of a template's items. */
const emptyList = (endpoint: string) => (path: string) => (path.includes(endpoint) ? changing((data) => void data.items.splice(0)) : undefined);
const isCrawl = (path: string) => path.includes('/catalog/products/') && path.includes('mode=full');
const noProducts = (path: string) => (isCrawl(path) ? changing((data) => void data.items.splice(0)) : undefined);
/** Removes the merchant's own pages from the route table. */
const noPages = (path: string) =>
	path.includes('/misc/routes/')
		? changing((data) => {
				for (let at = data.length - 1; at >= 0; at--) if (data[at]?.content_type === 'page') data.splice(at, 1);
			})
		: undefined;

let backend: RunningBackend;
let place: Workplace;
let pages: readonly string[];
const files = () => globSync('**/index.html', { cwd: join(place.dist, 'client') }).sort();

beforeAll(async () => {
	backend = await startDemoBackend();
	place = createBuiltWorkplace();
	pages = files();
});
afterAll(async () => {
	place[Symbol.dispose]();
	await backend.close();
});

async function build(alter: (path: string) => Alteration, ...args: string[]) {
	await using altered = await alterBackend(backend.url, alter);
	return await place.run(altered.url, '--whole', ...args);
}

describe('a wrongly empty response', () => {
	test('of the product list removes no page, and the build fails with the numbers', async () => {
		const { code, output } = await build(noProducts);
		expect(output).toMatch(/^product \(hr\): (\d+) of \1 pages would be removed, more than 20 %/m);
		expect(output).toContain(' 0 removed');
		expect(output).toContain('--allow-removal');
		expect(code).toBe(1);
		expect(files()).toEqual(pages);
	});

	test('of the list of stores removes no page', async () => {
		const { code, output } = await build(emptyList('/location/?'));
		expect(output).toMatch(/^location \(hr\): (\d+) of \1 pages would be removed/m);
		expect(code).toBe(1);
		expect(files()).toEqual(pages);
	});

	test('of the pages in the route table does not remove the home page', async () => {
		const { code, output } = await build(noPages);
		expect(output).toMatch(/^\/: this home page would be removed/m);
		expect(output).toMatch(/^page \(hr\): (\d+) of \1 pages would be removed/m);
		expect(code).toBe(1);
		expect(files()).toEqual(pages);
	});

	test('is refused again by the next build, and forgotten when the backend responds as before', async () => {
		expect((await build(noProducts)).code).toBe(1);
		const { code, output } = await place.run(backend.url);
		expect(output).toContain(' 0 removed');
		expect(code).toBe(0);
		expect(files()).toEqual(pages);
	});
});

describe('a live rebuild', () => {
	const options = (backendUrl: string) => ({
		...{ backendUrl, host: 'localhost', languages: readEnvironment({}).languages, timeout: 10_000 },
		...{ dist: place.dist, cache: place.cache, workers: 1, whole: true },
	});
	const ids = async () => (await backend.db.selectFrom('products').select('id').where('listed', '=', true).orderBy('id').execute()).map(({ id }) => id);

	test.each([
		['of all products that the backend has lost, at once', async () => (await ids()).map((id) => ({ entity: 'product' as const, entity_id: id }))],
		['of the whole site while the product list is empty', async () => [{ entity: 'site' as const, entity_id: null }]],
	])('%s, removes no page and logs that', async (_, named) => {
		const isProduct = (path: string) => path.includes('/catalog/product/');
		await using altered = await alterBackend(backend.url, (path) => (isProduct(path) ? { status: 404 } : noProducts(path)));
		const rebuilder = createRebuilder(options(altered.url));
		try {
			rebuilder.submit((await named()).map((change, id) => ({ ...change, id })));
			await vi.waitFor(() => expect(rebuilder.status().log).toHaveLength(1), { timeout: 100_000, interval: 50 });
			expect(rebuilder.status().log[0]).toMatchObject({ removed: 0, failure: expect.stringMatching(/^product \(hr\): (\d+) of \1 pages would be removed/) });
			expect(files()).toEqual(pages);
		} finally {
			await rebuilder.close();
		}
	});

	test('of a product that the backend has deleted removes its page', async () => {
		const [id] = await ids();
		const own = pages.filter((file) => file.endsWith(`-proizvod-${id}/index.html`));
		expect(own).toHaveLength(1);
		await using altered = await alterBackend(backend.url, (path) => (path.includes('/catalog/product/') ? { status: 404 } : undefined));
		const rebuilder = createRebuilder(options(altered.url));
		try {
			rebuilder.submit([{ entity: 'product', entity_id: id ?? 0, id: 1 }]);
			await vi.waitFor(() => expect(rebuilder.status().log[0]).toMatchObject({ removed: expect.any(Number) }), { timeout: 60_000, interval: 50 });
			expect(own.filter((file) => existsSync(join(place.dist, 'client', file)))).toEqual([]);
		} finally {
			await rebuilder.close();
		}
	});
});

test('posts that are all for members now are in no file, and are there again when they are for everybody', async () => {
	const isPost = (file: string) => /^magazin\/(?!autori|tagovi)[^/]+\/[^/]+\/index\.html$/.test(file);
	const texts = () => ['sitemap-hr-1.xml', 'feeds/posts-hr.rss.xml'].map((name) => readFileSync(join(place.dist, 'client', name), 'utf8')).join();
	const posts = pages.filter(isPost);
	expect(posts.length).toBeGreaterThan(2);
	await backend.db.updateTable('posts').set({ status: 1, audience: 'customers', for_members: true }).where('status', '>=', 3).execute();
	const restricted = await place.run(backend.url);
	expect([restricted.code, files().filter(isPost)], restricted.output).toEqual([0, []]);
	for (const file of posts) expect(texts()).not.toContain(`/${file.replace('index.html', '')}`);
	expect(files().filter((file) => file.startsWith('magazin/'))).toEqual([]);
	await backend.db.updateTable('posts').set({ status: 3, audience: 'everybody', for_members: false }).where('for_members', '=', true).execute();
	const opened = await place.run(backend.url);
	expect([opened.code, files().filter(isPost)], opened.output).toEqual([0, posts]);
	for (const file of posts) expect(texts()).toContain(`/${file.replace('index.html', '')}`);
});

test('--allow-removal removes pages that the backend has deleted, and the build succeeds', async () => {
	const { code, output } = await build(noProducts, '--allow-removal');
	expect(output).toMatch(/ [1-9]\d* removed/);
	expect(code).toBe(0);
	expect(files().filter((file) => file.includes('-proizvod-'))).toEqual([]);
	expect(existsSync(join(place.dist, 'client/index.html'))).toBe(true);
});
