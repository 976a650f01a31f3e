import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastMailTo, logIn, mailsTo, newCustomer, PASSWORD } from '#tests/support/account-steps.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';
import { wrongCode } from '#tests/support/wrong-code.ts';

const NEW = 'glasni otpornik';
const INVALID = { success: false, label_name: 'error_code_invalid' };

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

interface Proof {
	id: string;
	code: string;
}
const forget = async (email: string) => (await backend.call('_post_hapi_auth_forgotten_password', { email })).body;
const check = async ({ id, code }: Proof) => (await backend.call('_get_hapi_auth_forgotten_password_check', { id, code })).body;
const renew = async ({ id, code }: Proof, password = NEW) => (await backend.call('_post_hapi_auth_new_password', { id, code, password })).body;
const whoIs = async (token: string) => (await backend.call('_get_hapi_auth_is_login', {}, token)).status;

describe('a forgotten password', () => {
	it('is reset by the mail’s link, once; every session of the account ends', async () => {
		const token = await newCustomer(backend, 'link@zaborav.example');
		expect(await forget(' LINK@zaborav.example')).toEqual({ success: true });
		const mail = await lastMailTo(backend, 'link@zaborav.example');
		expect(mail.text).toContain(`https://titraj.example/moj-racun/nova-lozinka/${mail.id}/${mail.code}/`);
		expect(await check(mail)).toEqual({ success: true });
		expect(await check(mail)).toEqual({ success: true });
		expect(await renew(mail, 'abc')).toMatchObject({ label_name: 'error_form_invalid', errors: { password: 'error_password_short' } });
		expect(await renew(mail)).toEqual({ success: true });
		expect(await renew(mail)).toEqual(INVALID);
		expect(await check(mail)).toEqual({ success: false });
		expect(await whoIs(token)).toBe(401);
		expect((await backend.call('_post_hapi_auth_login', { email: 'link@zaborav.example', password: PASSWORD })).body).toMatchObject({ success: false });
		expect(await whoIs(await logIn(backend, { email: 'link@zaborav.example', password: NEW }))).toBe(200);
		expect((await lastMailTo(backend, 'link@zaborav.example')).template).toBe('password_changed');
	});

	it('cannot be reset by a mail to a former address of the account', async () => {
		const token = await newCustomer(backend, 'stara@zaborav.example');
		await forget('stara@zaborav.example');
		const mail = await lastMailTo(backend, 'stara@zaborav.example');
		await backend.call('_post_hapi_auth_profile', { email: 'nova@zaborav.example', password: PASSWORD }, token);
		const { id, code } = await lastMailTo(backend, 'nova@zaborav.example');
		expect((await backend.call('_get_hapi_auth_signup_confirm', { id, code })).body).toMatchObject({ success: true });
		expect([await check(mail), await renew(mail)]).toEqual([{ success: false }, INVALID]);
		expect((await backend.call('_get_hapi_auth_signup_confirm', { id, code })).body).toMatchObject({ label_name: 'error_code_used' });
	});

	it('sets one password when its link is used twice at the same moment', async () => {
		await newCustomer(backend, 'utrka@zaborav.example');
		await forget('utrka@zaborav.example');
		const mail = await lastMailTo(backend, 'utrka@zaborav.example');
		const answers = await Promise.all(['prva nova lozinka', 'druga nova lozinka', 'treca nova lozinka'].map((password) => renew(mail, password)));
		expect(answers.filter((answer) => JSON.stringify(answer) === '{"success":true}')).toHaveLength(1);
	});

	it('of an unknown e-mail gets the same response, and no mail is written', async () => {
		expect(await forget('nitko@zaborav.example')).toEqual({ success: true });
		expect(await mailsTo(backend, 'nitko@zaborav.example')).toEqual([]);
		expect(await forget('nije adresa')).toMatchObject({ label_name: 'error_form_invalid', errors: { email: 'error_email_invalid' } });
	});

	it('is mailed at most five times an hour', async () => {
		await newCustomer(backend, 'stalno@zaborav.example');
		await Promise.all(Array.from({ length: 8 }, () => forget('stalno@zaborav.example')));
		expect((await mailsTo(backend, 'stalno@zaborav.example')).filter(({ template }) => template === 'password')).toHaveLength(5);
	});

	it('has a code that expires, is bound to its id, and becomes invalid with the password it was for', async () => {
		await newCustomer(backend, 'rok@zaborav.example');
		await newCustomer(backend, 'tudi@zaborav.example');
		await forget('rok@zaborav.example');
		await forget('tudi@zaborav.example');
		await forget('rok@zaborav.example');
		const [later, earlier] = await mailsTo(backend, 'rok@zaborav.example');
		const other = await lastMailTo(backend, 'tudi@zaborav.example');
		if (!later || !earlier) throw new Error('two mails');
		expect(await renew({ id: later.id, code: other.code })).toEqual(INVALID);
		expect(await check(earlier)).toEqual({ success: true });
		await backend.db
			.updateTable('user_codes')
			.set({ expires_at: new Date(0) })
			.where('id', '=', other.id)
			.execute();
		expect(await renew(other)).toEqual(INVALID);
		expect(await renew(later)).toEqual({ success: true });
		expect(await renew(earlier)).toEqual(INVALID);
	});
});

describe('the api variant', () => {
	const ask = async (email: string) => (await backend.call('_post_hapi_auth_forgotten_password_api', { email })).body;
	const idOf = (body: unknown) => (body as { data: { id: string } }).data.id;

	it('mails eight digits that belong to the id in the response', async () => {
		await newCustomer(backend, 'brojke@zaborav.example');
		const id = idOf(await ask('brojke@zaborav.example'));
		const code = /^\d{8}$/m.exec((await lastMailTo(backend, 'brojke@zaborav.example')).text)?.[0] ?? '';
		expect(await check({ id, code })).toEqual({ success: true });
		expect(await renew({ id, code })).toEqual({ success: true });
		expect(await renew({ id, code })).toEqual(INVALID);
	});

	it('accepts five guesses, and then not even the right code', async () => {
		await newCustomer(backend, 'pogadanje@zaborav.example');
		const id = idOf(await ask('pogadanje@zaborav.example'));
		const code = /^\d{8}$/m.exec((await lastMailTo(backend, 'pogadanje@zaborav.example')).text)?.[0] ?? '';
		const wrong = wrongCode(code);
		for (let guess = 0; guess < 5; guess++) expect(await check({ id, code: wrong })).toEqual({ success: false });
		expect(await check({ id, code })).toEqual({ success: false });
		expect(await renew({ id, code })).toEqual(INVALID);
	});

	it('answers an unknown e-mail with an id that looks the same and is useless', async () => {
		const id = idOf(await ask('nitko2@zaborav.example'));
		expect(id).toMatch(/^[0-9a-f-]{36}$/);
		expect(await check({ id, code: '00000000' })).toEqual({ success: false });
	});
});

describe('a changed password', () => {
	const change = async (token: string, body: { password?: string; new_password: string }) =>
		(await backend.call('_post_hapi_auth_change_password', body, token)).body;

	it('needs the old one, keeps this session and ends the others', async () => {
		const token = await newCustomer(backend, 'promjena@zaborav.example');
		const elsewhere = await logIn(backend, { email: 'promjena@zaborav.example' });
		expect(await change(token, { password: 'kriva lozinka', new_password: NEW })).toMatchObject({ errors: { password: 'error_password_wrong' } });
		expect(await change(token, { new_password: NEW })).toMatchObject({ errors: { password: 'error_password_wrong' } });
		expect(await change(token, { password: PASSWORD, new_password: 'abc' })).toMatchObject({ errors: { new_password: 'error_password_short' } });
		expect(await change(token, { password: PASSWORD, new_password: NEW })).toEqual({ success: true });
		expect([await whoIs(token), await whoIs(elsewhere)]).toEqual([200, 401]);
		await logIn(backend, { email: 'promjena@zaborav.example', password: NEW });
	});

	it('cannot be guessed on an unattended screen', async () => {
		const token = await newCustomer(backend, 'ekran@zaborav.example');
		const answers = [];
		for (let guess = 0; guess < 10; guess++) answers.push(JSON.stringify(await change(token, { password: `pogodak ${guess}`, new_password: NEW })));
		expect(answers.at(-1)).toContain('error_too_many_attempts');
		expect(await change(token, { password: PASSWORD, new_password: NEW })).toMatchObject({ errors: { password: 'error_too_many_attempts' } });
	});
});
