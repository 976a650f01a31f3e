import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeAccount } from '#tests/support/customer-account.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import { newRow, upsert } from '#tests/support/merchant-rows.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	backend = await startTestBackend();
	merchant = await openMerchant(backend);
});
afterAll(() => backend.close());

const terms = (more: object = {}) => ({
	...{ name: `Grupa ${randomUUID()}`, percent: 15, excluded_categories: [], excluded_manufacturers: [], prices: [] },
	...more,
});

it('a group is created, changed with a version, listed with its members, and deleted', async () => {
	const sku = `GRUPA-${randomUUID()}`;
	await upsert(backend.db, [newRow(sku)]);
	const group = terms({ prices: [{ sku, price: '9.9' }] });
	const created = await merchant.call('POST', '/customer-groups', group);
	const stored = { id: created.body.id, ...group, prices: [{ sku, price: '9.90' }] };
	expect([created.status, created.body]).toEqual([200, stored]);
	const path = `/customer-groups/${stored.id}`;
	const { headers } = await merchant.call('GET', path);
	const changed = { ...group, name: `${group.name} <b>novo</b>`, percent: null, prices: [] };
	const version = { 'if-match': headers.get('etag') ?? '' };
	expect((await merchant.call('PUT', path, changed, version)).body).toEqual({ id: stored.id, ...changed });
	expect((await merchant.call('PUT', path, group, version)).status).toBe(412);

	const { id, email } = await writeAccount(backend.db);
	for (const _twice of [1, 2]) expect((await merchant.call('PUT', `/customers/${id}/groups/${stored.id}`)).body).toEqual({ id });
	expect((await merchant.call('GET', `${path}/members`)).body).toMatchObject({ items: [{ id, email }], next_cursor: null });
	const { items } = (await merchant.call('GET', '/customer-groups')).body;
	expect(items.find((item: { id: number }) => item.id === stored.id)).toEqual({ id: stored.id, name: changed.name, percent: null, members: 1, prices: 0 });
	expect((await merchant.call('GET', `/customers/${id}`)).body.groups).toEqual([{ id: stored.id, name: changed.name }]);
	expect((await merchant.call('GET', `/customers/${id}/export`)).body.groups).toEqual([changed.name]);

	expect((await merchant.call('DELETE', path)).body).toEqual({ id: stored.id });
	expect((await merchant.call('DELETE', path)).status).toBe(404);
	expect((await merchant.call('GET', `/customers/${id}`)).body.groups).toEqual([]);
	expect((await merchant.call('PUT', `/customers/${id}/groups/${stored.id}`)).status).toBe(404);
});

it('members are read page by page, and leave with their account', async () => {
	const { id: group } = (await merchant.call('POST', '/customer-groups', terms())).body;
	const ids: number[] = [];
	for (const _each of [1, 2, 3]) ids.push((await writeAccount(backend.db)).id);
	for (const id of ids) await merchant.call('PUT', `/customers/${id}/groups/${group}`);
	const first = (await merchant.call('GET', `/customer-groups/${group}/members?limit=2`)).body;
	const second = (await merchant.call('GET', `/customer-groups/${group}/members?limit=2&cursor=${first.next_cursor}`)).body;
	expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
	await backend.db
		.deleteFrom('users')
		.where('id', '=', ids[0] ?? 0)
		.execute();
	expect((await merchant.call('GET', `/customer-groups/${group}/members`)).body.items).toHaveLength(2);
});

it('staff are no customers: they cannot be members', async () => {
	const { id: group } = (await merchant.call('POST', '/customer-groups', terms())).body;
	const { id } = await openPerson(backend, 'editor');
	expect((await merchant.call('PUT', `/customers/${id}/groups/${group}`)).status).toBe(404);
});

it.each([
	['no name', { name: '  ' }, 422],
	['too much', { percent: 96 }, 400],
	['nothing off', { percent: 0 }, 400],
	['a fraction', { percent: 2.5 }, 400],
	['an unknown product', { prices: [{ sku: 'NEMA-TE', price: '1.00' }] }, 422],
	['no price', { prices: [{ sku: 'NEMA-TE', price: '' }] }, 400],
	['a price below zero', { prices: [{ sku: 'NEMA-TE', price: '-1.00' }] }, 400],
	['an unknown category', { excluded_categories: ['nema-te'] }, 422],
	['an unknown manufacturer', { excluded_manufacturers: ['nema-te'] }, 422],
	['an unknown field', { member: 1 }, 400],
])('%s is refused', async (_title, wrong, status) => {
	const before = (await merchant.call('GET', '/customer-groups')).body.items.length;
	expect((await merchant.call('POST', '/customer-groups', terms(wrong))).status).toBe(status);
	expect((await merchant.call('GET', '/customer-groups')).body.items).toHaveLength(before);
});

it('a free product, a product twice and the name of another group are refused by their field', async () => {
	const sku = `GRUPA-${randomUUID()}`;
	await upsert(backend.db, [newRow(sku)]);
	const taken = terms();
	await merchant.call('POST', '/customer-groups', taken);
	const { id } = (await merchant.call('POST', '/customer-groups', terms())).body;
	const fieldsOf = async (method: string, path: string, more: object) =>
		(await merchant.call(method, path, terms(more))).body.errors.map(({ field }: { field: string }) => field);
	expect(await fieldsOf('POST', '/customer-groups', { prices: [{ sku, price: '0.00' }] })).toEqual(['prices']);
	const twice = [
		{ sku, price: '1.00' },
		{ sku, price: '2.00' },
	];
	expect(await fieldsOf('POST', '/customer-groups', { prices: twice })).toEqual(['prices']);
	expect(await fieldsOf('POST', '/customer-groups', { name: taken.name.toUpperCase() })).toEqual(['name']);
	expect(await fieldsOf('PUT', `/customer-groups/${id}`, { name: ` ${taken.name} ` })).toEqual(['name']);
});

it('roles: editors set prices but see no members, support adds members but sets no prices, a warehouse does neither', async () => {
	const { id: group } = (await merchant.call('POST', '/customer-groups', terms())).body;
	const { id } = await writeAccount(backend.db);
	const may = async (role: Parameters<typeof openPerson>[1]) => {
		const person = await openPerson(backend, role);
		const calls: [string, string, object?][] = [
			['GET', '/customer-groups'],
			['PUT', `/customer-groups/${group}`, terms()],
			['GET', `/customer-groups/${group}/members`],
			['PUT', `/customers/${id}/groups/${group}`],
			['DELETE', `/customers/${id}/groups/${group}`],
		];
		const statuses: number[] = [];
		for (const [method, path, body] of calls) statuses.push((await person.call(method, path, body)).status);
		return statuses;
	};
	expect(await may('manager')).toEqual([200, 200, 200, 200, 200]);
	expect(await may('editor')).toEqual([200, 200, 403, 403, 403]);
	expect(await may('support')).toEqual([200, 403, 200, 200, 200]);
	expect(await may('warehouse')).toEqual([403, 403, 403, 403, 403]);
});

it('the log of changes has the terms before and after, and whom staff added', async () => {
	const person = await openPerson(backend, 'manager');
	const { id: group } = (await person.call('POST', '/customer-groups', terms({ percent: 5 }))).body;
	await person.call('PUT', `/customer-groups/${group}`, terms({ percent: 7 }));
	const { id } = await writeAccount(backend.db);
	await person.call('PUT', `/customers/${id}/groups/${group}`);
	const log = await backend.db
		.selectFrom('audit_log')
		.select(['operation', 'entity', 'before', 'after'])
		.where('name', '=', person.email)
		.where('operation', 'in', ['saveCustomerGroup', 'addCustomerToGroup'])
		.orderBy('id')
		.execute();
	expect(log.map(({ operation, entity, before, after }) => [operation, entity, before?.['percent'], after?.['percent']])).toEqual([
		['saveCustomerGroup', `/customer-groups/${group}`, 5, 7],
		['addCustomerToGroup', `/customers/${id}`, undefined, undefined],
	]);
	expect([log[1]?.before?.['groups'], log[1]?.after?.['groups']]).toEqual([[], [{ id: group, name: expect.any(String) }]]);
});
