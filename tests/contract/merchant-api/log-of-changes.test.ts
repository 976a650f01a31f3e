import { issuePaper } from '@titraj/backend/invoices/index.ts';
import { ROUTES, registerMerchantApi } from '@titraj/backend/merchant-api/register-merchant-api.ts';
import { createProviders } from '@titraj/backend/platform/identity/providers.ts';
import { openMediaStore } from '@titraj/backend/platform/media/open-media-store.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { createLiveSettings } from '@titraj/backend/platform/shop/live-settings.ts';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { breakLog, mendLog } from '#tests/support/broken-log.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { addPerson, openPerson, STAFF_PASSWORD } from '#tests/support/merchant-person.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';
import { camt02 } from '#tests/support/statements/camt.ts';

let backend: TestBackend;
merchantForAllTests((started) => {
	backend = started;
});

beforeEach(() => backend.db.updateTable('products').set({ quantity: 100 }).where('code', '=', 'MON-1').execute());

afterEach(() => mendLog(backend.db));

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

const PAID = { status: 'paid', payment_code: 'bank_transfer', isPaid: true } as const;

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
	{
		operation: 'noteOrder',
		prepare: async () => {
			const number = await placeTestOrder(backend.db);
			return { method: 'POST', path: `/orders/${number}/notes`, body: { text: 'Zove sutra' }, read: `/orders/${number}/timeline`, of: 'items' };
		},
	},
	{
		operation: 'placePhoneOrder',
		prepare: async () => {
			const email = `telefon-${Date.now()}@kupac.example`;
			const name = { first_name: 'Ana', last_name: 'Anić', phone: '+385 91 555 0101' };
			const customer = { ...name, email, street: 'Ilica 1', postcode: '10000', city: 'Zagreb', country: 'HR' };
			const goods = { lines: [{ sku: 'MON-1', quantity: 1 }], shipping: { code: 'courier' }, payment: { code: 'cash_on_delivery' } };
			const body = { ...goods, customer, accept_terms: true };
			return { method: 'POST', path: '/orders', body, read: `/order-search?q=${encodeURIComponent(email)}`, of: 'items' };
		},
	},
	{
		operation: 'issuePaper',
		prepare: async () => {
			await numberPapers(backend.db);
			// A job invoices orders that are paid.
			const number = await placeTestOrder(backend.db);
			return { method: 'POST', path: `/orders/${number}/papers`, body: { kind: 'proforma' }, read: `/papers?order=${number}`, of: 'items' };
		},
	},
	{
		operation: 'creditPaper',
		prepare: async () => {
			await numberPapers(backend.db);
			const number = await placeTestOrder(backend.db);
			const { id } = await backend.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
			const issued = await backend.db.transaction().execute((trx) => issuePaper(trx, id, { kind: 'invoice', now: new Date() }));
			if (issued.outcome === 'refused') throw new Error(issued.reason);
			return { method: 'POST', path: `/papers/${issued.paper.id}/credit`, body: {}, read: `/papers?order=${number}`, of: 'items' };
		},
	},
	{
		operation: 'beginRefund',
		prepare: async () => {
			const number = await placeTestOrder(backend.db, PAID);
			return { method: 'POST', path: `/orders/${number}/refunds`, body: { amount: '1.00' }, read: `/orders/${number}/timeline`, of: 'items' };
		},
	},
	{
		operation: 'importStatement',
		prepare: async () => {
			const number = await placeTestOrder(backend.db, { status: 'awaiting_payment', payment_code: 'bank_transfer' });
			const content = camt02([{ amount: '115.01', reference: `HR00${number}` }]);
			return { method: 'POST', path: '/bank-statements', body: { content }, read: `/orders/${number}`, of: 'status' };
		},
	},
	{
		operation: 'importSettlement',
		prepare: async () => {
			const content = 'parcel;amount\nNEPOZNAT-1;10,00\n';
			const body = { number: `OBR-${Date.now()}`, received_on: '2026-11-27', content };
			return { method: 'POST', path: '/carrier-settlements', body, read: '/incoming-payments?open=true&limit=500', of: 'items' };
		},
	},
	{
		operation: 'receiveCash',
		prepare: async () => {
			const number = await placeTestOrder(backend.db, { status: 'completed' });
			const body = { orders: [number], received_on: '2026-11-27' };
			return { method: 'POST', path: '/cash-received', body, read: `/orders/${number}/payments`, of: 'items' };
		},
	},
	{
		operation: 'changeCategory',
		prepare: async () => {
			const { code } = await backend.db.selectFrom('categories').select('code').orderBy('id').executeTakeFirstOrThrow();
			return { method: 'PUT', path: `/categories/${code}`, body: { title: 'Dnevnik izmjena' }, read: `/categories/${code}`, of: 'title' };
		},
	},
	{
		operation: 'endCoupon',
		prepare: async () => {
			await backend.db.insertInto('coupons').values({ code: 'KRAJ', title: 'Kraj', percent: 10 }).execute();
			return { method: 'POST', path: '/coupons/KRAJ/end', read: '/coupons?state=running&limit=100', of: 'items' };
		},
	},
	{
		operation: 'dismissFailedJob',
		prepare: async () => {
			const failed = { queue: 'dnevnik', data: '{}', attempts: 9, failed_at: new Date() };
			const { id } = await backend.db.insertInto('jobs').values(failed).returning('id').executeTakeFirstOrThrow();
			return { method: 'DELETE', path: `/jobs/failed/${id}`, read: '/jobs/failed', of: 'items' };
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
	await breakLog(backend.db);
	expect((await owner.call(method, path, body)).status).toBe(500);
	expect(await state()).toEqual(before);
	await mendLog(backend.db);
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

/** Writes that are no `route`, by what the log of changes has of them. The entries of each are tested where the call is. */
const OTHER_WRITES = {
	logged: [
		'DELETE /second-factor',
		'POST /backups',
		'POST /bulk/products',
		'POST /imports/:id/run',
		'POST /media',
		'POST /owner',
		'POST /password',
		'POST /second-factor/confirmation',
		'POST /second-factor/recovery-codes',
		'POST /settings/look/pictures/:use',
	],
	/** Sessions have a list of their own; the others change nothing yet. */
	notLogged: ['DELETE /session', 'POST /imports', 'POST /password-reset', 'POST /second-factor', 'POST /session', 'POST /session/confirmation'],
};

test('every write of the merchant API that is no route is known, with whether it has an entry', async () => {
	const config = readConfig({ jwtSecret: 'test', dataDir: null, databaseUrl: null });
	const app = Fastify();
	const writes: string[] = [];
	app.addHook('onRoute', ({ method, url }) => {
		for (const one of [method].flat()) if (!['GET', 'HEAD', 'OPTIONS'].includes(one)) writes.push(`${one} ${url.replace('/merchant/v1', '')}`);
	});
	const shop = { db: backend.db, config, settings: createLiveSettings(backend.db, config), providers: createProviders(() => []) };
	await registerMerchantApi(app, { ...shop, media: openMediaStore(config.mediaPlace) });
	await app.close();
	const routes = new Set(ROUTES.map(({ method, path }) => `${method} ${path}`));
	expect(writes.filter((write) => !routes.has(write)).toSorted()).toEqual([...OTHER_WRITES.logged, ...OTHER_WRITES.notLogged].toSorted());
});

test('every write of the merchant API says how its entry joins its transaction; only what changes nothing in the database is logged after it', () => {
	const isAfter = ({ method, inOneTransaction, changesNothing, handle }: (typeof ROUTES)[number]) =>
		method !== 'GET' && !inOneTransaction && !changesNothing && !/\blog\b/.test(handle.toString());
	expect(ROUTES.filter(isAfter).map(({ operationId }) => operationId)).toEqual(['echoFiscalService']);
});
