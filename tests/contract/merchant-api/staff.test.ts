import { pruneAudit } from '@titraj/backend/staff/index.ts';
import { describe, expect, it, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { addPerson, openPerson, openPersonBrowser, STAFF_PASSWORD } from '#tests/support/merchant-person.ts';
import { newRow } from '#tests/support/merchant-rows.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const confirmed = async () => {
	const owner = await openPerson(backend, 'owner');
	expect((await owner.call('POST', '/session/confirmation', { password: STAFF_PASSWORD })).body).toEqual({ confirmed: true });
	return owner;
};
const mailsTo = (recipient: string) =>
	backend.db.selectFrom('mails').select(['template', 'subject', 'text', 'html']).where('recipient', '=', recipient).orderBy('id').execute();
const proofOf = (link: string) => {
	const [, id = '', code = ''] = /#\/password\/([^/]+)\/([^/\s]+)/.exec(link) ?? [];
	return { id, code };
};

describe('the people of the shop', () => {
	it('are invited by mail, set their password by its link once, and work with their role', async () => {
		const owner = await confirmed();
		const { status, body } = await owner.call('POST', '/staff', { email: 'Nova@osoblje.example', first_name: 'Nova', last_name: 'Osoba', role: 'warehouse' });
		expect([status, body]).toEqual([200, { id: expect.any(Number), link: expect.stringContaining(`${backend.url}/admin/#/password/`) }]);
		const [mail] = await mailsTo('nova@osoblje.example');
		expect(mail).toMatchObject({ template: 'staff_invitation', subject: expect.stringContaining('Poziv') });
		expect(mail?.text).toContain(body.link);
		expect((await owner.call('GET', `/staff/${body.id}`)).body).toMatchObject({
			email: 'nova@osoblje.example',
			role: 'warehouse',
			state: 'invited',
			sessions: 0,
		});

		const browser = openPersonBrowser(backend);
		const proof = proofOf(body.link);
		expect((await browser.call('POST', '/password', { ...proof, password: 'kratka' })).status).toBe(422);
		expect((await browser.call('POST', '/password', { ...proof, code: 'x', password: 'posve nova lozinka' })).status).toBe(403);
		expect((await browser.call('POST', '/password', { ...proof, password: 'posve nova lozinka' })).status).toBe(200);
		expect((await browser.call('POST', '/password', { ...proof, password: 'posve druga lozinka' })).status).toBe(403);
		const { items: entries } = (await owner.call('GET', `/audit?operation=setPassword&entity=/staff/${body.id}`)).body;
		expect(entries).toMatchObject([{ caller: `person ${body.id}`, name: 'nova@osoblje.example', before: null, after: null }]);
		expect((await browser.signIn('nova@osoblje.example', 'posve nova lozinka')).body.role).toBe('warehouse');
		expect((await owner.call('GET', `/staff/${body.id}`)).body).toMatchObject({ state: 'active', sessions: 1 });
		expect((await owner.call('GET', `/staff/${body.id}/sessions`)).body.items).toEqual([expect.objectContaining({ address: '127.0.0.1', is_this: false })]);
		expect((await owner.call('DELETE', `/staff/${body.id}/sessions`)).body).toEqual({ ended: 1 });
		expect((await browser.call('GET', '/session')).status).toBe(401);
	});

	it('are not taken from customers: an address with an account is refused', async () => {
		const owner = await confirmed();
		const person = { email: 'kupac@titraj.example', first_name: 'A', last_name: 'B', role: 'owner' };
		expect((await owner.call('POST', '/staff', person)).status).toBe(422);
	});

	it('get another role only with the password of the owner, who is told; their sessions end', async () => {
		const editor = await openPerson(backend, 'editor');
		const owner = await openPerson(backend, 'owner');
		expect((await owner.call('PUT', `/staff/${editor.id}`, { role: 'owner' })).body).toMatchObject({ status: 403, title: 'Password Needed' });
		expect((await owner.call('PUT', `/staff/${editor.id}`, { first_name: 'Ivona' })).body).toMatchObject({ first_name: 'Ivona', role: 'editor' });
		expect((await owner.call('POST', '/session/confirmation', { password: 'wrong' })).status).toBe(403);
		expect((await owner.call('POST', '/session/confirmation', { password: STAFF_PASSWORD })).status).toBe(200);
		expect((await owner.call('PUT', `/staff/${editor.id}`, { role: 'support' })).body).toMatchObject({ role: 'support', sessions: 0 });
		expect((await editor.call('GET', '/session')).status).toBe(401);
		expect((await mailsTo(owner.email)).at(-1)).toMatchObject({ template: 'staff_sensitive_change', text: expect.stringContaining(owner.email) });
	});

	it('cannot change anything about people without being owners', async () => {
		const manager = await openPerson(backend, 'manager');
		for (const [method, path, body] of [
			['GET', '/staff', undefined],
			['PUT', `/staff/${manager.id}`, { role: 'owner' }],
			['POST', '/staff', { email: 'x@osoblje.example', first_name: 'A', last_name: 'B', role: 'owner' }],
			['GET', '/audit', undefined],
		] as const)
			expect((await manager.call(method, path, body)).status).toBe(403);
	});

	it('cannot become owners by fields that a call does not name', async () => {
		const owner = await confirmed();
		const editor = await addPerson(backend.db, 'editor');
		for (const body of [{ staff: true }, { superuser: true }, { password_hash: 'x' }, { id: 1 }, { email: 'x@y.example' }])
			expect((await owner.call('PUT', `/staff/${editor.id}`, body)).status).toBe(400);
	});

	it('who are removed are customers, who cannot sign in here', async () => {
		const owner = await confirmed();
		const support = await openPerson(backend, 'support');
		expect((await owner.call('DELETE', `/staff/${support.id}`)).status).toBe(200);
		expect((await support.call('GET', '/session')).status).toBe(401);
		expect((await openPersonBrowser(backend).signIn(support.email, STAFF_PASSWORD)).status).toBe(403);
		const account = await backend.db.selectFrom('users').select(['staff', 'permissions']).where('id', '=', support.id).executeTakeFirst();
		expect(account).toEqual({ staff: false, permissions: [] });
		expect((await owner.call('GET', `/staff/${support.id}`)).status).toBe(404);
	});

	it('keep one owner, also when the last two demote each other at once', async () => {
		const [one, other] = [await confirmed(), await confirmed()];
		await backend.db.updateTable('users').set({ role: null }).where('role', '=', 'owner').where('id', 'not in', [one.id, other.id]).execute();
		const outcomes = await Promise.all([one.call('PUT', `/staff/${other.id}`, { role: 'editor' }), other.call('PUT', `/staff/${one.id}`, { role: 'editor' })]);
		const owners = await backend.db.selectFrom('users').select('id').where('role', '=', 'owner').execute();
		expect(owners).toHaveLength(1);
		expect(outcomes.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
		await backend.db.updateTable('users').set({ role: 'owner' }).where('email', '=', 'urednik@titraj.example').execute();
	});
});

describe('a forgotten password', () => {
	test('is replaced by a link for people of the shop; for others nothing is written', async () => {
		const person = await openPerson(backend, 'manager');
		const browser = openPersonBrowser(backend);
		const statusOf = async (email: string) => (await browser.call('POST', '/password-reset', { email })).body;
		expect([await statusOf(person.email), await statusOf('kupac@titraj.example'), await statusOf('nitko@osoblje.example')]).toEqual(
			Array.from({ length: 3 }, () => ({ asked: true })),
		);
		expect(await mailsTo('nitko@osoblje.example')).toEqual([]);
		expect((await mailsTo('kupac@titraj.example')).filter(({ template }) => template.startsWith('staff_'))).toEqual([]);
		const [mail] = await mailsTo(person.email);
		const saved = await browser.call('POST', '/password', { ...proofOf(mail?.text ?? ''), password: 'sasvim nova lozinka' });
		expect(saved.body).toEqual({ saved: true });
		expect((await person.call('GET', '/session')).status).toBe(401);
		expect((await browser.signIn(person.email, 'sasvim nova lozinka')).status).toBe(200);
		expect((await mailsTo(person.email)).at(-1)?.template).toBe('staff_password_changed');
	});

	test('of a customer is not set here', async () => {
		await backend.call('_post_hapi_auth_forgotten_password', { email: 'kupac@titraj.example' });
		const [mail] = (await mailsTo('kupac@titraj.example')).slice(-1);
		const [, id = '', code = ''] = /nova-lozinka\/([^/]+)\/([^/\s]+)/.exec(mail?.text ?? '') ?? [];
		expect((await openPersonBrowser(backend).call('POST', '/password', { id, code, password: 'sasvim nova lozinka' })).status).toBe(403);
	});
});

describe('the log of changes', () => {
	test('has who changed what, with the fields that differ before and after', async () => {
		const [owner, editor] = [await openPerson(backend, 'owner'), await openPerson(backend, 'editor')];
		const { sku: _sku, ...row } = newRow('DN-1');
		await editor.call('PUT', '/products/DN-1', row);
		await editor.call('PUT', '/products/DN-1', { title: 'Novi naziv' });
		await editor.call('PUT', '/products/DN-1', { titel: 'odbijeno' });
		await merchant.call('PUT', '/products/DN-1/stock', { quantity: 7 });
		const { body } = await owner.call('GET', `/audit?entity=${encodeURIComponent('/products/DN-1')}`);
		expect(body.items).toEqual([
			expect.objectContaining({
				operation: 'setStock',
				caller: expect.stringMatching(/^key /),
				entity: '/products/DN-1',
				before: null,
				after: { quantity: 7 },
			}),
			expect.objectContaining({
				...{ operation: 'upsertProduct', caller: `person ${editor.id}`, name: editor.email, entity: '/products/DN-1' },
				...{ before: expect.objectContaining({ title: row.title }), after: expect.objectContaining({ title: 'Novi naziv' }) },
			}),
			expect.objectContaining({ operation: 'upsertProduct', before: null, after: expect.objectContaining({ sku: 'DN-1', title: row.title }) }),
		]);
		expect(Object.keys(body.items[1].after)).not.toContain('sku');
	});

	test('has bulk rows as one entry, and is kept for a month of keys and for two years of people', async () => {
		await merchant.bulk([newRow('DN-2'), newRow('DN-3')]);
		const last = await backend.db.selectFrom('audit_log').select(['operation', 'after']).orderBy('id', 'desc').limit(1).executeTakeFirst();
		expect(last).toEqual({ operation: 'bulkUpsertProducts', after: { rows: 2 } });
		const entry = { name: 'x', operation: 'x', entity: '/x', before: null, after: null };
		const agesAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
		await backend.db
			.insertInto('audit_log')
			.values(
				[29, 31, 729, 731].flatMap((days) => ['key 1', 'person 1'].map((caller) => ({ ...entry, caller, name: `${caller}, ${days}`, at: agesAgo(days) }))),
			)
			.execute();
		await pruneAudit(backend.db, new Date());
		const kept = await backend.db.selectFrom('audit_log').select('name').where('entity', '=', '/x').orderBy('id').execute();
		expect(kept.map(({ name }) => name)).toEqual(['key 1, 29', 'person 1, 29', 'person 1, 31', 'person 1, 729']);
		await backend.db.deleteFrom('audit_log').where('entity', '=', '/x').execute();
	});

	test('keeps no passwords and secrets', async () => {
		const owner = await openPerson(backend, 'owner');
		await owner.call('POST', '/webhooks', { url: 'https://hooks.example/x', topics: ['order.changed'] });
		const entries = await backend.db.selectFrom('audit_log').selectAll().execute();
		expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${STAFF_PASSWORD}|"secret":"[^•]`));
	});
});

describe('two people who edit one product', () => {
	test('never overwrite each other: the second sees what changed', async () => {
		const [one, other] = [await openPerson(backend, 'editor'), await openPerson(backend, 'editor')];
		const { sku: _sku, ...row } = newRow('DV-1');
		await one.call('PUT', '/products/DV-1', row);
		const seen = await one.call('GET', '/products/DV-1');
		const version = seen.headers.get('etag') ?? '';
		expect((await other.call('GET', '/products/DV-1')).headers.get('etag')).toBe(version);
		const saves = await Promise.all([
			one.call('PUT', '/products/DV-1', { title: 'Prvi' }, { 'if-match': version }),
			other.call('PUT', '/products/DV-1', { title: 'Drugi' }, { 'if-match': version }),
		]);
		expect(saves.map(({ status }) => status).sort()).toEqual([200, 412]);
		const lost = saves.find(({ status }) => status === 412);
		const title = saves[0]?.status === 200 ? 'Prvi' : 'Drugi';
		expect(lost?.body).toMatchObject({ status: 412, current: { sku: 'DV-1', title } });
		expect((await other.call('PUT', '/products/DV-1', { title: 'Oboje' }, { 'if-match': lost?.body.etag })).status).toBe(200);
	});

	test('can go on from the version that their own write answers', async () => {
		const [one, other] = [await openPerson(backend, 'editor'), await openPerson(backend, 'editor')];
		const { sku: _sku, ...row } = newRow('DV-2');
		await one.call('PUT', '/products/DV-2', row);
		const seen = { 'if-match': (await one.call('GET', '/products/DV-2')).headers.get('etag') ?? '' };
		const first = await one.call('PUT', '/products/DV-2', { title: 'Prvi' }, seen);
		const own = { 'if-match': first.headers.get('etag') ?? '' };
		expect(own['if-match']).toBe((await one.call('GET', '/products/DV-2')).headers.get('etag'));
		expect((await one.call('PUT', '/products/DV-2', { title: 'Prvi, ispravljen' }, own)).status).toBe(200);
		const late = await other.call('PUT', '/products/DV-2', { title: 'Drugi' }, own);
		expect([late.status, late.headers.get('etag')]).toEqual([412, null]);
	});

	test('who name a version of what has none are told so, and nothing is written', async () => {
		const owner = await openPerson(backend, 'owner');
		const { status, body } = await owner.call('POST', '/webhooks', { url: 'https://hooks.example/y', topics: ['order.changed'] }, { 'if-match': '"x"' });
		expect([status, body.detail]).toEqual([400, 'If-Match: what this call changes has no version']);
		expect(JSON.stringify((await owner.call('GET', '/webhooks')).body)).not.toContain('hooks.example/y');
	});
});
