// One file for one subject: an order by phone, whose rules are those of the checkout.
import { beforeEach, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { signInAs, writeAccount } from '#tests/support/customer-account.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});
beforeEach(() => merchant.call('PUT', '/products/MON-1/stock', { quantity: 10 }));

const CUSTOMER = {
	...{ email: 'ivan@primjer.example', first_name: 'Ivan', last_name: 'Horvat', street: 'Ilica 1', postcode: '10000', city: 'Zagreb', country: 'HR' },
	phone: '+385 91 555 0101',
};
const ORDER = {
	...{ customer: CUSTOMER, lines: [{ sku: 'MON-1', quantity: 2 }], shipping: { code: 'courier' }, payment: { code: 'cash_on_delivery' } },
	accept_terms: true,
};
const place = (change: object = {}, headers: Record<string, string> = {}) => merchant.call('POST', '/orders', { ...ORDER, ...change }, headers);
const stock = async () => (await merchant.call('GET', '/products/MON-1')).body.stock.quantity;
const countOf = async (table: 'orders' | 'carts' | 'sessions') => (await backend.db.selectFrom(table).select('id').execute()).length;
const reasons = ({ status, body }: Awaited<ReturnType<typeof place>>) => [status, body.errors];

it('staff place an order by phone: it costs what the shop shows, takes the stock, and the customer gets the confirmation', async () => {
	const product = (await merchant.call('GET', '/products/MON-1')).body;
	const { status, body } = await place({ note: 'Zvati prije dostave' });
	expect([status, body.errors]).toEqual([200, undefined]);
	const unit = product.price.sale ?? product.price.regular;
	expect(body).toMatchObject({
		...{
			status: 'received',
			customer: { email: CUSTOMER.email, note: 'Zvati prije dostave' },
			payment: { code: 'cash_on_delivery', paid: false },
			delivery: { last_name: 'Horvat', city: 'Zagreb' },
		},
		parcels: [{ shipping_code: 'courier', items: [{ sku: 'MON-1', quantity: 2, unit_price: unit }] }],
	});
	expect(await stock()).toBe(8);
	const mails = await backend.db.selectFrom('mails').selectAll().execute();
	expect(JSON.stringify(mails)).toContain(body.number);
	expect((await merchant.call('GET', `/order-search?q=${body.number}`)).body.items).toHaveLength(1);
});

it('an order by phone is refused as the checkout refuses it, with the field, and leaves nothing behind', async () => {
	const before = [await countOf('orders'), await countOf('carts'), await countOf('sessions')];
	const refused = async (change: object) => reasons(await place(change));
	expect(await refused({ lines: [{ sku: 'MON-1', quantity: 11 }] })).toEqual([422, [{ field: 'lines[0]', reason: 'error_cart_quantity' }]]);
	expect(await refused({ lines: [{ sku: 'NEMA', quantity: 1 }] })).toEqual([422, [{ field: 'lines[0]', reason: 'error_cart_product' }]]);
	expect(await refused({ customer: { ...CUSTOMER, postcode: '1' } })).toEqual([422, [expect.objectContaining({ field: 'customer.postcode' })]]);
	expect(await refused({ customer: { ...CUSTOMER, first_name: 'www.zarada.example' } })).toEqual([
		422,
		[expect.objectContaining({ field: 'customer.first_name' })],
	]);
	expect(await refused({ shipping: { code: 'balloon' } })).toEqual([422, [{ field: 'shipping', reason: 'error_shipping_method' }]]);
	expect(await refused({ payment: { code: 'shells' } })).toEqual([422, [{ field: 'payment', reason: 'error_payment_method' }]]);
	expect(await refused({ coupons: ['NEMA'] })).toEqual([422, [{ field: 'coupons[0]', reason: 'error_coupon_invalid_code' }]]);
	expect(await refused({ total: '1.00' })).toEqual([422, [expect.objectContaining({ field: 'total' })]]);
	expect((await place({ accept_terms: false })).status).toBe(400);
	expect([await countOf('orders'), await countOf('carts'), await countOf('sessions')]).toEqual(before);
	expect(await stock()).toBe(10);
});

it('a repeated call with the same key makes one order, and one with the total that the customer was told is placed', async () => {
	const { body } = await place();
	const total = body.totals.total;
	const before = await countOf('orders');
	const headers = { 'idempotency-key': 'phone-order-of-mr-horvat' };
	const [first, second] = [await place({ total }, headers), await place({ total }, headers)];
	expect([first.status, second.body.number]).toEqual([200, first.body.number]);
	expect(await countOf('orders')).toBe(before + 1);
});

it('only who may write orders places one', async () => {
	const reader = await openMerchant(backend, 'orders:read');
	expect((await reader.call('POST', '/orders', ORDER)).status).toBe(403);
});

it('a quote counts what the order will cost, names what can be chosen and what is refused, and writes nothing', async () => {
	const tables = async () => [await countOf('orders'), await countOf('carts'), await countOf('sessions'), await countAudit()];
	const countAudit = async () => (await backend.db.selectFrom('audit_log').select('id').execute()).length;
	const before = await tables();
	const quote = (body: object) => merchant.call('POST', '/order-quotes', body);
	const { status, body } = await quote({ lines: ORDER.lines });
	expect([status, body.lines[0].quantity, body.countries.includes('HR')]).toEqual([200, 2, true]);
	const to = { country: 'HR', postcode: '10000' };
	const full = (await quote({ lines: ORDER.lines, to, shipping: ORDER.shipping, payment: ORDER.payment })).body;
	expect(full.refused).toEqual([]);
	expect(full.shipping.map(({ code }: { code: string }) => code)).toContain('courier');
	expect(full.missing).toEqual(['customer']);
	const refused = (await quote({ lines: [{ sku: 'MON-1', quantity: 11 }, ...ORDER.lines], to, shipping: { code: 'balloon' }, payment: { code: 'shells' } }))
		.body;
	expect(refused.refused).toEqual([
		{ field: 'lines[0]', reason: 'error_cart_quantity' },
		{ field: 'shipping', reason: 'error_shipping_method' },
		{ field: 'payment', reason: 'error_payment_method' },
	]);
	expect((await quote({ lines: [] })).status).toBe(400);
	expect(await tables()).toEqual(before);
	expect((await place({ total: full.totals.total })).body.totals.total).toBe(full.totals.total);
});

it('a customer of a group pays the group’s price by phone, too: in the quote, in the order, and with the cart of the account untouched', async () => {
	const regular = Number((await merchant.call('GET', '/products/MON-1')).body.price.regular);
	const terms = { percent: null, excluded_categories: [], excluded_manufacturers: [], prices: [{ sku: 'MON-1', price: (regular / 2).toFixed(2) }] };
	const group = (await merchant.call('POST', '/customer-groups', { ...terms, name: 'Telefonska grupa' })).body.id;
	const account = await writeAccount(backend.db);
	await merchant.call('PUT', `/customers/${account.id}/groups/${group}`);
	const shopper = await signInAs(backend, account);
	await backend.call('_post_hapi_webshop_product', { shopping_cart_code: 'product-2', qty: 1 }, shopper.token);
	const own = async () => JSON.stringify(await backend.db.selectFrom('carts').selectAll().where('user_id', '=', account.id).execute());
	const before = await own();

	const quoteFor = async (email: string | null) => (await merchant.call('POST', '/order-quotes', { lines: ORDER.lines, email })).body;
	expect((await quoteFor(null)).groups).toEqual([]);
	expect((await quoteFor('nepoznat@primjer.example')).groups).toEqual([]);
	const quote = await quoteFor(account.email.toUpperCase());
	expect([quote.groups, quote.lines[0].unit_price]).toEqual([['Telefonska grupa'], (regular / 2).toFixed(2)]);

	const { status, body } = await place({ customer: { ...CUSTOMER, email: account.email } });
	expect([status, body.errors]).toEqual([200, undefined]);
	expect(body.parcels[0].items[0]).toMatchObject({ sku: 'MON-1', unit_price: (regular / 2).toFixed(2) });
	expect(await own()).toBe(before);
	// The same words by somebody else cost what the shop shows.
	expect((await place()).body.parcels[0].items[0].unit_price).not.toBe((regular / 2).toFixed(2));
});
