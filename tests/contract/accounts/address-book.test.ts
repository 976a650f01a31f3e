import { CustomerFieldsAnswer } from '@titraj/contract/profile.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCustomer } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
	backend = await startTestBackend();
	token = await newCustomer(backend, 'adresar@podaci.example');
});
afterAll(() => backend.close());

describe('the address book', () => {
	const HOME = { first_name: 'Iva', last_name: 'Ivić', street: 'Ilica 1', postcode: '10000', city: 'Zagreb', country: 'hr' };
	const put = async (body: object, as: string) => (await backend.call('_post_hapi_auth_addresses', { ...HOME, ...body }, as)).body;
	const items = (body: unknown) =>
		(body as { data: { items: { id: number; street: string; default_delivery: boolean; default_billing: boolean }[] } }).data.items;
	const marks = (body: unknown) =>
		items(body).map(({ street, default_delivery, default_billing }) => `${street}${default_delivery ? ' D' : ''}${default_billing ? ' B' : ''}`);

	it('keeps several addresses; the first is the default for both, and the default can be changed', async () => {
		const own = await newCustomer(backend, 'adrese@podaci.example');
		expect(marks(await put({}, own))).toEqual(['Ilica 1 D B']);
		expect(marks(await put({ street: 'Savska 2' }, own))).toEqual(['Ilica 1 D B', 'Savska 2']);
		const third = await put({ street: 'Vukovarska 3', default_delivery: true }, own);
		expect(marks(third)).toEqual(['Ilica 1 B', 'Savska 2', 'Vukovarska 3 D']);
		const savska = items(third)[1];
		expect(marks(await put({ id: savska?.id, street: 'Savska 22', default_billing: true }, own))).toEqual(['Ilica 1', 'Savska 22 B', 'Vukovarska 3 D']);
		const { body } = await backend.call('_delete_hapi_auth_addresses', { id: savska?.id ?? 0 }, own);
		expect(marks(body)).toEqual(['Ilica 1', 'Vukovarska 3 D']);
		expect(marks((await backend.call('_delete_hapi_auth_addresses', { id: savska?.id ?? 0 }, own)).body)).toEqual(['Ilica 1', 'Vukovarska 3 D']);
	});

	it.each([
		[{ postcode: '1000' }, { postcode: 'error_postcode_invalid' }],
		[{ country: 'XX' }, { country: 'error_country_invalid' }],
		[{ city: ' ' }, { city: 'error_field_required' }],
		[{ company: 'Vaga d.o.o.' }, { oib: 'error_field_required' }],
		[{ company: 'Vaga d.o.o.', oib: '12345678901' }, { oib: 'error_oib_invalid' }],
		[{ phone: 'x' }, { phone: 'error_phone_invalid' }],
	])('refuses %j', async (body, errors) => {
		expect(await put(body, token)).toEqual({ success: false, label_name: 'error_form_invalid', errors });
	});

	it('accepts a company in Croatia with its OIB, and one abroad without', async () => {
		expect(await put({ company: 'Vaga d.o.o.', oib: '12345678903' }, token)).toMatchObject({ success: true });
		expect(await put({ company: 'Tehtnica d.o.o.', country: 'SI', postcode: '1000', city: 'Ljubljana' }, token)).toMatchObject({ success: true });
	});
});

it('update_customer_data copies the customer and the default addresses into the cart', async () => {
	const own = await newCustomer(backend, 'kosarica@podaci.example');
	await backend.call(
		'_post_hapi_auth_addresses',
		{ first_name: 'Iva', last_name: 'Ivić', street: 'Ilica 9', postcode: '10000', city: 'Zagreb', country: 'HR' },
		own,
	);
	await backend.call('_get_hapi_auth_is_login', { update_customer_data: 1 }, own);
	expect((await backend.call('_get_hapi_webshop_cart', {}, own)).body).toMatchObject({
		data: { customer: { email: 'kosarica@podaci.example', delivery: { street: 'Ilica 9' }, billing: { city: 'Zagreb' } } },
	});
});

it('the backend defines the fields of each form', async () => {
	for (const type of ['auth.signup', 'auth.edit', 'auth.address', 'webshop.customer', 'webshop.guest'] as const) {
		const { items } = expectContract(CustomerFieldsAnswer, (await backend.call('_get_hapi_auth_customer_fields', { type })).body).data ?? { items: [] };
		expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
		expect(items.length).toBeGreaterThan(5);
	}
});

it.each([
	['auth.signup', ['email', 'password', 'accept_terms']],
	['auth.edit', ['email', 'birthday']],
	['webshop.customer', ['street', 'postcode', 'city', 'country', 'phone']],
	['webshop.guest', ['email', 'street', 'postcode', 'city', 'country', 'phone']],
	[undefined, ['street', 'postcode', 'city', 'country', 'phone']],
] as const)('the form %s has the fields %j', async (type, names) => {
	const { body } = await backend.call('_get_hapi_auth_customer_fields', type === undefined ? {} : { type });
	const named = expectContract(CustomerFieldsAnswer, body).data?.items.map(({ name }) => name) ?? [];
	expect(named).toEqual(expect.arrayContaining([...names]));
	expect(named.includes('email')).toBe(names.some((name) => name === 'email'));
});
