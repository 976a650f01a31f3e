import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastMailTo, newCustomer, PASSWORD } from '#tests/support/account-steps.ts';
import { ANA, type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;

let backend: TestBackend;
let customer: Shopper;
let email: string;
let count = 0;
beforeAll(async () => {
	backend = await startTestBackend();
});
beforeEach(async () => {
	email = `adresa-${++count}@titraj.example`;
	customer = shopperWith(backend, await newCustomer(backend, email));
	await customer.send('_post_hapi_auth_addresses', { ...ANA, default_delivery: true, default_billing: false });
	await customer.add(CABLE, 1);
	await customer.choose();
});
afterAll(() => backend.close());

const version = async () => (await customer.cart()).version;
const takeFromAccount = () => customer.send('_get_hapi_auth_is_login', { update_customer_data: 1 });
const moveTo = async (street: string) => {
	await customer.send('_post_hapi_auth_addresses', { ...ANA, street, default_delivery: true });
	await takeFromAccount();
};
const confirmEmail = async (to: string) => {
	await customer.send('_post_hapi_auth_profile', { email: to, password: PASSWORD });
	const { id, code } = await lastMailTo(backend, to);
	await customer.send('_get_hapi_auth_signup_confirm', { id, code });
};

describe('an order', () => {
	it.each([
		['the address', () => moveTo('Druga ulica 2')],
		['the e-mail', () => confirmEmail(`nova-${email}`)],
	])('is refused if %s of the account was copied into the cart after the review', async (_title, happen) => {
		const shown = await customer.toOrder();
		await happen();
		expect(await customer.order(shown)).toMatchObject({ success: false, label_name: 'error_order_changed', data: { order: null } });
		expect(await customer.order()).toMatchObject({ success: true });
	});

	it('is accepted if the account has the same data as the cart', async () => {
		await takeFromAccount();
		const shown = await customer.toOrder();
		await takeFromAccount();
		expect(await customer.order(shown)).toMatchObject({ success: true });
	});
});

it('the version does not change if the account’s customer data equal those typed for the cart', async () => {
	const before = await version();
	await takeFromAccount();
	expect(await version()).toBe(before);
});

it('the version grows if a cart without a customer gets one from the account', async () => {
	await backend.db.deleteFrom('cart_customers').execute();
	const before = await version();
	await customer.send('_get_hapi_webshop_customer', {});
	expect(await version()).toBe(before + 1);
	await customer.send('_get_hapi_webshop_customer', {});
	expect(await version()).toBe(before + 1);
});
