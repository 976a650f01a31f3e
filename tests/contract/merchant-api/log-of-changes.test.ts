import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { addPerson, openPerson, STAFF_PASSWORD } from '#tests/support/merchant-person.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
merchantForAllTests((started) => {
	backend = started;
});

beforeEach(() => backend.db.updateTable('products').set({ quantity: 100 }).where('code', '=', 'MON-1').execute());

/** Lets no entry of the log of changes be written, as if the process ended before. */
async function breakLog(): Promise<void> {
	await sql`create or replace function refuse_entry() returns trigger language plpgsql as $$ begin raise exception 'no entry today'; end $$`.execute(
		backend.db,
	);
	await sql`create trigger refuse_entry before insert on audit_log for each row execute function refuse_entry()`.execute(backend.db);
}
const mendLog = () => sql`drop trigger if exists refuse_entry on audit_log`.execute(backend.db);
afterEach(mendLog);

interface Case {
	readonly operation: string;
	/** Prepares what is written; returns the call, and the part of its answer to a read that the write changes. */
	prepare(): Promise<{ readonly method: string; readonly path: string; readonly body?: object; readonly read: string; readonly of: string }>;
}

const ofOrder = async (path: string, body: object) => {
	const number = await placeTestOrder(backend.db, { status: 'received' });
	return { method: 'POST', path: `/orders/${number}/${path}`, body, read: `/orders/${number}`, of: 'status' };
};

async function addReview(): Promise<number> {
	const product = await backend.db.selectFrom('products').select('id').where('code', '=', 'MON-1').executeTakeFirstOrThrow();
	const review = { product_id: product.id, session_id: null, user_id: null, rate: 5, display_name: 'Ana', message: 'Odličan', lang: 'hr' };
	const added = backend.db.insertInto('feedback').values({ ...review, status: 'pending' });
	return (await added.returning('id').executeTakeFirstOrThrow()).id;
}

const CASES: readonly Case[] = [
	{
		operation: 'createWebhook',
		prepare: async () => ({
			...{ method: 'POST', path: '/webhooks', body: { url: 'https://erp.example/novi', topics: ['order.changed'] } },
			...{ read: '/webhooks', of: 'items' },
		}),
	},
	{
		operation: 'deleteWebhook',
		prepare: async () => {
			const webhook = { url: 'https://erp.example/stari', topics: ['order.changed'], secret: 'tajna' };
			const { id } = await backend.db.insertInto('merchant_webhooks').values(webhook).returning('id').executeTakeFirstOrThrow();
			return { method: 'DELETE', path: `/webhooks/${id}`, read: '/webhooks', of: 'items' };
		},
	},
	{
		operation: 'saveRedirects',
		prepare: async () => {
			const redirects = ['a', 'b'].map((name) => ({ old_path: `/dnevnik-${name}/`, new_path: '/novo/' }));
			return { method: 'PUT', path: '/redirects', body: { redirects }, read: '/redirects?q=/dnevnik', of: 'items' };
		},
	},
	{
		operation: 'saveRedirectTable',
		prepare: async () => ({
			...{ method: 'POST', path: '/redirects/table', body: { table: '/tablica-a/;/novo/\n/tablica-b/;/novo/\n' } },
			...{ read: '/redirects?q=/tablica', of: 'items' },
		}),
	},
	{
		operation: 'moderateReview',
		prepare: async () => {
			const id = await addReview();
			return { method: 'PUT', path: `/reviews/${id}`, body: { state: 'approved' }, read: `/reviews/${id}`, of: 'state' };
		},
	},
	{
		operation: 'removeReviewPhoto',
		prepare: async () => {
			const id = await addReview();
			const photo = {
				session_id: null,
				user_id: null,
				feedback_id: id,
				digest: `d${id}`,
				client: null,
				content: new Uint8Array([1]),
				media: null,
				width: 1,
				height: 1,
			};
			const added = await backend.db.insertInto('review_photos').values(photo).returning('id').executeTakeFirstOrThrow();
			return { method: 'DELETE', path: `/reviews/${id}/photos/${added.id}`, read: `/reviews/${id}`, of: 'photos' };
		},
	},
	{ operation: 'setOrderStatus', prepare: () => ofOrder('status', { status: 'preparing' }) },
	{ operation: 'cancelOrder', prepare: () => ofOrder('cancel', { reason: 'Kupac je odustao' }) },
	{ operation: 'shipOrder', prepare: () => ofOrder('shipments', {}) },
	{
		operation: 'changeDeliveryAddress',
		prepare: async () => {
			const number = await placeTestOrder(backend.db);
			const body = { first_name: 'Eva', last_name: 'Ević', street: 'Nova 2', postcode: '10000', city: 'Zagreb', country: 'HR' };
			return { method: 'PUT', path: `/orders/${number}/delivery-address`, body, read: `/orders/${number}`, of: 'delivery' };
		},
	},
	{
		operation: 'saveCoupon',
		prepare: async () => ({
			...{ method: 'PUT', path: '/coupons/DNEVNIK', body: { title: 'Dnevnik', percent: 10 }, read: '/coupons?state=running&limit=100', of: 'items' },
		}),
	},
	{
		operation: 'replaceVideos',
		prepare: async () => ({
			...{ method: 'PUT', path: '/products/MON-1/videos', body: { videos: [{ url: '/videos/a.mp4', title: '' }] } },
			...{ read: '/products/MON-1/videos', of: 'videos' },
		}),
	},
	{
		operation: 'saveKpdCodes',
		prepare: async () => {
			const { code } = await backend.db.selectFrom('categories').select('code').orderBy('id').executeTakeFirstOrThrow();
			return { method: 'PUT', path: '/kpd-codes', body: { categories: [{ code, kpd: '26.20.11' }] }, read: '/kpd-codes', of: 'categories' };
		},
	},
	{
		operation: 'saveMailTexts',
		prepare: async () => ({
			...{ method: 'PUT', path: '/mails/signup/texts/hr', body: { texts: { 'mail.account.signup.button': 'Potvrđujem' } } },
			...{ read: '/mails/signup/texts/hr', of: 'texts' },
		}),
	},
	{
		operation: 'upsertProduct',
		prepare: async () => ({ ...{ method: 'PUT', path: '/products/MON-2', body: { title: 'Novi naziv' } }, ...{ read: '/products/MON-2', of: 'title' } }),
	},
	{
		operation: 'setStock',
		prepare: async () => ({ ...{ method: 'PUT', path: '/products/MON-3/stock', body: { quantity: 987 } }, ...{ read: '/products/MON-3', of: 'stock' } }),
	},
	{
		operation: 'savePage',
		prepare: async () => {
			const { id } = await backend.db.selectFrom('pages').select('id').where('path', '=', '/nacrt/').executeTakeFirstOrThrow();
			return { method: 'PUT', path: `/pages/${id}`, body: { title: 'Drugi nacrt' }, read: `/pages/${id}`, of: 'title' };
		},
	},
	{
		operation: 'createPage',
		prepare: async () => ({ method: 'POST', path: '/pages', body: { title: 'Dnevnik izmjena' }, read: '/pages?q=dnevnik%20izmjena', of: 'items' }),
	},
	{
		operation: 'savePost',
		prepare: async () => ({ ...{ method: 'PUT', path: '/posts/1', body: { title: 'Drugi naslov' } }, ...{ read: '/posts/1', of: 'title' } }),
	},
	{
		operation: 'saveCompany',
		prepare: async () => ({
			...{ method: 'PUT', path: '/settings/company', body: { phone: '+385 1 555 0199' } },
			...{ read: '/settings/company', of: 'phone' },
		}),
	},
	{
		operation: 'saveTax',
		prepare: async () => {
			const tax = (await (await openPerson(backend, 'owner')).call('GET', '/settings/tax')).body;
			return { method: 'PUT', path: '/settings/tax', body: { ...tax, uses_oss: !tax.uses_oss }, read: '/settings/tax', of: 'uses_oss' };
		},
	},
	{
		operation: 'addShippingZone',
		prepare: async () => ({
			...{ method: 'POST', path: '/shipping-zones', body: { title: 'Dnevnik', areas: ['SI'] } },
			...{ read: '/shipping-zones', of: 'items' },
		}),
	},
	{
		operation: 'switchShop',
		prepare: async () => ({ ...{ method: 'PUT', path: '/switches', body: { orders_stopped: true } }, ...{ read: '/switches', of: 'orders_stopped' } }),
	},
	{
		operation: 'changeStaff',
		prepare: async () => {
			const { id } = await addPerson(backend.db, 'editor');
			return { method: 'PUT', path: `/staff/${id}`, body: { first_name: 'Ana' }, read: `/staff/${id}`, of: 'first_name' };
		},
	},
	{
		operation: 'endStaffSessions',
		prepare: async () => {
			const { id } = await openPerson(backend, 'editor');
			return { method: 'DELETE', path: `/staff/${id}/sessions`, read: `/staff/${id}/sessions`, of: 'items' };
		},
	},
	{
		operation: 'createKey',
		prepare: async () => ({ method: 'POST', path: '/keys', body: { name: 'dnevnik', scopes: ['products:read'] }, read: '/keys', of: 'items' }),
	},
	{
		operation: 'saveShopLabel',
		prepare: async () => ({
			...{ method: 'PUT', path: '/shop-labels/home.title', body: { text: 'Dobro došli' } },
			...{ read: '/shop-labels/home.title', of: 'text' },
		}),
	},
];

test.each(CASES)('a write is stored with its entry of the log of changes, or not at all: $operation', async ({ operation, prepare }) => {
	const owner = await openPerson(backend, 'owner');
	await owner.call('POST', '/session/confirmation', { password: STAFF_PASSWORD });
	const { method, path, body, read, of } = await prepare();
	const state = async () => (await owner.call('GET', read)).body[of];
	const entries = async () => (await owner.call('GET', `/audit?operation=${operation}&name=${encodeURIComponent(owner.email)}`)).body.items;
	const before = await state();
	await breakLog();
	expect((await owner.call(method, path, body)).status).toBe(500);
	expect(await state()).toEqual(before);
	await mendLog();
	expect(await entries()).toEqual([]);
	expect((await owner.call(method, path, body)).status).toBe(200);
	expect(await state()).not.toEqual(before);
	expect(await entries()).toHaveLength(1);
});

test('a write that is refused leaves no entry', async () => {
	const owner = await openPerson(backend, 'owner');
	const number = await placeTestOrder(backend.db, { status: 'shipped' });
	expect((await owner.call('POST', `/orders/${number}/cancel`, { reason: 'Prekasno' })).status).toBe(409);
	expect((await owner.call('GET', `/audit?name=${encodeURIComponent(owner.email)}`)).body.items).toEqual([]);
});

test('a write that is refused inside a transaction of its own leaves the rest of the call as it was', async () => {
	const owner = await openPerson(backend, 'owner');
	const before = (await owner.call('GET', '/posts/2')).body;
	expect((await owner.call('PUT', '/posts/2', { title: 'Novi', category: 'nema-je' })).status).toBe(422);
	expect((await owner.call('GET', '/posts/2')).body).toEqual(before);
	expect(
		(await owner.call('PUT', '/products/MON-4', { title: 'Novi', maximum_quantity: 1, stock: { locations: [{ location: 'nema', quantity: 1 }] } })).status,
	).toBe(422);
	expect((await owner.call('GET', `/audit?name=${encodeURIComponent(owner.email)}`)).body.items).toEqual([]);
});
