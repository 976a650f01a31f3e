import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastMailTo } from '#tests/support/account-steps.ts';
import { signInAs, writeAccount } from '#tests/support/customer-account.ts';
import { insertCoupons } from '#tests/support/insert-coupons.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { newRow, upsert } from '#tests/support/merchant-rows.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';
import { addDelivery } from '#tests/support/shipping-method.ts';
import { ANA } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const ABROAD = {
	...{ title: 'Kurir u Sloveniju', title_en: 'Courier to Slovenia', code: 'abroad', basis: 'weight', bulky: '20' },
	...{ days_from: 2, days_to: 3, free_over: '150', maximum_grams: 30_000, takes_cash: true, prices: [{ above: '0', price: '9.90' }] },
};

let backend: TestBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	backend = await startTestBackend();
	merchant = await openMerchant(backend);
	await numberPapers(backend.db);
	await addDelivery(merchant, { title: 'Slovenija', areas: ['SI'] }, ABROAD);
	await backend.db
		.insertInto('tax_rates')
		.values({ country: 'SI', tax_class: 'standard', percent: 22 })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	await backend.db.updateTable('tax_settings').set({ uses_oss: true, home_country: 'HR' }).execute();
}, 120_000);
afterAll(() => backend.close());

const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb', year: 'numeric', month: '2-digit' }).format(new Date());
const toCents = (amount: string | number | undefined) => Math.round(Number(amount) * 100);
const sum = (amounts: readonly (string | number)[]) => amounts.reduce<number>((all, amount) => all + toCents(amount), 0);

/** Rows of the accountant's file that name an order, or its invoice. */
async function fileOf(order: string): Promise<Readonly<Record<string, string>>[]> {
	const response = await fetch(`${backend.url}/merchant/v1/accounts/${month}/papers`, { headers: { authorization: `Bearer ${merchant.key}` } });
	const text = (await response.text()).replace('\ufeff', '');
	const { data } = Papa.parse<Readonly<Record<string, string>>>(text, { header: true, delimiter: ';', skipEmptyLines: true });
	return data.filter((row) => row['order'] === order);
}

/** A member, whose group takes 20 % off, orders two pieces of 100.00 with a coupon of 10 %. */
async function orderAsMember({ country, postcode, shipping_code }: (typeof COUNTRIES)[number]) {
	const sku = `CLANSKI-${randomUUID()}`;
	expect(await upsert(backend.db, [newRow(sku, { stock: { quantity: 10 }, weight_grams: 500 })])).toEqual([`${sku}: created`]);
	const { id } = await backend.db.selectFrom('products').select('id').where('code', '=', sku).executeTakeFirstOrThrow();
	const coupon = `CLAN-${randomUUID().slice(0, 8).toUpperCase()}`;
	await insertCoupons(backend.db, { code: coupon, percent: 10 });
	const terms = { name: `Grupa ${randomUUID()}`, percent: 20, excluded_categories: [], excluded_manufacturers: [], prices: [] };
	const group = (await merchant.call('POST', '/customer-groups', terms)).body.id;
	const account = await writeAccount(backend.db);
	await merchant.call('PUT', `/customers/${account.id}/groups/${group}`);
	const shopper = await signInAs(backend, account);
	await shopper.add(id, 2);
	await shopper.send('_post_hapi_webshop_coupon', { code: coupon });
	await shopper.send('_post_hapi_webshop_customer', { type: 'webshop.guest', email: account.email, ...ANA, country, postcode });
	await shopper.send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code });
	await shopper.send('_put_hapi_webshop_payment', { payment_code: 'cash_on_delivery' });
	const { total } = await shopper.cart();
	const { number } = await shopper.place();
	return { number, total, email: account.email };
}

const COUNTRIES = [
	{ country: 'HR', postcode: '10000', shipping_code: 'courier', percent: 25 },
	{ country: 'SI', postcode: '1000', shipping_code: 'abroad', percent: 22 },
];

test.each(COUNTRIES)('a member’s price is in order, mail, invoice and the accountant’s file, with a coupon and the VAT of $country', async (place) => {
	const { percent } = place;
	const { number, total, email } = await orderAsMember(place);
	const order = (await merchant.call('GET', `/orders/${number}`)).body;
	expect(order).toMatchObject({ totals: { items: '160.00', discount: '16.00' }, parcels: [{ items: [{ quantity: 2, unit_price: '80.00' }] }] });
	expect(toCents(order.totals.total)).toBe(toCents(total.total));
	expect(order.vat).toMatchObject([{ percent, total: order.totals.total }]);

	const { text, html } = await lastMailTo(backend, email);
	for (const written of [text, html]) {
		expect(written).toContain(order.totals.total.replace('.', ','));
		expect(written).toMatch(/160,00/);
		expect(written).not.toMatch(/100,00|200,00/);
	}

	const { paper } = (await merchant.call('POST', `/orders/${number}/papers`, { kind: 'invoice' })).body;
	expect(paper.rows[0]).toMatchObject({ quantity: 2, unit_price: '80.00', discount: '16.00', total: '144.00', vat_percent: percent });
	expect([paper.total, sum(paper.rows.map((row: { total: string }) => row.total))]).toEqual([order.totals.total, toCents(order.totals.total)]);
	expect(paper.rates).toMatchObject([{ vat_percent: percent, total: order.totals.total, vat: order.totals.vat }]);

	const [row, ...others] = await fileOf(number);
	expect([row, others]).toMatchObject([{ number: paper.number, country: place.country, total: paper.total, vat: paper.vat }, []]);
	expect(toCents(row?.['net']) + toCents(row?.['vat'])).toBe(toCents(paper.total));
});
