import { beforeEach, describe, expect, it } from 'vitest';
import { lastMailTo, logIn, mailsTo, newCustomer, open, PASSWORD } from '#tests/support/account-steps.ts';
import { tokenForEachTest } from '#tests/support/backend-for-all-tests.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let token: string;
tokenForEachTest((started, guest) => {
	backend = started;
	token = guest;
});
beforeEach(async () => {
	await backend.db.deleteFrom('attempts').execute();
});

const signUp = (email: string, as = token) =>
	backend.call('_post_hapi_auth_signup', { email, password: PASSWORD, first_name: 'Iva', last_name: 'Ivić', accept_terms: true }, as);
const resend = async (email: string, as = token) => open((await backend.call('_post_hapi_auth_signup_resend', { email }, as)).body);
const confirm = async ({ id, code }: { id: string; code: string }, as = token) =>
	open((await backend.call('_get_hapi_auth_signup_confirm', { id, code }, as)).body);
const expire = (email: string) =>
	backend.db
		.updateTable('signups')
		.set({ expires_at: new Date(Date.now() - 1000) })
		.where('email', '=', email)
		.execute();

describe('a new link for a pending signup', () => {
	it('opens the account whose first link has expired, with the chosen password', async () => {
		const email = 'istekla@titraj.example';
		await signUp(email);
		const first = await lastMailTo(backend, email);
		await expire(email);
		expect(await confirm(first)).toMatchObject({ success: false, label_name: 'error_code_invalid' });
		expect(await resend(` ${email.toUpperCase()} `)).toMatchObject({ success: true });
		expect(await confirm(first)).toMatchObject({ success: false });
		expect(await confirm(await lastMailTo(backend, email))).toMatchObject({ success: true, data: { confirmed: 'signup' } });
		expect(await logIn(backend, { email })).toBeTruthy();
	});

	it.each([
		['an address without a signup', async () => undefined],
		['an address that has an account', async (email: string) => void (await newCustomer(backend, email))],
	])('is not mailed to %s, and the response is the same', async (_title, prepare) => {
		const email = `nista-${crypto.randomUUID()}@titraj.example`;
		await prepare(email);
		const before = (await mailsTo(backend, email)).length;
		expect(await resend(email)).toMatchObject({ success: true });
		expect(await mailsTo(backend, email)).toHaveLength(before);
	});

	it('does not give the account to a stranger who signed up with the address: its owner chooses the password', async () => {
		const email = 'vlasnica-linka@titraj.example';
		await signUp(email, await backend.newToken());
		await resend(email);
		expect((await confirm(await lastMailTo(backend, email))).data['new_password_path']).toBeTruthy();
	});

	it('is mailed at most five times in a row, including the first mail', async () => {
		const email = 'puno@titraj.example';
		await signUp(email);
		for (let round = 0; round < 8; round++) expect(await resend(email)).toMatchObject({ success: true });
		expect((await mailsTo(backend, email)).length).toBeLessThanOrEqual(5);
		expect(await confirm(await lastMailTo(backend, email))).toMatchObject({ success: true });
	});

	it('needs an e-mail', async () => {
		expect(await resend('nije adresa')).toMatchObject({ success: false, errors: { email: 'error_email_invalid' } });
	});
});
