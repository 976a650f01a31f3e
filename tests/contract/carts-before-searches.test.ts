import { type RunningBackend, startBackend } from '@titraj/backend/start-backend.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureInMemory } from '#tests/support/fixture-start.ts';

let backend: RunningBackend;
beforeAll(async () => {
	backend = await startBackend(await fixtureInMemory());
});
afterAll(() => backend.close());

const call = async (path: string, token = '') => {
	const response = await fetch(`${backend.url}/hapi/v1/${path}`, { headers: token === '' ? {} : { authorization: `Bearer ${token}` } });
	expect(response.status).toBe(200);
	return response.json();
};

test('while twelve clients search, a cart is answered after a few of their searches at most', async () => {
	const { data } = await call('auth/generate-token/');
	await call('webshop/cart/', data.jwt);
	let searched = 0;
	let isSearching = true;
	const clients = Array.from({ length: 12 }, async (_, client) => {
		while (isSearching) await call(`catalog/products/?search_q=kabel+${client}+${searched++}&facets=1&limit=24`, data.jwt);
	});
	const passed: number[] = [];
	for (let turn = 0; turn < 31; turn++) {
		const before = searched;
		await call('webshop/cart/', data.jwt);
		passed.push(searched - before);
	}
	isSearching = false;
	await Promise.all(clients);
	expect(passed.toSorted((a, b) => a - b)[27]).toBeLessThanOrEqual(4);
});

test('searches are answered although carts are read all the time', async () => {
	const { data } = await call('auth/generate-token/');
	let isSearching = true;
	const carts = Array.from({ length: 4 }, async () => {
		while (isSearching) await call('webshop/cart/', data.jwt);
	});
	await call('catalog/products/?search_q=kabel&facets=1&limit=24', data.jwt);
	isSearching = false;
	await Promise.all(carts);
	const { rows } = await sql<{ one: number }>`select 1 as one`.execute(backend.db);
	expect(rows).toEqual([{ one: 1 }]);
});

test('between two queries of the embedded database requests that have arrived are read', async () => {
	const queries = 20;
	let turns = 0;
	let isQuerying = true;
	const countTurns = () => {
		turns += 1;
		if (isQuerying) setImmediate(countTurns);
	};
	setImmediate(countTurns);
	for (let query = 0; query < queries; query++) await sql`select ${query}::int as one`.execute(backend.db);
	isQuerying = false;
	expect(turns).toBeGreaterThanOrEqual(queries);
});
