import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { toGuestForm } from '#scripts/contract/writes/guest-data.ts';
import { cartCalls } from '#tests/support/any-backend/cart-of.ts';
import type { Client } from '#tests/support/any-backend/client.ts';
import { mostOf } from '#tests/support/any-backend/find-goods.ts';
import { prepareOrder, showOrder } from '#tests/support/any-backend/prepare-order.ts';
import { testsOfAnyBackend, type World } from '#tests/support/any-backend/when-offered.ts';

const whenOrdered = testsOfAnyBackend()('_post_hapi_webshop_order', '_get_hapi_webshop_order', '_post_hapi_webshop_customer');

function codeOf({ shop, need }: World, pieces: number): string {
	const product = need(
		shop.goods.buyable.find((card) => mostOf(card) >= pieces),
		`a product of which ${pieces} can be bought`,
	);
	return product.shopping_cart_code ?? '';
}
const place = async (guest: Client, wish: object) => guest.call('_post_hapi_webshop_order', { ...wish });

describe('an order', () => {
	whenOrdered('has the lines, customer and total of its cart', async (world) => {
		const code = codeOf(world, 2);
		const wish = await prepareOrder(world.guest, code, 2);
		const { items, total } = await cartCalls(world.guest).read();
		const order_identificator = (await place(world.guest, wish)).data?.order?.order_identificator;
		const { data } = await world.guest.call('_get_hapi_webshop_order', { order_identificator });
		expect(data?.parcels.flatMap((parcel) => parcel.items.map(({ qty, unit_price }) => [qty, unit_price]))).toEqual(
			items.map(({ qty, unit_price }) => [qty, unit_price]),
		);
		expect(data?.total.total).toBe(total?.total);
		const { email, street, city, last_name } = toGuestForm('suite');
		expect(data).toMatchObject({ email, delivery: { street, city, last_name } });
	});

	whenOrdered('is placed once if its key is sent five times concurrently', async (world) => {
		const wish = await prepareOrder(world.guest, codeOf(world, 1));
		const answers = await Promise.all(Array.from({ length: 5 }, () => place(world.guest, wish)));
		expect(new Set(answers.map(({ data }) => data?.order?.order_identificator)).size).toBe(1);
	});

	whenOrdered('is placed once if several tabs send the same cart, each with its own key', async (world) => {
		const wish = await prepareOrder(world.guest, codeOf(world, 2));
		const keys = Array.from({ length: 4 }, () => randomUUID());
		const answers = await Promise.all(keys.map((idempotency_key) => place(world.guest, { ...wish, idempotency_key })));
		const orders = answers.flatMap(({ success, data }) => (success && data?.order ? [data.order.order_identificator] : []));
		expect(new Set(orders).size).toBe(1);
	});

	whenOrdered('is refused if another tab has changed the quantity since, and can then be placed with the new one', async (world) => {
		const code = codeOf(world, 2);
		const shown = await prepareOrder(world.guest, code);
		await cartCalls(world.guest).set(code, 2);
		expect(await place(world.guest, shown)).toMatchObject({ success: false, label_name: 'error_order_changed' });
		expect((await cartCalls(world.guest).read()).lines).toEqual([`2 ${code}`]);
		expect(await place(world.guest, await showOrder(world.guest))).toMatchObject({ success: true });
	});

	whenOrdered('is refused for an empty cart, or without a customer', async (world) => {
		const empty = await showOrder(world.guest);
		expect(await place(world.guest, empty)).toMatchObject({ success: false });
		await cartCalls(world.guest).add(codeOf(world, 1), 1);
		expect(await place(world.guest, await showOrder(world.guest))).toMatchObject({ success: false });
		expect((await cartCalls(world.guest).read()).lines).toHaveLength(1);
	});
});

describe('the address of an order', () => {
	whenOrdered('is stored character by character', async ({ guest }) => {
		const address = {
			...toGuestForm('suite'),
			first_name: 'Đurđa-Žaklina',
			last_name: 'O’Šćepanović',
			street: 'Ulica 1/„A“ & <b>B</b>',
			city: "Sv. Križ 'Začretje'",
		};
		await guest.call('_post_hapi_webshop_customer', address);
		const { first_name, last_name, street, city } = address;
		expect((await guest.call('_get_hapi_webshop_customer', { type: 'webshop.guest' })).data?.delivery).toMatchObject({ first_name, last_name, street, city });
	});

	whenOrdered('is visible to its own guest only', async ({ guest, another }) => {
		await guest.call('_post_hapi_webshop_customer', toGuestForm('suite'));
		const stranger = await another();
		const { data } = await stranger.call('_get_hapi_webshop_customer', { type: 'webshop.guest' });
		expect([data?.email, data?.delivery, data?.complete]).toEqual([null, null, false]);
	});

	for (const email of ['ana', 'ana@', '@shop.example', 'ana anić@shop.example', 'ana@shop.example\nbcc: all@shop.example'])
		whenOrdered(`is refused with the e-mail ${JSON.stringify(email)}`, async ({ guest }) => {
			expect(await guest.call('_post_hapi_webshop_customer', { ...toGuestForm('suite'), email })).toMatchObject({
				success: false,
				errors: { email: expect.any(String) },
			});
		});
});
