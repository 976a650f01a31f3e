import { OrderAnswer } from '@titraj/contract/orders.ts';
import type { TakeBackWay } from '@titraj/contract/take-back.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastMailTo } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { type CheckoutChoice, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	backend = await startTestBackend();
	merchant = await openMerchant(backend);
	await backend.db.updateTable('products').set({ quantity: 1000, maximum_qty: null }).where('id', '=', CABLE).execute();
});
afterAll(() => backend.close());

const CABLE = 21;
const offer = async (take_back: unknown) => {
	const { code } = await backend.db.selectFrom('products').select('code').where('id', '=', CABLE).executeTakeFirstOrThrow();
	return merchant.call('PUT', `/products/${code}`, { take_back });
};

interface Wish extends CheckoutChoice {
	readonly take_back?: TakeBackWay | null;
	readonly email: string;
}

/** An order with that choice, as shopper, mail and merchant see it. */
async function order({ take_back = null, ...choice }: Wish) {
	const token = await backend.newToken();
	const shopper = shopperWith(backend, token);
	await shopper.add(CABLE, 1);
	await shopper.choose(choice);
	const offered = (await shopper.cart()).parcels[0]?.items[0]?.item.take_back;
	const body = await shopper.toOrder();
	const { order_identificator, number } = await shopper.place({ ...body, lines: body.lines.map((line) => ({ ...line, take_back })) });
	const opened = await shopper.send('_get_hapi_webshop_order', { order_identificator });
	const merchantOrder = (await merchant.call('GET', `/orders/${number}`)).body;
	return {
		offered,
		seen: expectContract(OrderAnswer, opened).data?.parcels[0]?.items[0]?.take_back,
		exported: merchantOrder.parcels[0].items[0].take_back,
		mail: (await lastMailTo(backend, choice.email)).text,
	};
}

describe('taking back an old appliance', () => {
	it('is not offered for a product without it, and requesting it changes nothing', async () => {
		expect((await offer(null)).status).toBe(200);
		const { offered, seen, exported, mail } = await order({ email: 'nista@titraj.example', take_back: 'collection' });
		expect([offered, seen, exported]).toEqual([[], null, null]);
		expect(mail).not.toContain('stari uređaj');
	});

	it.each<[TakeBackWay, string]>([
		['collection', 'Pri isporuci besplatno odvozimo stari uređaj iste vrste: '],
		['hand_in', 'Stari uređaj iste vrste besplatno preuzimamo u poslovnici: '],
	])('by %s is in the order, its mail and the merchant API', async (way, sentence) => {
		expect((await offer(['collection', 'hand_in'])).status).toBe(200);
		const { offered, seen, exported, mail } = await order({ email: `${way}@titraj.example`, take_back: way });
		expect([offered, seen, exported]).toEqual([['collection', 'hand_in'], way, way]);
		expect(mail).toContain(sentence);
	});

	it('is left out if the shopper does not need it', async () => {
		const { seen, exported } = await order({ email: 'ne-treba@titraj.example' });
		expect([seen, exported]).toEqual([null, null]);
	});

	it('by collection is not possible with pickup, but hand-in is', async () => {
		const { id } = await backend.db.selectFrom('stores').select('id').where('visible', '=', true).executeTakeFirstOrThrow();
		const shipping = { parcel_id: 1, shipping_code: 'pickup', location_id: id };
		const pick = (take_back: TakeBackWay) => order({ email: `${take_back}-u-trgovini@titraj.example`, shipping, payment: 'bank_transfer', take_back });
		expect((await pick('collection')).exported).toBeNull();
		expect((await pick('hand_in')).exported).toBe('hand_in');
	});

	it.each([
		['an unknown method', ['burn']],
		['a duplicate method', ['hand_in', 'hand_in']],
		['an empty list', []],
	])('with %s is refused in the merchant API', async (_title, take_back) => {
		expect((await offer(take_back)).status).toBe(400);
	});
});
