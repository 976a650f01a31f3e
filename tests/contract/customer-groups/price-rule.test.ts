import { PriceQtyAnswer } from '@titraj/contract/price-qty.ts';
import { definePriceRule } from '@titraj/contract/shop/define-price-rule.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerPrice } from '#examples/garden-shop/prices/customer-price.ts';
import { type Account, signInAs, writeAccount } from '#tests/support/customer-account.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { newRow, upsert } from '#tests/support/merchant-rows.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
let id: number;
let gardeners: number;
/** Terms of a group. */
const terms = (name: string, percent: number | null) => ({ name, percent, excluded_categories: [], excluded_manufacturers: [], prices: [] });
beforeAll(async () => {
	backend = await startTestBackend(undefined, { shop: { priceRule: customerPrice } });
	await upsert(backend.db, [newRow('PRAVILO-1', { stock: { quantity: 100 } })]);
	merchant = await openMerchant(backend);
	gardeners = (await merchant.call('POST', '/customer-groups', terms('Vrtlari', null))).body.id;
	({ id } = await backend.db.selectFrom('products').select('id').where('code', '=', 'PRAVILO-1').executeTakeFirstOrThrow());
});
afterAll(() => backend.close());

/** A customer of the group that the rule asks for. */
async function gardener(): Promise<Account> {
	const account = await writeAccount(backend.db);
	await merchant.call('PUT', `/customers/${account.id}/groups/${gardeners}`);
	return account;
}

const shown = async (token: string) =>
	expectContract(PriceQtyAnswer, (await backend.call('_post_hapi_catalog_price_qty', { ids: [id] }, token)).body).data?.items.map((item) => [
		item.price_custom,
		item.basic_price_custom,
		item.extra_price_lowest,
	]);

it('a rule of the shop folder prices the product, the cart and the order of its customers, and of no other visitor', async () => {
	const account = await gardener();
	const shopper = await signInAs(backend, account);
	expect(await shown(shopper.token)).toEqual([[97, 97, null]]);
	expect(await shown((await signInAs(backend, await writeAccount(backend.db))).token)).toEqual([[100, 100, null]]);
	expect(await shown(await backend.newToken())).toEqual([[100, 100, null]]);
	await shopper.add(id, 2);
	const lines = (await shopper.cart()).parcels.flatMap(({ items }) => items).map(({ unit_price, total, changed }) => [unit_price, total, changed]);
	expect(lines).toEqual([[97, 194, null]]);
	await shopper.choose({ email: account.email });
	const { number } = await shopper.place();
	const { items_cents } = await backend.db.selectFrom('orders').select('items_cents').where('number', '=', number).executeTakeFirstOrThrow();
	expect(items_cents).toBe(194_00);
});

it('a rule begins from what the groups leave', async () => {
	const group = (await merchant.call('POST', '/customer-groups', terms('Pravilo', 20))).body.id;
	const account = await gardener();
	await merchant.call('PUT', `/customers/${account.id}/groups/${group}`);
	expect(await shown((await signInAs(backend, account)).token)).toEqual([[77.6, 77.6, null]]);
});

const FACTS = { sku: 'A', regularCents: 10_00, cents: 9_00, customer: { id: 1, groups: [] } };

it('a rule never raises a price', () => {
	expect(definePriceRule(({ cents }) => cents * 2)(FACTS)).toBe(9_00);
});

it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('a rule that returns %s is named with its product', (cents) => {
	expect(() => definePriceRule(() => cents)(FACTS)).toThrow(/price rule.*for A/);
});
