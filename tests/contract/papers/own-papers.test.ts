import { expect, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';
import { shopperWith } from '#tests/support/shopper.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

async function place() {
	await merchant.call('PUT', '/products/MON-1/stock', { quantity: 500 });
	const number = await placeTestOrder(backend.db);
	const { id, code } = await backend.db.selectFrom('orders').select(['id', 'code']).where('number', '=', number).executeTakeFirstOrThrow();
	const shopper = shopperWith(backend, await backend.newToken());
	const issue = (kind: string) => merchant.call('POST', `/orders/${number}/papers`, { kind });
	return { issue, identificator: `${id}-${code}`, papers: async () => (await shopper.open(`${id}-${code}`))?.papers };
}

test('an order has no papers until the shop numbers them', async () => {
	const { issue, papers } = await place();
	expect((await issue('invoice')).status).toBe(409);
	expect(await papers()).toEqual([]);
});

test('whoever has the code of an order sees its papers with their numbers, without packing slips, and opens them as PDF', async () => {
	await numberPapers(backend.db);
	const { issue, identificator, papers } = await place();
	await issue('packing_slip');
	const { paper } = (await issue('invoice')).body;
	await merchant.call('POST', `/papers/${paper.id}/credit`, {});
	const shown = (await papers()) ?? [];
	expect(shown).toEqual([
		{ kind: 'invoice', number: paper.number, url: `/documents/order-papers/${paper.id}.pdf?order_identificator=${identificator}` },
		{ kind: 'credit_note', number: expect.any(String), url: expect.stringContaining(identificator) },
	]);
	const file = await fetch(`${backend.url}${shown[0]?.url}`);
	expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([200, 'application/pdf', 'private, no-store']);
	expect(
		Buffer.from(await file.arrayBuffer())
			.subarray(0, 5)
			.toString(),
	).toBe('%PDF-');
});

test('a paper is not found with the code of another order, a wrong code, or none, and neither is a packing slip', async () => {
	await numberPapers(backend.db);
	const own = await place();
	const other = await place();
	const { id } = (await own.issue('invoice')).body.paper;
	const slip = (await own.issue('packing_slip')).body.paper;
	const open = async (paper: number | string, query: string) => (await fetch(`${backend.url}/documents/order-papers/${paper}.pdf${query}`)).status;
	expect(await open(id, `?order_identificator=${own.identificator}`)).toBe(200);
	for (const query of [`?order_identificator=${other.identificator}`, `?order_identificator=${own.identificator}x`, '', '?order_identificator=1'])
		expect(await open(id, query)).toBe(404);
	expect(await open(slip.id, `?order_identificator=${own.identificator}`)).toBe(404);
	expect(await open(`${id}x`, `?order_identificator=${own.identificator}`)).toBe(404);
});
