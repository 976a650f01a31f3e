import { createServer, type Server } from 'node:http';
import { pruneChanges } from '@titraj/backend/content/site/prune-changes.ts';
import { startBackend } from '@titraj/backend/start-backend.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSeenCalls, verifyWebhook } from '#lib/pages/server/rebuild/verify-webhook.server.ts';
import { startOf } from '#tests/support/fixture-start.ts';

const SECRET = 'a-secret-for-the-tests';
const calls: { timestamp: string; signature: string; body: string }[] = [];
let answers: number[] = [];
let server: Server;
let backend: Awaited<ReturnType<typeof startBackend>>;
let start: Awaited<ReturnType<typeof startOf>>;

beforeAll(async () => {
	server = createServer(async (request, response) => {
		let body = '';
		for await (const chunk of request) body += chunk;
		calls.push({ body, timestamp: String(request.headers['x-shop-timestamp']), signature: String(request.headers['x-shop-signature']) });
		response.writeHead(answers.shift() ?? 200).end();
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const address = server.address();
	start = await startOf();
	const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/rebuild`;
	backend = await startBackend({ ...start.options, webhook: { url, secret: SECRET } });
	await vi.waitFor(async () => expect(await backend.db.selectFrom('settings').selectAll().where('name', '=', 'webhook_cursor').execute()).toHaveLength(1));
});
afterAll(async () => {
	await backend.close();
	await start.drop();
	server.closeAllConnections();
	await new Promise((done) => server.close(done));
});
beforeEach(() => {
	calls.length = 0;
});

async function call(path: string, body?: object, token?: string, method = body ? 'POST' : 'GET') {
	const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
	const response = await fetch(`${backend.url}/hapi/v1/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
	return { status: response.status, body: await response.json() };
}

async function staffToken(): Promise<string> {
	const guest = (await call('auth/generate-token/')).body.data.jwt;
	return (await call('auth/login/', { email: 'urednik@titraj.example', password: 'titraj-urednik' }, guest)).body.data.jwt;
}

const sent = () =>
	calls.flatMap(({ body }) => JSON.parse(body).changes.map(({ entity, entity_id }: { entity: string; entity_id: number | null }) => `${entity}:${entity_id}`));

describe('content changes', () => {
	test('an editor’s change is sent within a moment, signed with the current time', async () => {
		const token = await staffToken();
		expect(await call('editor/product/', { id: 3, title: 'Monitor Novi', price: 150 }, token)).toMatchObject({ status: 200, body: { success: true } });
		await vi.waitFor(() => expect(sent()).toEqual(['product:3']), 10_000);
		const [first] = calls;
		const [noted] = await backend.db.selectFrom('webhook_calls').selectAll().execute();
		expect(noted).toMatchObject({ changes: 1, summary: 'product 3', status: 200, error: null });
		expect(first && verifyWebhook(first, { secret: SECRET, now: Date.now(), seen: createSeenCalls() })).toBe('good');
		const product = await call('catalog/product/', { item_id: 3 }, token);
		expect(product.body.data).toMatchObject({ title: 'Monitor Novi', price_custom: 150 });
	});

	test('only staff can edit', async () => {
		const guest = (await call('auth/generate-token/')).body.data.jwt;
		expect((await call('editor/product/', { id: 3, title: 'x' }, guest)).status).toBe(403);
		expect((await call('editor/product/', { id: 999_999, title: 'x' }, await staffToken())).status).toBe(404);
	});

	test('a sale is a change only if it takes the last item', async () => {
		const token = await staffToken();
		await call('editor/product/', { id: 5, quantity: 2 }, token);
		await new Promise((done) => setTimeout(done, 200));
		expect(sent()).toEqual([]);
		await call('editor/product/', { id: 5, quantity: 0 }, token);
		await vi.waitFor(() => expect(sent()).toEqual(['product:5']), 10_000);
	});

	test('menus and labels are a change of the chrome, other data on many pages a change of the site', async () => {
		await backend.db.updateTable('labels').set({ text: 'drugi' }).execute();
		await backend.db.insertInto('labels').values({ name: 'novi', text: 'x' }).execute();
		await backend.db.updateTable('manufacturers').set({ title: 'drugi' }).where('id', '=', 1).execute();
		await backend.db.updateTable('categories').set({ products_total: 1 }).execute();
		await call('editor/product/', { id: 6, title: 'x' }, await staffToken());
		await vi.waitFor(() => expect(sent()).toContain('product:6'), 10_000);
		expect(new Set(sent())).toEqual(new Set(['chrome:null', 'site:null', 'product:6']));
	});

	test('a comment is a change of its post when it is shown, and when it is hidden', async () => {
		const token = await staffToken();
		const { id: post } = await backend.db.selectFrom('posts').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
		const comment = (display_name: string) =>
			backend.db.insertInto('post_comments').values({ post_id: post, display_name, message: 'Dobar pregled.' }).returning('id').executeTakeFirstOrThrow();
		const judge = async (id: number, status: string) =>
			expect(await call('feedback/post-comment/', { id, status }, token, 'PUT')).toMatchObject({ status: 200 });
		const otherChanges = async () => {
			await call('editor/product/', { id: 9, title: `${Math.random()}` }, token);
			await vi.waitFor(() => expect(sent()).toContain('product:9'), 4000);
			const others = sent().filter((change) => change !== 'product:9');
			calls.length = 0;
			return [...new Set(others)];
		};
		const [good, bad] = [await comment('Iva'), await comment('Zla')];
		await judge(bad.id, 'rejected');
		expect(await otherChanges()).toEqual([]);
		await judge(good.id, 'approved');
		expect(await otherChanges()).toEqual([`post:${post}`]);
		await judge(good.id, 'approved');
		expect(await otherChanges()).toEqual([]);
		await judge(good.id, 'rejected');
		expect(await otherChanges()).toEqual([`post:${post}`]);
		await judge(good.id, 'approved');
		await backend.db.deleteFrom('post_comments').where('id', 'in', [good.id, bad.id]).execute();
		expect(await otherChanges()).toEqual([`post:${post}`]);
	});

	test('changes older than a month are deleted; an older cursor gets no list but `too_many`', async () => {
		const token = await staffToken();
		const ask = (query: string) => call(`misc/changes/${query}`, undefined, token).then(({ body }) => body.data);
		const since = (from: number) => ask(`?since=${from}`);
		const { cursor } = await ask('');
		await call('editor/product/', { id: 7, title: 'prije' }, token);
		expect(await since(cursor)).toMatchObject({ too_many: false, changes: [{ entity: 'product', entity_id: 7 }] });
		expect(await pruneChanges(backend.db, new Date(Date.now() + 29 * 86_400_000))).toBe(0);
		expect(await pruneChanges(backend.db, new Date(Date.now() + 31 * 86_400_000))).toBeGreaterThan(0);
		expect(await since(cursor)).toMatchObject({ too_many: true, changes: [] });
		expect(await since((await ask('')).cursor)).toMatchObject({ too_many: false, changes: [] });
	});

	test('a shop that was offline during a deletion gets one notice that everything may have changed, and then the later changes', async () => {
		await backend.db
			.updateTable('settings')
			.set({ value: JSON.stringify({ tx: '1', id: 0 }) })
			.where('name', '=', 'webhook_cursor')
			.execute();
		calls.length = 0;
		await call('editor/product/', { id: 8, title: 'poslije' }, await staffToken());
		await vi.waitFor(() => expect(sent()).toEqual(['site:null', 'product:8']), 4000);
	});

	test('a call that the shop did not accept is retried', async () => {
		answers = [503];
		await call('editor/product/', { id: 7, title: 'y' }, await staffToken());
		await vi.waitFor(() => expect(calls.length).toBe(2), 4000);
		expect(sent()).toEqual(['product:7', 'product:7']);
	});

	test('an edit is sent at once although earlier calls failed: the shop may be back', async () => {
		const token = await staffToken();
		answers = [503, 503, 503];
		await call('editor/product/', { id: 7, title: 'z' }, token);
		await vi.waitFor(() => expect(calls.length).toBe(3), 6000);
		// The next repetition would follow after four seconds.
		await call('editor/product/', { id: 8, title: 'z' }, token);
		await vi.waitFor(() => expect(sent().slice(3)).toEqual(['product:7', 'product:8']), 1500);
	});

	test('an import of more than 2,000 changes is sent as one change of the whole site', async () => {
		const token = await staffToken();
		await sql`insert into content_changes (entity, entity_id) select 'product', n from generate_series(1, 2001) as n`.execute(backend.db);
		await call('editor/product/', { id: 5, title: 'poslije uvoza' }, token);
		await vi.waitFor(() => expect(sent().length).toBeGreaterThan(0), 1500);
		await call('editor/product/', { id: 6, title: 'poslije uvoza' }, token);
		await vi.waitFor(() => expect(sent()).toContain('product:6'), 1500);
		// The import is found by a poll, before the edit of product 5 or together with it.
		const edited = ['product:5', 'product:6'];
		expect(sent().filter((change) => !edited.includes(change))).toEqual(['site:null']);
	});
});
