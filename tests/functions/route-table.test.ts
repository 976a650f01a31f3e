import { type RunningBackend, startBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AlteredBackend, alterBackend } from '#tests/support/altered-backend.ts';
import { fixtureInMemory } from '#tests/support/fixture-start.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

interface Entry {
	content_type: string;
	action: string;
	path?: string;
	slug?: string;
}
const isTable = (body: unknown): body is { data: Entry[] } => typeof body === 'object' && body !== null && 'data' in body;

let backend: RunningBackend;
let altered: AlteredBackend;
let shop: RunningShop;
let product: string;

/** Products are in the table under the specification's name, with the action of posts and stores; two pages cannot be rendered. */
function change(body: unknown): unknown {
	if (!isTable(body)) return body;
	for (const entry of body.data) {
		if (entry.content_type === 'product') Object.assign(entry, { content_type: 'catalogproduct', action: 'detail' });
		if (entry.path === '/kontakt/') delete entry.slug;
		if (entry.path === '/kupovina/dostava/') entry.content_type = 'spaceship';
	}
	return body;
}

beforeAll(async () => {
	backend = await startBackend(await fixtureInMemory());
	altered = await alterBackend(backend.url, (path) => (path.includes('/misc/routes/') ? { change } : undefined));
	shop = await startShop({ backendUrl: altered.url, named: { page: pageFunction() } });
	const list = await (await fetch(`${shop.url}/api/hapi/catalog/products?limit=1`)).text();
	product = /"url_without_domain":"([^"]+)"/.exec(list)?.[1] ?? '';
});
afterAll(async () => {
	await shop.close();
	await altered[Symbol.asyncDispose]();
	await backend.close();
});

test('a product of a template with content type catalogproduct and action detail is shown on demand, as in a build', async () => {
	const response = await fetch(shop.url + product);
	expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('catalog/product|')]);
});

test.each([
	['a cms route without a slug', '/kontakt/'],
	['a route of an unknown content type', '/kupovina/dostava/'],
])('%s is not found on demand, as it has no page in a build', async (_, path) => {
	expect((await fetch(shop.url + path)).status).toBe(404);
});
