import { generateSync } from 'otplib';
import { beforeEach, describe, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { addPerson, openPerson, openPersonBrowser, type PersonBrowser, STAFF_PASSWORD } from '#tests/support/merchant-person.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
merchantForAllTests((started) => {
	backend = started;
});
beforeEach(() => backend.db.deleteFrom('settings').where('name', '=', 'second_factor').execute());

/** Code of an app whose clock is some periods ahead: a code counts once, and later ones are right for a while. */
const codeOf = (secret: string, ahead = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + ahead * 30 });
const confirmPassword = (browser: PersonBrowser) => browser.call('POST', '/session/confirmation', { password: STAFF_PASSWORD });
const signIn = (email: string, code?: string) => {
	const browser = openPersonBrowser(backend);
	return browser.call('POST', '/session', { email, password: STAFF_PASSWORD, ...(code !== undefined && { code }) });
};

async function setUp(browser: PersonBrowser): Promise<{ secret: string; codes: string[] }> {
	await confirmPassword(browser);
	const { secret } = (await browser.call('POST', '/second-factor')).body;
	const { status, body } = await browser.call('POST', '/second-factor/confirmation', { code: codeOf(secret) });
	expect(status).toBe(200);
	return { secret, codes: body.recovery_codes };
}

describe('a second factor', () => {
	it('is begun after the password, counts after its first code, and is asked for from then on', async () => {
		const owner = await openPerson(backend, 'owner');
		expect((await owner.call('POST', '/second-factor')).body.title).toBe('Password Needed');
		await confirmPassword(owner);
		const { body } = await owner.call('POST', '/second-factor');
		expect(body.uri).toMatch(new RegExp(`^otpauth://totp/.*secret=${body.secret}`));
		expect((await owner.call('GET', '/second-factor/qr')).headers.get('content-type')).toBe('image/png');
		expect((await owner.call('GET', '/second-factor')).body).toEqual({ enabled: false, required: false, recovery_left: 0 });
		expect((await signIn(owner.email)).status).toBe(200);
		expect((await owner.call('POST', '/second-factor/confirmation', { code: '000000' })).body.title).toBe('Code Wrong');
		const confirmed = await owner.call('POST', '/second-factor/confirmation', { code: codeOf(body.secret) });
		expect(new Set(confirmed.body.recovery_codes).size).toBe(10);
		expect((await owner.call('GET', '/second-factor/qr')).status).toBe(404);
		expect((await owner.call('POST', '/second-factor')).status).toBe(409);
		const asked = await signIn(owner.email);
		expect([asked.status, asked.body.title, asked.headers.getSetCookie()]).toEqual([403, 'Code Needed', []]);
		const signedIn = await signIn(owner.email, codeOf(body.secret, 1));
		expect([signedIn.status, signedIn.body.needs_second_factor]).toEqual([200, false]);
		const audit = (await owner.call('GET', `/audit?entity=/staff/${owner.id}`)).body.items;
		expect(audit[0]).toMatchObject({ operation: 'confirmSecondFactor', before: { second_factor: false }, after: { second_factor: true } });
	});

	it('takes each code and each recovery code once, and is stored as neither', async () => {
		const owner = await openPerson(backend, 'owner');
		const { secret, codes } = await setUp(owner);
		const code = codeOf(secret, 1);
		expect((await signIn(owner.email, code)).status).toBe(200);
		expect((await signIn(owner.email, code)).body.title).toBe('Code Wrong');
		const recovery = codes[0] ?? '';
		expect((await signIn(owner.email, ` ${recovery.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
		expect((await signIn(owner.email, recovery)).body.title).toBe('Code Wrong');
		expect((await owner.call('GET', '/second-factor')).body.recovery_left).toBe(9);
		const stored = JSON.stringify([
			await backend.db.selectFrom('staff_factors').selectAll().where('user_id', '=', owner.id).execute(),
			await backend.db.selectFrom('staff_recovery_codes').selectAll().where('user_id', '=', owner.id).execute(),
		]);
		expect(stored).not.toContain(secret);
		for (const each of codes) expect(stored).not.toContain(each.replaceAll('-', ''));
		await confirmPassword(owner);
		const renewed = (await owner.call('POST', '/second-factor/recovery-codes')).body.recovery_codes;
		expect((await signIn(owner.email, codes[1])).body.title).toBe('Code Wrong');
		expect((await signIn(owner.email, renewed[0])).status).toBe(200);
		const { items } = (await owner.call('GET', `/audit?entity=/staff/${owner.id}&operation=renewRecoveryCodes`)).body;
		expect(items).toMatchObject([{ name: owner.email, after: { recovery_codes: 'renewed' } }]);
		const mails = await backend.db.selectFrom('mails').select('text').where('recipient', '=', owner.email).execute();
		expect(JSON.stringify(mails)).toMatch(/zamijenjeni vlastiti kodovi za oporavak|their own recovery codes, now new ones/);
		for (const each of renewed) expect(JSON.stringify([items, mails])).not.toContain(each);
	});

	it('makes who guesses codes wait', async () => {
		const owner = await openPerson(backend, 'owner');
		await setUp(owner);
		const statuses = [];
		for (let attempt = 0; attempt < 8; attempt++) statuses.push((await signIn(owner.email, '123456')).status);
		expect(statuses.at(-1)).toBe(429);
	});

	it('says nothing of itself to a wrong password', async () => {
		const owner = await openPerson(backend, 'owner');
		const { secret } = await setUp(owner);
		const { body } = await openPersonBrowser(backend).call('POST', '/session', { email: owner.email, password: 'kriva', code: codeOf(secret, 1) });
		expect(body.detail).toBe('the e-mail or the password is wrong');
	});

	it('of somebody who lost it is reset by another owner alone, with their password and a mail, and not by the person', async () => {
		const owner = await openPerson(backend, 'owner');
		const lost = await openPerson(backend, 'editor');
		await setUp(lost);
		expect((await owner.call('DELETE', `/staff/${lost.id}/second-factor`)).body.title).toBe('Password Needed');
		await confirmPassword(owner);
		expect((await owner.call('DELETE', `/staff/${owner.id}/second-factor`)).status).toBe(409);
		expect((await owner.call('GET', `/staff/${lost.id}`)).body.second_factor).toBe(true);
		expect((await owner.call('DELETE', `/staff/${lost.id}/second-factor`)).status).toBe(200);
		expect((await owner.call('DELETE', `/staff/${lost.id}/second-factor`)).status).toBe(404);
		expect((await lost.call('GET', '/products')).status).toBe(401);
		expect((await signIn(lost.email)).status).toBe(200);
		const [entry] = (await owner.call('GET', `/audit?operation=resetSecondFactor`)).body.items;
		expect(entry).toMatchObject({ name: owner.email, before: { second_factor: true }, after: { second_factor: false } });
		const mails = await backend.db.selectFrom('mails').selectAll().where('recipient', '=', owner.email).execute();
		expect(JSON.stringify(mails)).toMatch(/poništen drugi korak|second factor of a person was reset/);
	});

	it('that a role needs is set up before anything else, so that nobody loses access, and stays on', async () => {
		const owner = await openPerson(backend, 'owner');
		const editor = await openPerson(backend, 'editor');
		await confirmPassword(owner);
		expect((await owner.call('PUT', '/second-factor-roles', { roles: ['owner', 'editor'] })).body).toEqual({ roles: ['owner', 'editor'] });
		for (const one of [owner, editor]) {
			expect((await one.call('GET', '/products')).body.title).toBe('Second Factor Needed');
			expect((await one.call('GET', '/session')).body.needs_second_factor).toBe(true);
			await setUp(one);
			expect((await one.call('GET', '/products')).status).toBe(200);
		}
		await confirmPassword(editor);
		expect((await editor.call('DELETE', '/second-factor')).status).toBe(409);
		expect((await owner.call('PUT', '/second-factor-roles', { roles: ['emperor'] })).status).toBe(400);
	});

	it('is switched off after the password where no role needs it', async () => {
		const owner = await openPerson(backend, 'owner');
		await setUp(owner);
		await backend.db.updateTable('staff_sessions').set({ confirmed_at: null }).execute();
		expect((await owner.call('DELETE', '/second-factor')).body.title).toBe('Password Needed');
		await confirmPassword(owner);
		expect((await owner.call('DELETE', '/second-factor')).body).toEqual({ enabled: false });
		expect((await signIn(owner.email)).status).toBe(200);
	});

	it('is not for strangers, keys, or pages of others', async () => {
		const stranger = openPersonBrowser(backend);
		for (const [method, path] of [
			['GET', '/second-factor'],
			['POST', '/second-factor'],
			['GET', '/second-factor/qr'],
			['POST', '/second-factor/confirmation'],
			['POST', '/second-factor/recovery-codes'],
			['DELETE', '/second-factor'],
		] as const)
			expect((await stranger.call(method, path)).status).toBe(401);
		const owner = await openPerson(backend, 'owner');
		await confirmPassword(owner);
		expect((await owner.call('POST', '/second-factor', undefined, { 'x-csrf-token': 'x' })).status).toBe(403);
		const { email } = await addPerson(backend.db, 'support');
		expect((await signIn(email, 'x'.repeat(41))).status).toBe(400);
	});
});
