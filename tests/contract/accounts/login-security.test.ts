import { toSignInProof } from '@titraj/backend/accounts/session/sign-in-proof.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastMailTo, logIn, newCustomer, PASSWORD } from '#tests/support/account-steps.ts';
import { readJwt, startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const EMAIL = 'brava@sigurnost.example';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
	await newCustomer(backend, EMAIL);
});
beforeEach(() => backend.db.deleteFrom('attempts').execute());
afterAll(() => backend.close());

async function tryLogin({ email = EMAIL, password = 'pogodak', client }: { email?: string; password?: string; client?: string } = {}) {
	const { body } = await backend.send('/hapi/v1/auth/login/', {
		method: 'POST',
		headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...(client !== undefined && { 'base-client': client }) },
		body: JSON.stringify({ email, password }),
	});
	return body as { success: boolean; label_name?: string; retry_after?: number };
}
let token: string;
beforeAll(async () => {
	token = await backend.newToken();
});

const sessionIdOf = (jwt: string): string => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()).jti;
const userOf = async (jwt: string) => ((await backend.call('_get_hapi_auth_is_login', {}, jwt)).body as { data?: { user_id: number | null } }).data?.user_id;

describe('guessing a password', () => {
	it('has to wait after five attempts, even with the right password, and twice as long each time', async () => {
		for (let guess = 0; guess < 5; guess++) expect(await tryLogin()).toEqual({ success: false, label_name: 'error_login_invalid' });
		expect(await tryLogin({ password: PASSWORD })).toMatchObject({ success: false, label_name: 'error_too_many_attempts', retry_after: 30 });
		const waits: (number | undefined)[] = [];
		for (let round = 0; round < 7; round++) {
			await backend.db
				.updateTable('attempts')
				.set({ locked_until: new Date(Date.now() - 1) })
				.execute();
			expect(await tryLogin()).toMatchObject({ label_name: 'error_login_invalid' });
			waits.push((await tryLogin()).retry_after);
		}
		expect(waits).toEqual([60, 120, 240, 480, 900, 900, 900]);
	});

	it('does not wait for a lock that was set before the clock was set back', async () => {
		const email = 'sat@titraj.example';
		for (let guess = 0; guess < 5; guess++) await tryLogin({ email });
		expect(await tryLogin({ email })).toMatchObject({ label_name: 'error_too_many_attempts' });
		await backend.db
			.updateTable('attempts')
			.set({ locked_until: new Date(Date.now() + 86_400_000) })
			.execute();
		expect(await tryLogin({ email })).toMatchObject({ label_name: 'error_login_invalid' });
	});

	it('in one burst does not help: only five of sixty concurrent attempts are checked', async () => {
		const answers = await Promise.all(Array.from({ length: 60 }, () => tryLogin()));
		expect(answers.filter(({ label_name }) => label_name === 'error_login_invalid')).toHaveLength(5);
		expect(answers.filter(({ label_name }) => label_name === 'error_too_many_attempts')).toHaveLength(55);
	});

	it('with new guest tokens does not help', async () => {
		for (let guess = 0; guess < 5; guess++) await backend.call('_post_hapi_auth_login', { email: EMAIL, password: 'pogodak' }, await backend.newToken());
		const { body } = await backend.call('_post_hapi_auth_login', { email: EMAIL, password: PASSWORD }, await backend.newToken());
		expect(body).toMatchObject({ label_name: 'error_too_many_attempts' });
	});

	it('from changing addresses of one IPv6 network counts as one, in any spelling; the next network is another', async () => {
		const spellings = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::2', '[2001:db8:1:2::3]', '2001:db8:1:2::4%eth0', '2001:0db8:0001:0002:0:0:0:5'];
		for (const client of spellings) expect(await tryLogin({ client })).toEqual({ success: false, label_name: 'error_login_invalid' });
		expect(await tryLogin({ password: PASSWORD, client: '2001:db8:1:2::6' })).toMatchObject({ label_name: 'error_too_many_attempts' });
		expect(await tryLogin({ password: PASSWORD, client: '2001:db8:1:3::6' })).toMatchObject({ success: true });
	});

	it('from an IPv4 address counts the same if a platform writes it as IPv6', async () => {
		for (let guess = 0; guess < 5; guess++) await tryLogin({ client: '203.0.113.9' });
		expect(await tryLogin({ password: PASSWORD, client: '::ffff:203.0.113.9' })).toMatchObject({ label_name: 'error_too_many_attempts' });
	});

	it('from one address does not lock the owner out at another', async () => {
		for (let guess = 0; guess < 7; guess++) await tryLogin({ client: '203.0.113.7' });
		expect(await tryLogin({ password: PASSWORD, client: '203.0.113.7' })).toMatchObject({ label_name: 'error_too_many_attempts' });
		expect(await tryLogin({ password: PASSWORD, client: '198.51.100.20' })).toMatchObject({ success: true });
	});

	it('from one address does not lock the owner out elsewhere, however often it is tried during the wait', async () => {
		for (let guess = 0; guess < 40; guess++) await tryLogin({ client: '203.0.113.7' });
		expect(await tryLogin({ password: PASSWORD, client: '198.51.100.20' })).toMatchObject({ success: true });
	});

	it('does not affect an owner who has set a new password by mail', async () => {
		for (let guess = 0; guess < 25; guess++) await tryLogin({ client: `203.0.113.${guess}` });
		await backend.call('_post_hapi_auth_forgotten_password', { email: EMAIL }, token);
		const { id, code } = await lastMailTo(backend, EMAIL);
		expect(await tryLogin({ password: PASSWORD, client: '198.51.100.20' })).toMatchObject({ label_name: 'error_too_many_attempts' });
		await backend.call('_post_hapi_auth_new_password', { id, code, password: PASSWORD }, token);
		expect(await tryLogin({ password: PASSWORD, client: '198.51.100.20' })).toMatchObject({ success: true });
	});

	it('does not lock out an owner who opened the mailed link in a new browser, although strangers go on', async () => {
		const browser = await backend.newToken();
		const guess = async () => {
			for (let nth = 0; nth < 26; nth++) await tryLogin({ client: `203.0.113.${nth}` });
		};
		await guess();
		await backend.call('_post_hapi_auth_forgotten_password', { email: EMAIL }, browser);
		const { id, code } = await lastMailTo(backend, EMAIL);
		await backend.call('_post_hapi_auth_new_password', { id, code, password: PASSWORD }, browser);
		await guess();
		expect(await tryLogin({ password: PASSWORD, client: '198.51.100.20' })).toMatchObject({ label_name: 'error_too_many_attempts' });
		expect((await backend.call('_post_hapi_auth_login', { email: EMAIL, password: PASSWORD }, browser)).body).toMatchObject({ success: true });
	});

	it('of one account from many addresses is blocked after 25 attempts', async () => {
		for (let guess = 0; guess < 25; guess++) await tryLogin({ client: `203.0.113.${guess}` });
		expect(await tryLogin({ password: PASSWORD, client: '198.51.100.20' })).toMatchObject({ label_name: 'error_too_many_attempts' });
	});

	it('by strangers does not lock out the owner in a browser that has signed in before, which has a separate count', async () => {
		const signedIn = await logIn(backend, { email: EMAIL });
		const signedOut = (await backend.call('_post_hapi_auth_logout', {}, signedIn)).body as { data: { jwt: string } };
		for (let guess = 0; guess < 25; guess++) await tryLogin({ client: `203.0.113.${guess}` });
		expect(await tryLogin({ password: PASSWORD, client: '198.51.100.20' })).toMatchObject({ label_name: 'error_too_many_attempts' });
		const tryHere = async (password: string) => (await backend.call('_post_hapi_auth_login', { email: EMAIL, password }, signedOut.data.jwt)).body;
		for (let guess = 0; guess < 4; guess++) expect(await tryHere('pogodak')).toMatchObject({ label_name: 'error_login_invalid' });
		expect(await tryHere(PASSWORD)).toMatchObject({ success: true });
		for (let guess = 0; guess < 5; guess++) await tryHere('pogodak');
		expect(await tryHere(PASSWORD)).toMatchObject({ label_name: 'error_too_many_attempts' });
	});

	it('of another account is not easier in a browser that has signed in before', async () => {
		const signedOut = (await backend.call('_post_hapi_auth_logout', {}, await logIn(backend, { email: EMAIL }))).body as { data: { jwt: string } };
		const guess = () => backend.call('_post_hapi_auth_login', { email: 'kupac@titraj.example', password: 'pogodak' }, signedOut.data.jwt);
		for (let count = 0; count < 5; count++) await guess();
		expect((await guess()).body).toMatchObject({ label_name: 'error_too_many_attempts' });
	});

	it('of many accounts from one address is blocked after 50 attempts', async () => {
		const tries = Array.from({ length: 52 }, (_, index) => tryLogin({ email: `netko-${index}@sigurnost.example`, client: '203.0.113.9' }));
		const labels = (await Promise.all(tries)).map(({ label_name }) => label_name);
		expect(labels.filter((label) => label === 'error_too_many_attempts')).toHaveLength(2);
	});

	it('of an unknown account gets the same responses, word for word', async () => {
		const known = [];
		const unknown = [];
		for (let guess = 0; guess < 7; guess++) known.push(await tryLogin());
		for (let guess = 0; guess < 7; guess++) unknown.push(await tryLogin({ email: 'nitko@sigurnost.example' }));
		expect(unknown).toEqual(known);
	});

	it('starts counting again after a successful login', async () => {
		for (let round = 0; round < 3; round++) {
			for (let guess = 0; guess < 4; guess++) await tryLogin();
			expect(await tryLogin({ password: PASSWORD })).toMatchObject({ success: true });
		}
	});

	it('stores no typed e-mail', async () => {
		await tryLogin({ email: 'privatno@sigurnost.example' });
		expect(JSON.stringify(await backend.db.selectFrom('attempts').selectAll().execute())).not.toContain('privatno');
	});
});

describe('a session', () => {
	it('from before a login is never valid after it', async () => {
		const planted = await backend.newToken();
		const own = await logIn(backend, { email: EMAIL, as: planted });
		expect(sessionIdOf(own)).not.toBe(sessionIdOf(planted));
		expect(await userOf(planted)).toBeNull();
		expect(typeof (await userOf(own))).toBe('number');
	});

	it('is new at each login, and a logout ends only that session', async () => {
		const first = await logIn(backend, { email: EMAIL });
		const second = await logIn(backend, { email: EMAIL });
		expect(sessionIdOf(first)).not.toBe(sessionIdOf(second));
		const guest = readJwt((await backend.call('_post_hapi_auth_logout', {}, first)).body);
		expect(await userOf(first)).toBeUndefined();
		expect(await userOf(guest)).toBeNull();
		expect(typeof (await userOf(second))).toBe('number');
	});

	it('that was ended cannot be continued by its hash', async () => {
		const { toTokenHash } = await import('@titraj/backend/platform/visitor/token-hash.ts');
		const own = await logIn(backend, { email: EMAIL });
		const set_token_id = sessionIdOf(own);
		await backend.call('_post_hapi_auth_logout', {}, own);
		const token_hash = toTokenHash({ sessionId: set_token_id, secret: 'test', now: new Date() });
		const { body } = await backend.call('_get_hapi_auth_generate_token', { set_token_id, token_hash }, null);
		expect(sessionIdOf(readJwt(body))).not.toBe(set_token_id);
		expect(await userOf(readJwt(body))).toBeNull();
	});

	it('is ended by force_logout, and the next call is a visitor', async () => {
		const own = await logIn(backend, { email: EMAIL });
		const next = readJwt((await backend.call('_get_hapi_auth_generate_token', { force_logout: 1 }, own)).body);
		expect([await userOf(own), await userOf(next)]).toEqual([undefined, null]);
	});

	it.each([
		['of another secret', (jwt: string) => `${jwt.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`],
		['without a signature', (jwt: string) => `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${jwt.split('.')[1]}.`],
		['of another session id', (jwt: string) => jwt.replace(/\.[^.]+\./, `.${Buffer.from('{"jti":"1"}').toString('base64url')}.`)],
	])('token %s is rejected', async (_title, forge) => {
		const own = await logIn(backend, { email: EMAIL });
		expect((await backend.call('_get_hapi_auth_profile', {}, forge(own))).status).toBe(401);
	});
});

describe('in a shop that sends mails, ten wrong passwords from other machines', () => {
	let mailing: TestBackend;
	beforeAll(async () => {
		mailing = await startTestBackend(undefined, { sendsMail: true, believesBaseClient: true });
		await newCustomer(mailing, EMAIL);
	});
	beforeEach(async () => {
		await mailing.db.deleteFrom('attempts').execute();
		await mailing.db.deleteFrom('mails').execute();
	});
	afterAll(() => mailing.close());

	const logInFrom = async (client: string, body: { email?: string; password: string; sign_in_proof?: string }) => {
		const { body: answer } = await mailing.send('/hapi/v1/auth/login/', {
			method: 'POST',
			headers: { authorization: `Bearer ${await mailing.newToken()}`, 'content-type': 'application/json', 'base-client': client },
			body: JSON.stringify({ email: EMAIL, ...body }),
		});
		return answer;
	};
	const guess = async (email = EMAIL) => {
		for (let nth = 0; nth < 10; nth++) await logInFrom(`203.0.113.${nth}`, { email, password: 'pogodak' });
	};
	const readMails = () => mailing.db.selectFrom('mails').select(['recipient', 'text']).where('template', '=', 'sign_in').execute();

	it('lead to a mailed link with which the owner signs in by the password', async () => {
		await guess();
		expect(await logInFrom('198.51.100.20', { password: PASSWORD })).toEqual({ success: false, label_name: 'error_login_link_mailed' });
		const [mail] = await readMails();
		expect(mail?.recipient).toBe(EMAIL);
		const [, sign_in_proof = ''] = /\/moj-racun\/prijava\/\?sign_in_proof=(\S+)/.exec(mail?.text ?? '') ?? [];
		expect(await logInFrom('198.51.100.20', { password: 'pogodak', sign_in_proof })).toMatchObject({ label_name: 'error_login_invalid' });
		expect(await logInFrom('198.51.100.20', { password: PASSWORD, sign_in_proof })).toMatchObject({ success: true });
	});

	it('are answered the same for an unknown e-mail, to which nothing is mailed', async () => {
		await guess('nitko@sigurnost.example');
		const answer = await logInFrom('198.51.100.20', { email: 'nitko@sigurnost.example', password: PASSWORD });
		expect(answer).toEqual({ success: false, label_name: 'error_login_link_mailed' });
		expect(await readMails()).toEqual([]);
	});

	it('cannot be passed by a proof of another account, a changed or an expired one, or by guessing with a right one', async () => {
		await guess();
		const secret = 'test';
		const now = Date.now();
		const own = toSignInProof({ email: EMAIL, secret, now });
		const wrong = [
			toSignInProof({ email: 'kupac@titraj.example', secret, now }),
			toSignInProof({ email: EMAIL, secret, now: now - 3_600_001 }),
			toSignInProof({ email: EMAIL, secret: 'another', now }),
			own.replace(/^\d/, '9'),
			'',
			'.',
		];
		for (const [nth, sign_in_proof] of wrong.entries())
			expect(await logInFrom(`198.51.100.${nth}`, { password: PASSWORD, sign_in_proof })).toMatchObject({ label_name: 'error_login_link_mailed' });
		for (let nth = 0; nth < 5; nth++) await logInFrom(`192.0.2.${nth}`, { password: 'pogodak', sign_in_proof: own });
		expect(await logInFrom('192.0.2.20', { password: PASSWORD, sign_in_proof: own })).toMatchObject({ label_name: 'error_too_many_attempts' });
	});

	it('send three links at most, however often the owner is tried', async () => {
		await guess();
		for (let nth = 0; nth < 8; nth++) await logInFrom(`198.51.100.${nth}`, { password: 'pogodak' });
		expect(await readMails()).toHaveLength(3);
	});
});
