import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastMailTo, logIn, mailsTo, newCustomer, PASSWORD } from '#tests/support/account-steps.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';
import { wrongCode } from '#tests/support/wrong-code.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

const FORM = { password: PASSWORD, first_name: ' Iva ', last_name: 'Ivić-Ferić', accept_terms: true };
const signUp = async (email: string, more: object = {}) => (await backend.call('_post_hapi_auth_signup', { ...FORM, email, ...more })).body;
const confirm = async (proof: { id: string; code: string }) => (await backend.call('_get_hapi_auth_signup_confirm', { id: proof.id, code: proof.code })).body;
const login = async (email: string, password = PASSWORD) => (await backend.call('_post_hapi_auth_login', { email, password })).body;

describe('a signup', () => {
	it('opens an account only after its mail is confirmed', async () => {
		expect(await signUp(' Iva@Nova.Example ')).toEqual({ success: true });
		expect(await login('iva@nova.example')).toEqual({ success: false, label_name: 'error_login_unconfirmed' });
		expect(await login('iva@nova.example', 'pogodak')).toEqual({ success: false, label_name: 'error_login_invalid' });
		const mail = await lastMailTo(backend, 'iva@nova.example');
		expect(mail.text).toContain(`https://titraj.example/moj-racun/potvrda-registracije/${mail.id}/${mail.code}/`);
		expect(await confirm(mail)).toEqual({ success: true, data: { confirmed: 'signup', email: 'iva@nova.example' } });
		const token = await logIn(backend, { email: 'iva@nova.example' });
		expect((await backend.call('_get_hapi_auth_profile', {}, token)).body).toMatchObject({
			data: { first_name: 'Iva', last_name: 'Ivić-Ferić', has_password: true },
		});
	});

	it('is confirmed once: the second time reports that it is done', async () => {
		await newCustomer(backend, 'dvaput@nova.example');
		expect(await confirm(await lastMailTo(backend, 'dvaput@nova.example'))).toEqual({ success: false, label_name: 'error_code_used' });
	});

	it('is not confirmed by a code that is wrong, expired or of another signup', async () => {
		await signUp('kod@nova.example');
		await signUp('drugi@nova.example');
		const [mail, other] = [await lastMailTo(backend, 'kod@nova.example'), await lastMailTo(backend, 'drugi@nova.example')];
		const invalid = { success: false, label_name: 'error_code_invalid' };
		expect(await confirm({ id: mail.id, code: wrongCode(mail.code) })).toEqual(invalid);
		expect(await confirm({ id: mail.id, code: other.code })).toEqual(invalid);
		expect(await confirm({ id: "x' or 1=1", code: mail.code })).toEqual(invalid);
		await backend.db
			.updateTable('signups')
			.set({ expires_at: new Date(0) })
			.where('id', '=', mail.id)
			.execute();
		expect(await confirm(mail)).toEqual(invalid);
		expect(await login('kod@nova.example')).toEqual({ success: false, label_name: 'error_login_invalid' });
	});

	it('that is not confirmed is deleted a week after it expires', async () => {
		await signUp('odustala@nova.example');
		const over = (days: number) =>
			backend.db
				.updateTable('signups')
				.set({ expires_at: new Date(Date.now() - days * 86_400_000) })
				.where('email', '=', 'odustala@nova.example')
				.execute();
		const isKept = async () => (await backend.db.selectFrom('signups').select('id').where('email', '=', 'odustala@nova.example').execute()).length === 1;
		await over(6);
		await signUp('prva@nova.example');
		expect(await isKept()).toBe(true);
		await over(8);
		await signUp('druga-po-redu@nova.example');
		expect(await isKept()).toBe(false);
	});

	it('of a known e-mail gets the same response as a new one, changes nothing, and notifies the owner', async () => {
		await newCustomer(backend, 'poznat@nova.example');
		expect(await signUp('poznat@nova.example', { password: 'sasvim druga' })).toEqual({ success: true });
		expect(await lastMailTo(backend, 'poznat@nova.example')).toMatchObject({ template: 'known', subject: 'Već imate račun u trgovini Titraj' });
		expect(await login('poznat@nova.example')).toMatchObject({ success: true });
	});

	it('made by a stranger before the owner does not keep the stranger’s password', async () => {
		await signUp('vlasnica@nova.example', { password: 'lozinka stranca' });
		await signUp('vlasnica@nova.example');
		await confirm(await lastMailTo(backend, 'vlasnica@nova.example'));
		expect(await login('vlasnica@nova.example', 'lozinka stranca')).toMatchObject({ label_name: 'error_login_invalid' });
		expect(await login('vlasnica@nova.example')).toMatchObject({ success: true });
	});

	it('stores codes and passwords only as hashes', async () => {
		await signUp('tajna@nova.example');
		const { code } = await lastMailTo(backend, 'tajna@nova.example');
		const row = await backend.db.selectFrom('signups').selectAll().where('email', '=', 'tajna@nova.example').executeTakeFirstOrThrow();
		expect(JSON.stringify(row)).not.toContain(code);
		expect(JSON.stringify(row)).not.toContain(PASSWORD);
		expect(row.password_hash).toMatch(/^\$argon2id\$/);
	});

	it('that is repeated writes at most five mails an hour and gets the same response', async () => {
		const answers = await Promise.all(Array.from({ length: 8 }, () => signUp('puno@nova.example')));
		expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"success":true}']));
		expect(await mailsTo(backend, 'puno@nova.example')).toHaveLength(5);
	});

	it.each([
		['an invalid e-mail', { email: 'iva' }, { email: 'error_email_invalid' }],
		['two e-mails in one field', { email: 'a@b.example\nBcc: c@d.example' }, { email: 'error_email_invalid' }],
		['a short password', { password: 'kratka' }, { password: 'error_password_short' }],
		['a common password', { password: 'lozinka123' }, { password: 'error_password_common' }],
		['a name of spaces only', { first_name: ' \u0000\u200b ' }, { first_name: 'error_field_required' }],
		['an invalid phone number', { phone: 'nema' }, { phone: 'error_phone_invalid' }],
		['unaccepted terms', { accept_terms: false }, { accept_terms: 'error_terms_required' }],
		[
			'only invalid fields',
			{ email: '', password: '', first_name: '' },
			{ email: 'error_email_invalid', password: 'error_password_short', first_name: 'error_field_required' },
		],
	])('with %s is refused by field', async (_title, more, errors) => {
		expect(await signUp('dobra@nova.example', more)).toEqual({ success: false, label_name: 'error_form_invalid', errors });
	});

	it.each([
		['hr', 'hr', 'Potvrdite svoju registraciju'],
		['en', 'en', 'Confirm your registration'],
		['rs', 'sr', 'Potvrdite svoju registraciju'],
		['de', 'de', 'Bestätigen Sie Ihre Registrierung'],
	])('in %s is mailed in %s', async (shop, lang, subject) => {
		const email = `jezik-${shop}@nova.example`;
		await backend.send('/hapi/v1/auth/signup/', {
			method: 'POST',
			headers: { authorization: `Bearer ${await backend.newToken()}`, 'content-type': 'application/json', 'base-lang': shop },
			body: JSON.stringify({ ...FORM, email }),
		});
		expect(await lastMailTo(backend, email)).toMatchObject({ lang, subject });
	});
});

describe('a quick signup', () => {
	it('takes name and e-mail from the order, and the order moves to the account when the mail is confirmed', async () => {
		const order = await backend.db.selectFrom('orders').select(['id', 'code']).orderBy('id').executeTakeFirstOrThrow();
		await backend.db.updateTable('orders').set({ user_id: null, email: 'gost@nova.example' }).where('id', '=', order.id).execute();
		const quick = (identificator: string, password: string) =>
			backend.call('_post_hapi_auth_quick_signup', { order_identificator: identificator, password }).then(({ body }) => body);
		expect(await quick(`${order.id}-${order.code}`, 'abc')).toMatchObject({ label_name: 'error_form_invalid', errors: { password: 'error_password_short' } });
		expect(await quick(`${order.id}-${wrongCode(order.code)}`, PASSWORD)).toEqual({ success: false, label_name: 'error_order_unknown' });
		expect(await quick(`${order.id}-${order.code}`, PASSWORD)).toEqual({ success: true });

		await confirm(await lastMailTo(backend, 'gost@nova.example'));
		const token = await logIn(backend, { email: 'gost@nova.example' });
		expect((await backend.call('_get_hapi_auth_profile', {}, token)).body).toMatchObject({ data: { first_name: 'Ana', last_name: 'Kupac' } });
		expect((await backend.call('_get_hapi_auth_orders', {}, token)).body).toMatchObject({ data: { total: 1, items: [{ id: order.id }] } });
	});
});
