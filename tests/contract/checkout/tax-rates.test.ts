import type { TaxClass } from '@titraj/backend/platform/tax/tax-class.ts';
import { OrderAnswer } from '@titraj/contract/orders.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastMailTo } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { ANA, type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const [MONITOR, CABLE] = [1, 21]; // 110.01 and 35.00

let backend: TestBackend;
let merchant: MerchantClient;
let shopper: Shopper;
beforeAll(async () => {
	backend = await startTestBackend();
	merchant = await openMerchant(backend);
});
beforeEach(async () => {
	shopper = shopperWith(backend, await backend.newToken());
	await backend.db.updateTable('products').set({ tax_class: 'standard' }).execute();
	await backend.db.updateTable('tax_settings').set({ uses_oss: false, home_country: 'HR' }).execute();
});
afterAll(() => backend.close());

const taxAs = (id: number, tax_class: TaxClass) => backend.db.updateTable('products').set({ tax_class }).where('id', '=', id).execute();
const buy = async () => {
	await shopper.add(MONITOR, 1);
	await shopper.add(CABLE, 2);
	await shopper.choose();
};
const taxes = async () => (await shopper.cart()).total.taxes;

describe('a cart with goods of two rates', () => {
	it('lists VAT by rate, at the same total as with one rate', async () => {
		await buy();
		const { total } = await shopper.cart();
		await taxAs(CABLE, 'super_reduced');
		const mixed = (await shopper.cart()).total;
		expect(mixed.total).toBe(total.total);
		expect(mixed.taxes?.map(({ percent }) => percent)).toEqual([25, 5]);
		const cents = (amounts: readonly (number | string)[]) => amounts.reduce<number>((all, amount) => all + Math.round(Number(amount) * 100), 0);
		expect(cents((mixed.taxes ?? []).map(({ tax }) => tax))).toBe(cents([mixed.total_tax]));
		expect(cents((mixed.taxes ?? []).flatMap(({ basic, tax }) => [basic, tax]))).toBe(cents([mixed.total]));
	});

	it('becomes an order with the same VAT for the shopper, in the mail and in the merchant API', async () => {
		await taxAs(CABLE, 'reduced');
		await buy();
		const { total } = await shopper.cart();
		const { data } = await shopper.order();
		const identificator = data?.order?.order_identificator ?? '';
		const order = expectContract(OrderAnswer, await shopper.send('_get_hapi_webshop_order', { order_identificator: identificator })).data;
		expect(order?.total).toEqual(total);
		const { body } = await merchant.call('GET', `/orders/${data?.order?.number}`);
		expect(body.vat.map(({ percent, net, vat, total: all }: Record<string, string>) => [percent, Number(net), Number(vat), Number(all)])).toEqual(
			(total.taxes ?? []).map(({ percent, basic, tax, total: all }) => [percent, basic, tax, all]),
		);
		const [parcel] = body.parcels;
		const inParts = [...parcel.items.map(({ vat }: { vat: string }) => vat), parcel.shipping_vat].map((text) => Math.round(Number(text) * 100));
		const fee = Math.round(Number(body.totals.vat) * 100) - inParts.reduce((all, cents) => all + cents, 0);
		expect(parcel.items.map(({ vat_percent }: { vat_percent: number }) => vat_percent)).toEqual([25, 13]);
		expect(fee).toBeGreaterThanOrEqual(0);
		expect(fee).toBeLessThan(40);
		const { text } = await lastMailTo(backend, 'ana@titraj.example');
		expect(text).toMatch(/Od toga PDV 25\s%/);
		expect(text).toMatch(/Od toga PDV 13\s%/);
	});
});

describe('the country whose VAT counts', () => {
	const deliverTo = async (country: string, postcode: string) =>
		shopper.send('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'ana@titraj.example', ...ANA, country, postcode });
	beforeEach(async () => {
		await backend.db
			.insertInto('tax_rates')
			.values({ country: 'SI', tax_class: 'standard', percent: 22 })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
		await shopper.add(CABLE, 1);
	});

	it('is the shop’s own, wherever the order is delivered', async () => {
		await deliverTo('SI', '1000');
		expect(await taxes()).toMatchObject([{ percent: 25, tax: 7 }]);
	});

	it('is the delivery country with OSS, at the same price; a missing class is taxed at the standard rate', async () => {
		await backend.db.updateTable('tax_settings').set({ uses_oss: true }).execute();
		await taxAs(CABLE, 'reduced');
		expect(await taxes()).toMatchObject([{ percent: 13, total: 35 }]);
		await deliverTo('SI', '1000');
		expect(await taxes()).toMatchObject([{ percent: 22, total: 35, tax: 6.31 }]);
		await deliverTo('DE', '10115');
		expect(await taxes()).toMatchObject([{ percent: 13 }]);
	});
});
