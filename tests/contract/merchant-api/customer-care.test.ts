import { beforeAll, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
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

it('an export has what forms stored by the e-mail, and the erasure removes it', async () => {
	const manager = await openPerson(backend, 'manager');
	const email = 'igra+brojevi@titraj.example';
	const id = await writeCustomer(email);
	const now = new Date();
	const times = { starts_at: now, ends_at: now, winners_at: now };
	const texts = { title: 'Igra s pitanjem', short_description: '', content: '', rules: '' };
	const { id: sweepstake_id } = await backend.db
		.insertInto('sweepstakes')
		.values({
			slug: 'igra-s-pitanjem',
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
	const entry = { first_name: 'Ivo', last_name: 'Kupac', answer: 'Zato' };
	await backend.db
		.insertInto('sweepstake_entries')
		.values({ sweepstake_id, email: 'igra@titraj.example', ...entry, created_at: now })
		.execute();
	const { id: product_id, code: sku } = await backend.db.selectFrom('products').select(['id', 'code']).limit(1).executeTakeFirstOrThrow();
	const alert = { email, product_id, code: 'tajni-kod-poveznice', status: 'confirmed', market: 'hr', asked_at: now, changed_at: now } as const;
	await backend.db.insertInto('stock_alerts').values(alert).execute();
	await backend.db
		.insertInto('price_alerts')
		.values({ ...alert, price_limit_cents: 9900, asked_limit_cents: null })
		.execute();
	const subscription = { email, code: 'tajni-kod-poveznice', status: 'confirmed', topics: '["offers"]', lang: 'hr', asked_at: now } as const;
	await backend.db
		.insertInto('newsletter_subscriptions')
		.values({ ...subscription, confirmed_at: now, unsubscribed_at: null })
		.execute();
	const { body } = await manager.call('GET', `/customers/${id}/export`);
	expect(body).toMatchObject({
		newsletter: { status: 'confirmed', topics: ['offers'] },
		sweepstakes: [{ sweepstake: 'Igra s pitanjem', ...entry }],
		alerts: [
			{ kind: 'stock', sku, status: 'confirmed' },
			{ kind: 'price', sku, price_limit_cents: 9900 },
		],
	});
	expect(JSON.stringify(body)).not.toContain('tajni-kod');
	await manager.call('POST', '/session/confirmation', { password: STAFF_PASSWORD });
	expect((await manager.call('DELETE', `/customers/${id}`)).status).toBe(200);
	for (const table of ['sweepstake_entries', 'stock_alerts', 'price_alerts', 'newsletter_subscriptions'] as const)
		expect(await backend.db.selectFrom(table).select('id').where('email', 'in', [email, 'igra@titraj.example']).execute(), table).toEqual([]);
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
