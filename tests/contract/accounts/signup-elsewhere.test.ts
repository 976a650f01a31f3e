import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastMailTo, logIn, open, PASSWORD } from '#tests/support/account-steps.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const STRANGERS = 'lozinka stranca';
const OWNERS = 'vlasnica bira sama';

let backend: TestBackend;
let stranger: string;
let owner: string;
beforeAll(async () => {
	backend = await startTestBackend();
	[stranger, owner] = [await backend.newToken(), await backend.newToken()];
});
afterAll(() => backend.close());

const signUp = (email: string, password: string, token: string) =>
	backend.call('_post_hapi_auth_signup', { email, password, first_name: 'Iva', last_name: 'Ivić', accept_terms: true }, token);
const confirm = async ({ id, code }: { id: string; code: string }, token: string) =>
	open((await backend.call('_get_hapi_auth_signup_confirm', { id, code }, token)).body);
const login = async (email: string, password: string) => open((await backend.call('_post_hapi_auth_login', { email, password })).body);
/** Uses the page that a confirmation leads to, like its form. */
const choosePassword = async ({ data }: { data: Record<string, unknown> }, password: string) => {
	const [, id = '', code = ''] = /^\/moj-racun\/nova-lozinka\/([\w-]+)\/([\w-]+)\/$/.exec(String(data['new_password_path'])) ?? [];
	return open((await backend.call('_post_hapi_auth_new_password', { id, code, password }, owner)).body);
};
/** An order without an account. */
async function guestOrder(email: string): Promise<{ id: number; code: string }> {
	const order = await backend.db.selectFrom('orders').select(['id', 'code']).orderBy('id').executeTakeFirstOrThrow();
	await backend.db.updateTable('orders').set({ user_id: null, email }).where('id', '=', order.id).execute();
	return order;
}

describe('a signup whose mail is opened in another browser', () => {
	it('by a stranger gives the stranger neither the account nor a guest’s orders: the owner chooses the password', async () => {
		const email = 'ana@drugdje.example';
		const { id } = await guestOrder(email);
		await signUp(email, STRANGERS, stranger);
		const confirmed = await confirm(await lastMailTo(backend, email), owner);
		expect(confirmed).toMatchObject({ success: true, data: { confirmed: 'signup', email } });
		expect(await login(email, STRANGERS)).toMatchObject({ success: false, label_name: 'error_login_invalid' });
		expect(await choosePassword(confirmed, OWNERS)).toMatchObject({ success: true });
		expect(await login(email, STRANGERS)).toMatchObject({ success: false });
		const token = await logIn(backend, { email, password: OWNERS });
		expect((await backend.call('_get_hapi_auth_orders', {}, token)).body).toMatchObject({ data: { total: 1, items: [{ id }] } });
	});

	it.each([
		['the stranger’s mail first', STRANGERS],
		['the owner’s mail first', OWNERS],
	])('by both the owner and a stranger, with %s, never keeps the stranger’s password', async (_title, first) => {
		const email = `oboje-${first === OWNERS ? 1 : 2}@drugdje.example`;
		await signUp(email, STRANGERS, stranger);
		const strangers = await lastMailTo(backend, email);
		await signUp(email, OWNERS, owner);
		const owners = await lastMailTo(backend, email);
		const [sooner, later] = first === OWNERS ? [owners, strangers] : [strangers, owners];
		const confirmed = await confirm(sooner, owner);
		expect(await confirm(later, owner)).toEqual({ success: false, label_name: 'error_code_used', data: {} });
		expect('new_password_path' in confirmed.data).toBe(first === STRANGERS);
		expect(await login(email, STRANGERS)).toMatchObject({ success: false, label_name: 'error_login_invalid' });
		expect((await login(email, OWNERS)).success).toBe(first === OWNERS);
	});

	it('requires a new password if signup and mail are on two devices; in the same browser it signs in as usual', async () => {
		await signUp('mobitel@drugdje.example', PASSWORD, stranger);
		expect(await confirm(await lastMailTo(backend, 'mobitel@drugdje.example'), owner)).toHaveProperty('data.new_password_path');
		expect(await login('mobitel@drugdje.example', PASSWORD)).toMatchObject({ success: false });
		await signUp('isti@drugdje.example', PASSWORD, owner);
		const same = await confirm(await lastMailTo(backend, 'isti@drugdje.example'), owner);
		expect(same.data).toEqual({ confirmed: 'signup', email: 'isti@drugdje.example' });
		expect(await login('isti@drugdje.example', PASSWORD)).toMatchObject({ success: true });
	});

	it('after an order follows the same rule', async () => {
		const email = 'narudzba@drugdje.example';
		const { id, code } = await guestOrder(email);
		await backend.call('_post_hapi_auth_quick_signup', { order_identificator: `${id}-${code}`, password: STRANGERS }, stranger);
		const confirmed = await confirm(await lastMailTo(backend, email), owner);
		expect(await login(email, STRANGERS)).toMatchObject({ success: false, label_name: 'error_login_invalid' });
		expect(await choosePassword(confirmed, OWNERS)).toMatchObject({ success: true });
	});

	it('leads to the page of the language in which it is opened', async () => {
		await signUp('english@drugdje.example', PASSWORD, stranger);
		const { id, code } = await lastMailTo(backend, 'english@drugdje.example');
		const headers = { authorization: `Bearer ${owner}`, 'base-lang': 'en' };
		const { body } = await backend.send(`/hapi/v1/auth/signup-confirm/?id=${id}&code=${code}`, { headers });
		expect(open(body).data['new_password_path']).toMatch(/^\/en\/account\/new-password\/[\w-]{36}\/[\w-]+\/$/);
	});

	it('from before sessions were stored with signups counts as one from another browser', async () => {
		await signUp('ranija@drugdje.example', PASSWORD, owner);
		await backend.db.updateTable('signups').set({ session_id: null }).where('email', '=', 'ranija@drugdje.example').execute();
		expect(await confirm(await lastMailTo(backend, 'ranija@drugdje.example'), owner)).toHaveProperty('data.new_password_path');
	});
});
