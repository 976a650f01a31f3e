import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastMailTo, logIn, mailsTo, newCustomer, PASSWORD } from '#tests/support/account-steps.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
	backend = await startTestBackend();
	token = await newCustomer(backend, 'profil@podaci.example');
});
afterAll(() => backend.close());

const save = async (body: object, as = token) => (await backend.call('_post_hapi_auth_profile', body, as)).body;
const read = async (as = token) => (await backend.call('_get_hapi_auth_profile', {}, as)).body;

describe('the profile', () => {
	it('changes only the fields that are sent', async () => {
		const change = { phone: '091/234-5678', birthday: '1990-02-28', newsletter: true, type: 'auth.edit' };
		expect(await save(change)).toMatchObject({ success: true, data: { first_name: 'Iva', phone: '+385912345678', birthday: '1990-02-28', newsletter: true } });
		expect(await save({ first_name: ' Ivana\n ', phone: null })).toMatchObject({ data: { first_name: 'Ivana', phone: null, birthday: '1990-02-28' } });
	});

	it.each([
		[{ first_name: '' }, { first_name: 'error_field_required' }],
		[{ phone: '123' }, { phone: 'error_phone_invalid' }],
		[{ birthday: '1990-02-30' }, { birthday: 'error_birthday_invalid' }],
		[{ birthday: '2999-01-01' }, { birthday: 'error_birthday_invalid' }],
		[{ birthday: 'jučer' }, { birthday: 'error_birthday_invalid' }],
		[{ oib: '12345678901' }, { oib: 'error_oib_invalid' }],
		[{ email: 'nije' }, { email: 'error_email_invalid' }],
		[{ email: 'nova@podaci.example' }, { password: 'error_password_wrong' }],
	])('refuses %j', async (body, errors) => {
		const before = await read();
		expect(await save(body)).toEqual({ success: false, label_name: 'error_form_invalid', errors });
		expect(await read()).toEqual(before);
	});

	it('accepts another e-mail once its mail is confirmed, and notifies the old address', async () => {
		const own = await newCustomer(backend, 'stara@podaci.example');
		expect(await save({ email: 'Nova@podaci.example', password: PASSWORD }, own)).toMatchObject({
			data: { email: 'stara@podaci.example', email_pending: 'nova@podaci.example' },
		});
		expect((await lastMailTo(backend, 'stara@podaci.example')).template).toBe('email_changing');
		const { id, code } = await lastMailTo(backend, 'nova@podaci.example');
		expect((await backend.call('_get_hapi_auth_signup_confirm', { id, code })).body).toEqual({
			success: true,
			data: { confirmed: 'email', email: 'nova@podaci.example' },
		});
		expect(await read(own)).toMatchObject({ data: { email: 'nova@podaci.example', email_pending: null } });
		expect((await backend.call('_get_hapi_auth_signup_confirm', { id, code })).body).toMatchObject({ label_name: 'error_code_used' });
		await logIn(backend, { email: 'nova@podaci.example' });
	});

	describe('a change of e-mail that its owner cancelled', () => {
		const ask = async (own: string, email: string) => {
			await save({ email, password: PASSWORD }, own);
			return lastMailTo(backend, email);
		};
		const confirm = async ({ id, code }: { id: string; code: string }) => (await backend.call('_get_hapi_auth_signup_confirm', { id, code })).body;

		it('cannot be confirmed after it was cancelled', async () => {
			const own = await newCustomer(backend, 'odustaje@podaci.example');
			const mistyped = await ask(own, 'tudja@podaci.example');
			await save({ email: 'odustaje@podaci.example' }, own);
			expect(await confirm(mistyped)).toEqual({ success: false, label_name: 'error_code_invalid' });
			expect(await read(own)).toMatchObject({ data: { email: 'odustaje@podaci.example', email_pending: null } });
		});

		it('cannot be confirmed after another one was requested', async () => {
			const own = await newCustomer(backend, 'ispravlja@podaci.example');
			const mistyped = await ask(own, 'isprvlja@novi.example');
			const meant = await ask(own, 'ispravlja@novi.example');
			expect(await confirm(mistyped)).toEqual({ success: false, label_name: 'error_code_invalid' });
			expect(await read(own)).toMatchObject({ data: { email: 'ispravlja@podaci.example', email_pending: 'ispravlja@novi.example' } });
			expect(await confirm(meant)).toMatchObject({ success: true, data: { email: 'ispravlja@novi.example' } });
		});

		it('cannot be confirmed by its first mail if it is requested again', async () => {
			const own = await newCustomer(backend, 'dvaput@podaci.example');
			const first = await ask(own, 'dvaput@novi.example');
			await save({ email: 'dvaput@podaci.example' }, own);
			await ask(own, 'dvaput@novi.example');
			expect(await confirm(first)).toEqual({ success: false, label_name: 'error_code_invalid' });
			expect(await read(own)).toMatchObject({ data: { email: 'dvaput@podaci.example' } });
		});
	});

	it('mails one new address five times an hour, and ten times in all; a right password does not count as an attempt', async () => {
		const own = await newCustomer(backend, 'uporna@podaci.example');
		const ask = async (email: string) => save({ email, password: PASSWORD }, own);
		for (let time = 0; time < 5; time++) expect(await ask('meta@podaci.example')).toMatchObject({ success: true });
		expect(await ask('meta@podaci.example')).toMatchObject({ errors: { email: 'error_too_many_attempts' } });
		for (let time = 0; time < 5; time++) expect(await ask(`meta-${time}@podaci.example`)).toMatchObject({ success: true });
		expect(await ask('meta-5@podaci.example')).toMatchObject({ errors: { email: 'error_too_many_attempts' } });
		expect((await mailsTo(backend, 'meta@podaci.example')).length).toBe(5);
		expect((await mailsTo(backend, 'uporna@podaci.example')).filter(({ template }) => template === 'email_changing')).toHaveLength(10);
	});

	it('by a customer of social login without a password is limited, too', async () => {
		const own = await newCustomer(backend, 'bez-lozinke@podaci.example');
		await backend.db.updateTable('users').set({ password_hash: null }).where('email', '=', 'bez-lozinke@podaci.example').execute();
		for (let time = 0; time < 8; time++) await save({ email: 'zrtva@podaci.example' }, own);
		expect((await mailsTo(backend, 'zrtva@podaci.example')).length).toBe(5);
	});

	it('does not reveal that another account has an e-mail', async () => {
		const own = await newCustomer(backend, 'radoznala@podaci.example');
		expect(await save({ email: 'kupac@titraj.example', password: PASSWORD }, own)).toMatchObject({
			success: true,
			data: { email_pending: 'kupac@titraj.example' },
		});
		expect((await mailsTo(backend, 'kupac@titraj.example')).map(({ template }) => template)).toEqual(['known']);
	});
});

describe('the newsletter of an account', () => {
	const subscriptionOf = (email: string) => backend.db.selectFrom('newsletter_subscriptions').selectAll().where('email', '=', email).executeTakeFirst();
	const statusOf = async (email: string) => (await subscriptionOf(email))?.status;
	const says = async (as: string) => (await read(as)) as { data: { newsletter: boolean } };
	const unsubscribe = async (email: string) => {
		const { id = 0, code = '' } = (await subscriptionOf(email)) ?? {};
		await backend.call('_post_hapi_newsletter_unsubscribe', { id, code });
	};

	it('starts with the checkbox of the sign-up, after its mail is confirmed', async () => {
		const email = 'novosti@podaci.example';
		await backend.call('_post_hapi_auth_signup', { email, password: PASSWORD, first_name: 'Iva', last_name: 'Ivić', accept_terms: true, newsletter: true });
		expect(await statusOf(email)).toBeUndefined();
		const { id, code } = await lastMailTo(backend, email);
		await backend.call('_get_hapi_auth_signup_confirm', { id, code });
		expect([await statusOf(email), await says(await logIn(backend, { email }))]).toMatchObject(['confirmed', { data: { newsletter: true } }]);
	});

	it('is the subscription of its address: unsubscribing by a mail’s link or in the account applies to both', async () => {
		const email = 'pretplata@podaci.example';
		const own = await newCustomer(backend, email);
		expect(await save({ newsletter: true }, own)).toMatchObject({ data: { newsletter: true } });
		await unsubscribe(email);
		expect(await says(own)).toMatchObject({ data: { newsletter: false } });
		await save({ newsletter: true }, own);
		expect(await statusOf(email)).toBe('confirmed');
		expect(await save({ newsletter: false }, own)).toMatchObject({ data: { newsletter: false } });
		expect(await statusOf(email)).toBe('unsubscribed');
	});

	it('can be requested in a form, and is not affected by other changes', async () => {
		const email = 'obrazac@podaci.example';
		const own = await newCustomer(backend, email);
		await backend.call('_post_hapi_newsletter_subscribe', { email, topics: ['offers'] });
		expect(await says(own)).toMatchObject({ data: { newsletter: false } });
		const { id = 0, code = '' } = (await subscriptionOf(email)) ?? {};
		await backend.call('_post_hapi_newsletter_confirm', { id, code });
		expect(await save({ first_name: 'Iva' }, own)).toMatchObject({ data: { newsletter: true } });
	});

	it('moves to a new address, and ends with the account', async () => {
		const own = await newCustomer(backend, 'seli@podaci.example');
		await save({ newsletter: true, email: 'preselila@podaci.example', password: PASSWORD }, own);
		const { id, code } = await lastMailTo(backend, 'preselila@podaci.example');
		await backend.call('_get_hapi_auth_signup_confirm', { id, code });
		expect([await statusOf('seli@podaci.example'), await statusOf('preselila@podaci.example')]).toEqual(['unsubscribed', 'confirmed']);
		await backend.call('_post_hapi_auth_close_account', { password: PASSWORD }, own);
		expect(await subscriptionOf('preselila@podaci.example')).toBeUndefined();
	});
});

it.each([
	['by its signed-in owner: it brings the orders made with it as a guest', true],
	['by somebody not signed in: the account may be a stranger’s, so the orders stay the guest’s', false],
])('another e-mail of the account is also that of the cart, if confirmed %s', async (_title, isSignedIn) => {
	const own = await newCustomer(backend, `prije-${isSignedIn}@podaci.example`);
	const wanted = `poslije-${isSignedIn}@podaci.example`;
	await backend.call('_get_hapi_auth_is_login', { update_customer_data: 1 }, own);
	const order = await backend.db.selectFrom('orders').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
	await backend.db.updateTable('orders').set({ user_id: null, email: wanted }).where('id', '=', order.id).execute();
	await save({ email: wanted, password: PASSWORD }, own);
	const { id, code } = await lastMailTo(backend, wanted);
	await backend.call('_get_hapi_auth_signup_confirm', { id, code }, ...(isSignedIn ? [own] : []));
	expect((await backend.call('_get_hapi_webshop_customer', {}, own)).body).toMatchObject({ data: { email: wanted } });
	const orders = isSignedIn ? { total: 1, items: [{ id: order.id }] } : { total: 0 };
	expect((await backend.call('_get_hapi_auth_orders', {}, own)).body).toMatchObject({ data: orders });
});
