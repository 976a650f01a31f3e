import { handlers } from '@titraj/backend/storefront-api/handlers.ts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { logIn } from '#tests/support/account-steps.ts';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { breakLog, mendLog } from '#tests/support/broken-log.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

const EDITOR = 'urednik@titraj.example';

let backend: TestBackend;
let merchant: MerchantClient;
let owner: Awaited<ReturnType<typeof openPerson>>;
let staff: string;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});
beforeAll(async () => {
	staff = await logIn(backend, { email: EDITOR, password: 'titraj-urednik' });
	owner = await openPerson(backend, 'owner');
});
afterEach(() => mendLog(backend.db));

const productId = async () => (await backend.db.selectFrom('products').select('id').where('code', '=', 'MON-3').executeTakeFirstOrThrow()).id;

async function addReview() {
	const review = { product_id: await productId(), session_id: null, user_id: null, rate: 5, display_name: 'Ana', message: 'Odličan', lang: 'hr' };
	return (
		await backend.db
			.insertInto('feedback')
			.values({ ...review, status: 'pending' })
			.returning('id')
			.executeTakeFirstOrThrow()
	).id;
}

async function addPostComment() {
	const { id: post_id } = await backend.db.selectFrom('posts').select('id').orderBy('id').executeTakeFirstOrThrow();
	const comment = { post_id, session_id: null, display_name: 'Ana', message: 'Zanimljivo', created_at: new Date() };
	return (await backend.db.insertInto('post_comments').values(comment).returning('id').executeTakeFirstOrThrow()).id;
}

const statusOf = async (table: 'feedback' | 'post_comments', id: number) =>
	(await backend.db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

interface Case {
	readonly call: keyof typeof handlers;
	readonly operation: string;
	/** Prepares what is changed; returns the change, what it changes, and what the log of changes says of it. */
	prepare(): Promise<{ change(): Promise<{ status: number }>; state(): Promise<unknown>; readonly entry: object }>;
}

const CASES: readonly Case[] = [
	{
		...{ call: '_post_hapi_editor_product', operation: 'editProduct' },
		async prepare() {
			const id = await productId();
			const state = () => backend.db.selectFrom('products').select(['title', 'quantity']).where('id', '=', id).executeTakeFirstOrThrow();
			const before = await state();
			const after = { title: 'Uređen na stranici', quantity: before.quantity + 1 };
			return { change: () => backend.call('_post_hapi_editor_product', { id, ...after }, staff), state, entry: { entity: '/products/MON-3', before, after } };
		},
	},
	{
		...{ call: '_put_hapi_feedback_comment', operation: 'moderateReview' },
		async prepare() {
			const id = await addReview();
			return {
				change: () => backend.call('_put_hapi_feedback_comment', { id, status: 'approved', answer: 'Hvala' }, staff),
				state: () => statusOf('feedback', id),
				entry: { entity: `/reviews/${id}`, before: { status: 'pending', answer: null }, after: { status: 'approved', answer: 'Hvala' } },
			};
		},
	},
	{
		...{ call: '_put_hapi_feedback_post_comment', operation: 'moderatePostComment' },
		async prepare() {
			const id = await addPostComment();
			return {
				change: () => backend.call('_put_hapi_feedback_post_comment', { id, status: 'rejected' }, staff),
				state: () => statusOf('post_comments', id),
				entry: { entity: `/post-comments/${id}`, before: { status: 'pending' }, after: { status: 'rejected' } },
			};
		},
	},
];

test.each(CASES)('what staff change by $call of the shop is stored with its entry of the log of changes, or not at all', async ({ operation, prepare }) => {
	const entries = async () => (await owner.call('GET', `/audit?operation=${operation}&name=${encodeURIComponent(EDITOR)}`)).body.items;
	const { change, state, entry } = await prepare();
	const before = await state();
	await breakLog(backend.db);
	expect((await change()).status).toBe(500);
	expect(await state()).toEqual(before);
	await mendLog(backend.db);
	expect(await entries()).toEqual([]);
	expect((await change()).status).toBe(200);
	expect(await state()).not.toEqual(before);
	expect(await entries()).toMatchObject([{ ...entry, caller: expect.stringMatching(/^person \d+$/), name: EDITOR }]);
});

test('no other call of the shop writes for staff alone', () => {
	const isForStaff = (handle: (typeof handlers)[keyof typeof handlers]) => /!session\.insider\)\s*return /.test(handle.toString());
	const writes = Object.entries(handlers).filter(([name, handle]) => !name.startsWith('_get_') && isForStaff(handle));
	expect(writes.map(([name]) => name).toSorted()).toEqual(CASES.map(({ call }) => call).toSorted());
});

test('a refused edit leaves no entry', async () => {
	const count = async () => (await backend.db.selectFrom('audit_log').select('id').execute()).length;
	const before = await count();
	expect((await backend.call('_post_hapi_editor_product', { id: await productId(), title: ' ' }, staff)).status).toBe(400);
	expect((await backend.call('_post_hapi_editor_product', { id: 2_000_000, title: 'Nema' }, staff)).status).toBe(404);
	expect((await backend.call('_put_hapi_feedback_comment', { id: 2_000_000, status: 'approved' }, staff)).status).toBe(404);
	expect(await count()).toBe(before);
});

/** Writes of a program, each with its own way to join the transaction of its entry. */
const OF_KEYS = [
	['upsertProduct', '/products/MON-4', (key: MerchantClient, title: string) => key.call('PUT', '/products/MON-4', { title })],
	['bulkUpsertProducts', '/products/MON-4', (key: MerchantClient, title: string) => key.bulk([{ sku: 'MON-4', title }])],
	['moderateReview', null, async (key: MerchantClient) => key.call('PUT', `/reviews/${await addReview()}`, { state: 'approved' })],
] as const;

test.each(OF_KEYS)('a program’s write is stored with its entry, which has what was sent: %s', async (operation, read, write) => {
	const key = await openMerchant(backend);
	const of = async () => (read === null ? null : (await merchant.call('GET', read)).body.title);
	const entries = () =>
		backend.db.selectFrom('audit_log').select(['caller', 'after']).where('operation', '=', operation).where('caller', 'like', 'key %').execute();
	const [before, known] = [await of(), (await entries()).length];
	await breakLog(backend.db);
	await write(key, `Naziv ${operation}`).catch(() => null);
	expect(await of()).toEqual(before);
	await mendLog(backend.db);
	expect(await entries()).toHaveLength(known);
	expect((await write(key, `Naziv ${operation}`)).status).toBe(200);
	const added = (await entries()).slice(known);
	expect(added).toHaveLength(1);
	expect(added[0]?.after).not.toBe(null);
});
