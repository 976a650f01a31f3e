import { endpoints } from '@titraj/contract/endpoints.ts';
import { ProductCardsAnswer } from '@titraj/contract/products-query.ts';
import { demoSeed } from '@titraj/demo/index.ts';
import { afterAll, beforeAll } from 'vitest';
import { expectContract } from './expect-contract.ts';
import { startTestBackend, type TestBackend } from './start-test-backend.ts';

/** The demo with 900 products, in which searches have something to find. */
export const openSearchSeed = () => demoSeed(900, new Date('2026-11-21T10:00:00Z'));

/** A backend with that demo for a test file, and searches in it. */
export function searchDemo(seed = openSearchSeed()) {
	let backend: TestBackend;
	let token: string;
	beforeAll(async () => {
		backend = await startTestBackend(seed);
		token = await backend.newToken();
	}, 120_000);
	afterAll(() => backend.close());

	/** The answer to a read in a market. */
	async function read(market: string, path: string, query: Readonly<Record<string, string>>): Promise<unknown> {
		const headers = { authorization: `Bearer ${token}`, 'base-lang': market };
		return (await backend.send(`${path}?${new URLSearchParams(query)}`, { headers })).body;
	}
	return {
		backend: () => backend,
		read,
		/** The first `limit` cards of a search in a market. */
		async search(market: string, search_q: string, limit: number) {
			const body = await read(market, endpoints._get_hapi_catalog_products.path, { search_q, limit: String(limit), mode: 'card' });
			const { data } = expectContract(ProductCardsAnswer, body);
			if (!data) throw new Error(`No answer for ${search_q}`);
			return data;
		},
	};
}
