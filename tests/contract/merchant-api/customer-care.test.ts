import { beforeAll, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { openPerson, STAFF_PASSWORD } from '#tests/support/merchant-person.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
merchantForAllTests((started) => {
	backend = started;
});

// Tests place orders without counting what is left.
beforeAll(() => backend.db.updateTable('products').set({ quantity: 1000 }).where('code', 'like', 'MON-%').execute());

async function writeCustomer(email: string): Promise<number> {
	const row = { email, password_hash: null, first_name: 'Ivo', last_name: 'Kupac' };
	return (await backend.db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

it('notes about a customer are written, listed and removed, and none about staff', async () => {
	const support = await openPerson(backend, 'support');
	const id = await writeCustomer('napomena@titraj.example');
	const note = (await support.call('POST', `/customers/${id}/notes`, { text: 'Zove poslije 17 h' })).body.id;
	expect((await support.call('GET', `/customers/${id}/notes`)).body.items).toMatchObject([{ text: 'Zove poslije 17 h', by: support.email }]);
	expect((await support.call('POST', `/customers/${id}/notes`, { text: '' })).status).toBe(400);
	expect((await support.call('POST', `/customers/${id}/notes`, { text: 'x'.repeat(2001) })).status).toBe(400);
	expect((await support.call('POST', `/customers/${support.id}/notes`, { text: 'x' })).status).toBe(404);
	const other = await writeCustomer('drugi@titraj.example');
	expect((await support.call('DELETE', `/customers/${other}/notes/${note}`)).status).toBe(404);
	expect((await support.call('DELETE', `/customers/${id}/notes/${note}`)).status).toBe(200);
	expect((await support.call('GET', `/customers/${id}/notes`)).body.items).toEqual([]);
});

it('an export has what the shop stores about a customer, and no password', async () => {
	const support = await openPerson(backend, 'support');
	const id = await writeCustomer('izvoz@titraj.example');
	const number = await placeTestOrder(backend.db);
	await backend.db.updateTable('orders').set({ user_id: id }).where('number', '=', number).execute();
	const { status, body } = await support.call('GET', `/customers/${id}/export`);
	expect([status, body.account.email, body.orders.map((order: { number: string }) => order.number)]).toEqual([200, 'izvoz@titraj.example', [number]]);
	expect(JSON.stringify(body)).not.toMatch(/password|session_id":"/);
	expect((await support.call('GET', `/customers/${support.id}/export`)).status).toBe(404);
});

const ENTRY = { first_name: 'Ivo', last_name: 'Kupac', answer: 'Zato' };

/** What forms store by an e-mail address; `person`: the address without the part after a plus sign. */
async function fillForms(email: string, person: string): Promise<{ readonly sku: string }> {
	const slug = `igra-s-pitanjem-${person.slice(0, 5)}`;
	const now = new Date();
	const times = { starts_at: now, ends_at: now, winners_at: now };
	const texts = { title: 'Igra s pitanjem', short_description: '', content: '', rules: '' };
	const { id: sweepstake_id } = await backend.db
		.insertInto('sweepstakes')
		.values({
			slug,
			...texts,
			...times,
			question: null,
			picture: '{"kind":"none","params":{}}',
			image: null,
			winners: '[]',
			publish_at: null,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	await backend.db
		.insertInto('sweepstake_entries')
		.values({ sweepstake_id, email: person, ...ENTRY, created_at: now })
		.execute();
	const { id: product_id, code: sku } = await backend.db.selectFrom('products').select(['id', 'code']).limit(1).executeTakeFirstOrThrow();
	const alert = { email, product_id, code: 'tajni-kod-poveznice', status: 'confirmed', market: 'hr', asked_at: now, changed_at: now } as const;
	await backend.db.insertInto('stock_alerts').values(alert).execute();
	await backend.db
		.insertInto('price_alerts')
		.values({ ...alert, price_limit_cents: 9900, asked_limit_cents: null })
		.execute();
	const money = { currency: 'EUR', amount_cents: 5000, balance_cents: 5000, valid_to: null, note: null };
	const voucher = { ...money, email, code_hash: `tajni-kod-${slug}`, code_end: 'HB6W', market: 'hr' };
	await backend.db.insertInto('vouchers').values(voucher).execute();
	const subscription = { email, code: 'tajni-kod-poveznice', status: 'confirmed', topics: '["offers"]', lang: 'hr', asked_at: now } as const;
	await backend.db
		.insertInto('newsletter_subscriptions')
		.values({ ...subscription, confirmed_at: now, unsubscribed_at: null })
		.execute();
	return { sku };
}

const filledWith = (sku: string) => ({
	newsletter: { status: 'confirmed', topics: ['offers'] },
	sweepstakes: [{ sweepstake: 'Igra s pitanjem', ...ENTRY }],
	alerts: [
		{ kind: 'stock', sku, status: 'confirmed' },
		{ kind: 'price', sku, price_limit_cents: 9900 },
	],
	vouchers: [{ code_end: 'HB6W', balance_cents: 5000 }],
});

async function expectErased(...addresses: string[]): Promise<void> {
	// A voucher stays, without the address.
	for (const table of ['sweepstake_entries', 'stock_alerts', 'price_alerts', 'newsletter_subscriptions', 'contact_messages', 'vouchers'] as const)
		expect(await backend.db.selectFrom(table).select('id').where('email', 'in', addresses).execute(), table).toEqual([]);
}

it('an export has what forms stored by the e-mail, and the erasure removes it', async () => {
	const manager = await openPerson(backend, 'manager');
	const email = 'igra+brojevi@titraj.example';
	const id = await writeCustomer(email);
	const { sku } = await fillForms(email, 'igra@titraj.example');
	const { body } = await manager.call('GET', `/customers/${id}/export`);
	expect(body).toMatchObject(filledWith(sku));
	expect(JSON.stringify(body)).not.toContain('tajni-kod');
	await manager.call('POST', '/session/confirmation', { password: STAFF_PASSWORD });
	expect((await manager.call('DELETE', `/customers/${id}`)).status).toBe(200);
	await expectErased(email, 'igra@titraj.example');
});

it('what is stored of somebody without an account is exported and erased by the address, and the log does not name it', async () => {
	const manager = await openPerson(backend, 'manager');
	const email = 'gost+igra@titraj.example';
	const { sku } = await fillForms(email, 'gost@titraj.example');
	const message = { name: 'Gost', email, subject: 'Pitanje', message: 'Bez računa', session_id: null, order_number: null };
	await backend.db.insertInto('contact_messages').values(message).execute();
	const number = await placeTestOrder(backend.db);
	await backend.db.updateTable('orders').set({ email: 'Gost+igra@titraj.example', user_id: null }).where('number', '=', number).execute();
	const { body } = await manager.call('POST', '/personal-data/export', { email: 'Gost+Igra@titraj.example' });
	expect(body).toMatchObject({ email, customer: null, orders: [{ number }], messages: [{ message: 'Bez računa' }], ...filledWith(sku) });
	expect(JSON.stringify(body)).not.toMatch(/tajni-kod|session_id":"/);

	const erase = () => manager.call('POST', '/personal-data/erasure', { email });
	expect((await erase()).body.title).toBe('Password Needed');
	await manager.call('POST', '/session/confirmation', { password: STAFF_PASSWORD });
	expect(await erase()).toMatchObject({ status: 409, body: { detail: expect.stringContaining(number) } });
	await backend.db.updateTable('orders').set({ status: 'completed' }).where('number', '=', number).execute();
	expect((await erase()).status).toBe(200);
	await expectErased(email, 'gost@titraj.example');
	expect(await backend.db.selectFrom('orders').select('id').where('number', '=', number).execute()).toHaveLength(1);
	const log = await backend.db.selectFrom('audit_log').selectAll().where('operation', '=', 'erasePersonalData').execute();
	expect([log.length, JSON.stringify(log).includes('gost')]).toEqual([1, false]);
});

it('an export is not kept for a repeated call, so that an erasure leaves nothing of it', async () => {
	const { call } = await openMerchant(backend);
	const email = 'ponovljeni@titraj.example';
	const message = { name: 'Ponovljeni', email, subject: 'Pitanje', message: 'Bez računa', session_id: null, order_number: null };
	await backend.db.insertInto('contact_messages').values(message).execute();
	const { status, body } = await call('POST', '/personal-data/export', { email }, { 'idempotency-key': 'izvoz-1' });
	expect([status, body.messages.length]).toEqual([200, 1]);
	expect(await backend.db.selectFrom('idempotent_calls').select('body').where('body', 'like', '%ponovljeni%').execute()).toEqual([]);
});

it('an address with an account is erased with the account, and its export names the customer', async () => {
	const manager = await openPerson(backend, 'manager');
	const email = 'racun@titraj.example';
	const id = await writeCustomer(email);
	expect((await manager.call('POST', '/personal-data/export', { email })).body.customer).toBe(id);
	await manager.call('POST', '/session/confirmation', { password: STAFF_PASSWORD });
	for (const address of [email, manager.email]) expect((await manager.call('POST', '/personal-data/erasure', { email: address })).status).toBe(409);
});

it('an account is erased after the password, not while an order is under way, and the log keeps nothing of it', async () => {
	const manager = await openPerson(backend, 'manager');
	const id = await writeCustomer('brisanje@titraj.example');
	await manager.call('POST', `/customers/${id}/notes`, { text: 'Tajna napomena' });
	const number = await placeTestOrder(backend.db);
	await backend.db.updateTable('orders').set({ user_id: id }).where('number', '=', number).execute();
	expect((await manager.call('DELETE', `/customers/${id}`)).body.title).toBe('Password Needed');
	await manager.call('POST', '/session/confirmation', { password: STAFF_PASSWORD });
	expect((await manager.call('DELETE', `/customers/${id}`)).body.detail).toContain(number);
	await backend.db.updateTable('orders').set({ status: 'completed' }).where('number', '=', number).execute();
	expect((await manager.call('DELETE', `/customers/${id}`)).status).toBe(200);
	expect((await manager.call('DELETE', `/customers/${id}`)).status).toBe(404);
	expect((await manager.call('DELETE', `/customers/${manager.id}`)).status).toBe(404);
	const log = await backend.db.selectFrom('audit_log').selectAll().where('entity', 'like', `/customers/${id}%`).execute();
	expect(log.map(({ operation }) => operation).toSorted()).toEqual(['eraseCustomer', 'noteCustomer']);
	expect(JSON.stringify(log)).not.toMatch(/Tajna|brisanje/);
	expect((await backend.db.selectFrom('orders').select('user_id').where('number', '=', number).executeTakeFirstOrThrow()).user_id).toBeNull();
});
