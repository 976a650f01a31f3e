import { expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { openPerson, STAFF_PASSWORD } from '#tests/support/merchant-person.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const NEW = { name: 'erp', scopes: ['orders:read'] };
const callWith = (key: string) => fetch(`${backend.url}/merchant/v1/orders`, { headers: { authorization: `Bearer ${key}` } });

it('an owner creates a key after the password, sees it once, lists it without its secret, and revokes it', async () => {
	const owner = await openPerson(backend, 'owner');
	expect((await owner.call('POST', '/keys', NEW)).body).toMatchObject({ status: 403, title: 'Password Needed' });
	await owner.call('POST', '/session/confirmation', { password: STAFF_PASSWORD });
	const { status, body } = await owner.call('POST', '/keys', NEW, { 'idempotency-key': 'the-same-key-twice' });
	expect([status, body]).toEqual([200, { name: 'erp', key: expect.stringMatching(/^tk_[0-9a-f]{12}_[\w-]{43}$/) }]);
	expect((await callWith(body.key)).status).toBe(200);
	const again = await owner.call('POST', '/keys', NEW, { 'idempotency-key': 'the-same-key-twice' });
	expect([again.status, again.body.errors[0].field]).toEqual([422, 'name']);

	const { items } = (await owner.call('GET', '/keys')).body;
	const listed = items.find(({ name }: { name: string }) => name === 'erp');
	expect(listed).toMatchObject({ scopes: ['orders:read'], begins_with: body.key.slice(0, 15), revoked_at: null, last_used_at: expect.any(String) });
	const secret = body.key.slice(-43);
	for (const table of ['api_keys', 'audit_log', 'idempotent_calls', 'mails'] as const)
		expect(JSON.stringify(await backend.db.selectFrom(table).selectAll().execute()), table).not.toContain(secret);
	const mails = await backend.db.selectFrom('mails').select('text').where('recipient', '=', owner.email).execute();
	expect(mails.at(-1)?.text).toContain('erp');

	expect((await owner.call('DELETE', '/keys/erp')).body).toEqual({ name: 'erp' });
	expect((await callWith(body.key)).status).toBe(401);
	expect((await owner.call('DELETE', '/keys/erp')).status).toBe(404);
});

it('a key has no scope of people, and neither keys nor managers create keys', async () => {
	const owner = await openPerson(backend, 'owner');
	await owner.call('POST', '/session/confirmation', { password: STAFF_PASSWORD });
	expect((await owner.call('POST', '/keys', { name: 'x', scopes: ['staff:write'] })).status).toBe(400);
	expect((await owner.call('POST', '/keys', { name: 'Not a name', scopes: ['orders:read'] })).status).toBe(400);
	expect((await merchant.call('POST', '/keys', NEW)).status).toBe(403);
	expect((await (await openPerson(backend, 'manager')).call('POST', '/keys', NEW)).status).toBe(403);
});
