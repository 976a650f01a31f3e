import { Problem } from '@titraj/contract/envelope.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let authorization: string;
beforeAll(async () => {
	backend = await startTestBackend();
	authorization = `Bearer ${await backend.newToken()}`;
});
afterAll(() => backend.close());

const PRODUCTS = '/hapi/v1/catalog/products/';

describe('a call that violates the contract gets a problem response with its status', () => {
	const queries: [string, string, number][] = [
		['a limit of zero', `${PRODUCTS}?limit=0`, 400],
		['a limit beyond 500', `${PRODUCTS}?limit=501`, 400],
		['a limit that is not a number', `${PRODUCTS}?limit=ten`, 400],
		['a fractional page', `${PRODUCTS}?page=1.5`, 400],
		['a repeated parameter', `${PRODUCTS}?limit=1&limit=2`, 400],
		['an unknown sort', `${PRODUCTS}?sort=random`, 400],
		['a flag that is neither true nor false', `${PRODUCTS}?include_invisible=maybe`, 400],
		['a forged cursor', `${PRODUCTS}?sort=id&cursor=abc`, 400],
		['a cursor of another sort order', `${PRODUCTS}?sort=new&cursor=YWZ0ZXI6MQ`, 400],
		['an id beyond the range', `${PRODUCTS}?item_id=99999999999`, 400],
		['a zero byte', `${PRODUCTS}?search_q=%00&slug=a%00b`, 400],
		['an endless search', `${PRODUCTS}?search_q=${'a'.repeat(201)}`, 400],
		['an unknown route', '/hapi/v1/nothing/', 404],
		['an unknown method', '/hapi/v1/catalog/product/', 404],
	];
	it.each(queries)('%s', async (_title, path, expected) => {
		const { status, type, body } = await backend.send(path, { headers: { authorization } });
		expect([status, type]).toEqual([expected, 'application/problem+json']);
		expect(expectContract(Problem, body).status).toBe(expected);
	});

	it('a zero byte where others have asked the same', async () => {
		const statusOf = async (slug: string) => (await backend.send(`${PRODUCTS}?facets=true&slug=${slug}`, { headers: { authorization } })).status;
		for (let time = 0; time < 5; time++) expect(await statusOf('monitori')).toBe(200);
		expect([await statusOf('a%00b'), await statusOf('monitori')]).toEqual([400, 200]);
	});

	const bodies: [string, string, string, string, number][] = [
		['no JSON', '/hapi/v1/catalog/product/', 'application/json', '{', 400],
		['another content type', '/hapi/v1/catalog/product/', 'text/xml', '<a/>', 415],
		['a list', '/hapi/v1/catalog/product/', 'application/json', '[]', 400],
		['an empty object', '/hapi/v1/catalog/product/', 'application/json', '{}', 400],
		['a number as text', '/hapi/v1/catalog/product/', 'application/json', '{"item_id":"1"}', 400],
		['an id of zero', '/hapi/v1/catalog/product/', 'application/json', '{"item_id":0}', 400],
		['no such product', '/hapi/v1/catalog/product/', 'application/json', '{"item_id":4000}', 404],
		['no such post', '/hapi/v1/publish/post/', 'application/json', '{"item_slug":"nema"}', 404],
		['a draft', '/hapi/v1/publish/post/', 'application/json', '{"item_slug":"nacrt-vodica"}', 404],
		['a quantity below zero', '/hapi/v1/webshop/product/', 'application/json', '{"shopping_cart_code":"product-1","qty":-1}', 400],
		['a quantity as text', '/hapi/v1/webshop/product/', 'application/json', '{"shopping_cart_code":"product-1","qty":"1"}', 400],
		['no quantity', '/hapi/v1/webshop/product/', 'application/json', '{"shopping_cart_code":"product-1"}', 400],
		['501 ids', '/hapi/v1/catalog/price-qty/', 'application/json', JSON.stringify({ ids: Array.from({ length: 501 }, (_, index) => index + 1) }), 400],
		['no password', '/hapi/v1/auth/login/', 'application/json', '{"email":"a@b.example"}', 400],
		['more than a megabyte', '/hapi/v1/auth/login/', 'application/json', JSON.stringify({ email: 'a'.repeat(1_100_000) }), 413],
	];
	it.each(bodies)('%s', async (_title, path, type, body, expected) => {
		const reply = await backend.send(path, { method: 'POST', headers: { authorization, 'content-type': type }, body });
		expect([reply.status, reply.type]).toEqual([expected, 'application/problem+json']);
		expectContract(Problem, reply.body);
	});
});

it('an unknown language gets Croatian', async () => {
	const { body } = await backend.send('/hapi/v1/misc/routes/', { headers: { authorization, 'base-lang': 'xx' } });
	expect(body).toMatchObject({ success: true, data: expect.arrayContaining([expect.objectContaining({ path: '/', lang: 'hr' })]) });
});

it('unknown parameters are ignored', async () => {
	expect((await backend.send(`${PRODUCTS}?utm_source=x&limit=1`, { headers: { authorization } })).status).toBe(200);
});
