import { ParcelShippingAnswer, ShippingEstimateAnswer } from '@titraj/contract/shipping.ts';
import { defineShippingRule } from '@titraj/contract/shop/define-shipping-rule.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21; // 35.00

let backend: TestBackend;
beforeAll(async () => {
	const shippingRule = defineShippingRule(({ goodsCents, kind, cents }) => (kind === 'pickup' ? cents : cents + 1_23 + Math.floor(goodsCents / 10)));
	backend = await startTestBackend(undefined, { shop: { shippingRule } });
	await backend.db.updateTable('products').set({ quantity: 50, listed: true }).where('id', '=', CABLE).execute();
});
afterAll(() => backend.close());

it.each([1, 2, 3])('%i pieces cost the same to send in the estimate, the checkout, the cart and the order', async (pieces) => {
	const shopper = shopperWith(backend, await backend.newToken());
	await shopper.add(CABLE, pieces);
	await shopper.choose();
	const { total } = await shopper.cart();
	const offered = expectContract(ParcelShippingAnswer, await shopper.send('_get_hapi_webshop_parcel_shipping', {})).data?.items[0]?.methods ?? [];
	const estimate = expectContract(ShippingEstimateAnswer, await shopper.send('_get_hapi_webshop_shipping_estimate', { country: 'HR', postcode: '10000' })).data;
	const { number } = await shopper.place();
	const order = await backend.db.selectFrom('orders').select('shipping_cents').where('number', '=', number).executeTakeFirstOrThrow();
	const amounts = [offered, estimate?.items ?? []].map((methods) => methods.find(({ code }) => code === 'courier')?.amount);
	expect([...amounts, order.shipping_cents / 100]).toEqual(Array.from({ length: 3 }, () => total.total_extra_shipping));
	expect(Math.round(Number(total.total_extra_shipping) * 100) % 350).not.toBe(0);
});

it('a shop with a rule promises no value from which delivery is free', async () => {
	const shopper = shopperWith(backend, await backend.newToken());
	await shopper.add(CABLE, 1);
	const estimate = expectContract(ShippingEstimateAnswer, await shopper.send('_get_hapi_webshop_shipping_estimate', { country: 'HR', postcode: '10000' })).data;
	expect(estimate?.missing_for_free).toBeNull();
	expect(estimate?.items.map(({ free_over }) => free_over)).toEqual(estimate?.items.map(() => null));
});

it('the promise on the page of a product has the price of the cart', async () => {
	const shopper = shopperWith(backend, await backend.newToken());
	await shopper.add(CABLE, 1);
	await shopper.choose();
	const { total } = await shopper.cart();
	const { body } = await backend.call('_post_hapi_catalog_price_qty', { ids: [CABLE], postcode: '10000' });
	expect(body).toMatchObject({ data: { items: [{ delivery: { amount: total.total_extra_shipping } }] } });
});
