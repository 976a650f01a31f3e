import { expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';

let merchant: MerchantClient;
let wanted: string;
let other: string;
let sentToWork: string;
merchantForAllTests(async ({ db }, client) => {
	merchant = client;
	await numberPapers(db);
	await client.call('PUT', '/products/MON-1/stock', { quantity: 50 });
	other = await placeTestOrder(db);
	sentToWork = await placeTestOrder(db);
	const address = await db
		.updateTable('order_addresses')
		.set({ company: 'Ured d.o.o.' })
		.where('kind', '=', 'delivery')
		.where('order_id', 'in', db.selectFrom('orders').select('id').where('number', '=', sentToWork))
		.returningAll()
		.executeTakeFirstOrThrow();
	await db
		.insertInto('order_addresses')
		.values({ ...address, kind: 'billing', company: null })
		.execute();
	wanted = await placeTestOrder(db, { company: { company: 'Đuro Šilo i sinovi d.o.o.', oib: '69435151530' } });
	await db.updateTable('orders').set({ phone: '+385915550140' }).where('number', '=', wanted).execute();
	const { id } = await db.selectFrom('orders').select('id').where('number', '=', wanted).executeTakeFirstOrThrow();
	await db
		.updateTable('order_addresses')
		.set({ first_name: 'Željka', last_name: 'Čačić-Đurđević', street: 'Šetalište kardinala Šepera 8' })
		.where('order_id', '=', id)
		.where('kind', '=', 'delivery')
		.execute();
	const shipped = await client.call('POST', `/orders/${wanted}/shipments`, { carrier: 'GLS', tracking_code: '50012345678' });
	expect(shipped.status).toBeLessThan(300);
});

const find = async (text: string): Promise<string[]> =>
	(await merchant.call('GET', `/order-search?q=${encodeURIComponent(text)}`)).body.items.map(({ number }: { number: string }) => number);

it.each([
	...['cacic', 'ČAČIĆ', 'Čačić-Đur', 'zeljka cacic', 'Željka Č', 'setaliste kard', 'Šetalište', 'duro silo', 'Đuro'],
	...['091 555 0140', '0915550140', '091/555-0140', '+385 91 555 0140', '00385915550140', '5550140', '69435151530', 'HR69435151530', '50012345678'],
])('finds an order by %j', async (text) => {
	expect(await find(text)).toEqual([wanted]);
});

it.each(['silo', 'kardinala', '555', '6943515153', '5001234567', 'c%', '_acic', '000000', '\\'])('does not find it by %j', async (text) => {
	expect(await find(text)).not.toContain(wanted);
});

it('finds an order by the number of its paper, and by its own', async () => {
	const issued = await merchant.call('POST', `/orders/${wanted}/papers`, { kind: 'packing_slip' });
	expect(await find(issued.body.paper.number)).toEqual([wanted]);
	expect(await find(other)).toEqual([other]);
});

it('names the company that is invoiced, and none for a private person', async () => {
	const { items } = (await merchant.call('GET', '/order-search')).body;
	const companyOf = (wished: string) => items.find(({ number }: { number: string }) => number === wished).company;
	expect([companyOf(wanted), companyOf(other), companyOf(sentToWork)]).toEqual(['Đuro Šilo i sinovi d.o.o.', null, null]);
});
