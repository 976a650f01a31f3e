import { createHash } from 'node:crypto';
import { fetchDue } from '@titraj/backend/catalog/media/sources/fetch-due.ts';
import { originalKey, sizeKey } from '@titraj/backend/catalog/media/store/media-keys.ts';
import { openMediaStore } from '@titraj/backend/platform/media/open-media-store.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { newRow } from '#tests/support/merchant-rows.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { type PictureServer, servePictures } from '#tests/support/serve-pictures.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

/** A backend without a background worker: the tests fetch. */
let backend: TestBackend;
let merchant: MerchantClient;
let host: PictureServer;
const store = openMediaStore({ kind: 'memory' });
beforeAll(async () => {
	host = await servePictures();
	backend = await startTestBackend(undefined, { mediaMayBePrivate: true, fetchesMedia: false });
	merchant = await openMerchant(backend);
});
afterAll(async () => {
	await backend.close();
	await host[Symbol.asyncDispose]();
});
beforeEach(() => host.calls.clear());

const fetchBatch = (changes: Partial<Parameters<typeof fetchDue>[0]> = {}) =>
	fetchDue({ db: backend.db, store, isAllowed: () => true, signal: new AbortController().signal, encodeAtOnce: 2, absentFolders: new Set(), ...changes });
const fetchAll = async (signal = new AbortController().signal) => {
	const outcomes = [];
	for (;;) {
		const batch = await fetchBatch({ signal });
		if (batch.length === 0) return outcomes;
		outcomes.push(...batch);
	}
};
const name = async (sku: string, ...paths: string[]) => {
	const { sku: _sku, ...body } = newRow(sku, { images: paths.map((path) => ({ url: path.startsWith('/') ? host.origin + path : path })) });
	expect((await merchant.call('PUT', `/products/${sku}`, body)).status).toBe(200);
};
const sourceOf = (path: string) =>
	backend.db
		.selectFrom('media_sources')
		.selectAll()
		.where('source', '=', path.startsWith('/') ? host.origin + path : path)
		.executeTakeFirstOrThrow();
const shownOf = async (sku: string) => (await backend.db.selectFrom('products').select('images').where('code', '=', sku).executeTakeFirstOrThrow()).images;
const makeOld = () =>
	backend.db
		.updateTable('media_sources')
		.set({ checked_at: new Date(Date.now() - 8 * 86_400_000) })
		.execute();
/** Answers with an ETag, and with 304 to a conditional request. */
const answerWithTag = (path: string, bytes: Buffer) =>
	host.answers.set(path, (response, headers) => {
		if (headers['if-none-match'] === '"1"') response.writeHead(304).end();
		else response.writeHead(200, { etag: '"1"' }).end(bytes);
	});
/** Ends the wait before the next attempt. */
const makeDue = () => backend.db.updateTable('media_sources').set({ due_at: new Date() }).where('state', '=', 'waiting').execute();

describe('the queue of sources', () => {
	it('fetches a URL once for all products that use it', async () => {
		host.answers.set('/shared.jpg', await jpeg(100, 100));
		await name('Q-1', '/shared.jpg');
		await name('Q-2', '/shared.jpg', '/shared.jpg');
		expect(await fetchAll()).toEqual([expect.objectContaining({ state: 'stored' })]);
		expect(host.calls.get('/shared.jpg')).toBe(1);
		await name('Q-2', '/shared.jpg');
		expect(await fetchAll()).toEqual([]);
	});

	it('refetches old sources with a conditional request, and stores nothing on a 304', async () => {
		const bytes = await jpeg(120, 90);
		answerWithTag('/etag.jpg', bytes);
		await name('Q-3', '/etag.jpg');
		await fetchAll();
		await makeOld();
		await name('Q-3', '/etag.jpg');
		expect(await fetchAll()).toEqual([{ state: 'unchanged' }]);
	});

	it('restores content that the store has lost, without a conditional request', async () => {
		const bytes = await jpeg(140, 90);
		answerWithTag('/lost.jpg', bytes);
		await name('Q-5', '/lost.jpg');
		await fetchAll();
		await makeOld();
		await name('Q-5', '/lost.jpg');
		const empty = openMediaStore({ kind: 'memory' });
		const outcomes = await fetchBatch({ store: empty });
		expect(outcomes).toEqual([expect.objectContaining({ state: 'stored' })]);
		const hash = createHash('sha256').update(bytes).digest('hex');
		expect(await empty.has(sizeKey(hash, 1280, 'webp'))).toBe(true);
	});

	it('is not blocked by a picture that cannot be stored, and retries it with the reason', async () => {
		const [kept, lost] = [await jpeg(150, 90), await jpeg(160, 90)];
		host.answers.set('/kept.jpg', kept);
		host.answers.set('/full.jpg', lost);
		await name('E-1', '/full.jpg', '/kept.jpg');
		const key = originalKey(createHash('sha256').update(lost).digest('hex'));
		const full = { ...store, write: (to: string, bytes: Buffer) => (to === key ? Promise.reject(new Error('ENOSPC: no space left')) : store.write(to, bytes)) };
		const outcomes = await fetchBatch({ store: full });
		expect(outcomes).toEqual([
			{ state: 'failed', reason: expect.stringContaining('ENOSPC: no space left'), isTransient: true },
			expect.objectContaining({ state: 'stored' }),
		]);
		expect(await sourceOf('/full.jpg')).toMatchObject({ state: 'waiting', attempts: 1, reason: expect.stringContaining('ENOSPC') });
		expect(await shownOf('E-1')).toEqual([expect.objectContaining({ width: 150 })]);
		await makeDue();
		await fetchAll();
		expect(await shownOf('E-1')).toEqual([expect.objectContaining({ width: 160 }), expect.objectContaining({ width: 150 })]);
	});

	it('does not mark a source as stored if its products could not be updated', async () => {
		host.answers.set('/unshown.jpg', await jpeg(170, 90));
		await name('E-2', '/unshown.jpg');
		await sql`alter table products add constraint no_pictures check (code <> 'E-2' or images = '[]')`.execute(backend.db);
		await expect(fetchAll()).rejects.toThrow('no_pictures');
		expect(await sourceOf('/unshown.jpg')).toMatchObject({ state: 'waiting', hash: null });
		await sql`alter table products drop constraint no_pictures`.execute(backend.db);
		await makeDue();
		await fetchAll();
		expect(await shownOf('E-2')).toEqual([expect.objectContaining({ width: 170 })]);
	});

	it('shows the new content of a URL, and keeps the old one while fetching fails', async () => {
		const [first, second] = [await jpeg(130, 90), await jpeg(90, 130)];
		host.answers.set('/new.jpg', first);
		await name('Q-4', '/new.jpg');
		await fetchAll();
		const [before] = await shownOf('Q-4');
		host.answers.set('/new.jpg', second);
		await makeOld();
		await name('Q-4', '/new.jpg');
		await fetchAll();
		const [after] = await shownOf('Q-4');
		expect(after).toMatchObject({ width: 90, height: 130 });
		expect(after?.hash).not.toBe(before?.hash);
		host.answers.delete('/new.jpg');
		await makeOld();
		await name('Q-4', '/new.jpg');
		expect(await fetchAll()).toEqual([expect.objectContaining({ state: 'failed' })]);
		expect(await shownOf('Q-4')).toEqual([after]);
	});

	it.each([
		['does not exist', '/none.jpg', null, 'returned status 404'],
		['is a web page', '/page.jpg', Buffer.from('<!doctype html><h1>Sorry</h1>'), 'is a web page'],
		['is a drawing', '/logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'is an SVG drawing'],
		['is larger than 25 MB', '/huge.jpg', Buffer.alloc(26 * 1024 * 1024), 'is larger than'],
		['has a password in its URL', 'http://user:secret@127.0.0.1/a.jpg', null, 'addresses with a password are not supported'],
	])('does not retry a source that %s, and reports the reason', async (_, path, bytes, reason) => {
		if (bytes) host.answers.set(path, bytes);
		await name(`R-${path.length}`, path);
		expect(await fetchAll()).toEqual([{ state: 'failed', reason: expect.stringContaining(reason), isTransient: false }]);
		expect(await sourceOf(path)).toMatchObject({ state: 'failed', reason: expect.stringContaining(reason), hash: null });
	});

	it('does not call private addresses, directly or after a redirect', async () => {
		host.answers.set('/inward.jpg', (response) => void response.writeHead(302, { location: 'http://10.0.0.1/a.jpg' }).end());
		await name('P-1', '/inward.jpg');
		const outcomes = await fetchBatch({ isAllowed: (address) => address === '127.0.0.1', encodeAtOnce: 1 });
		expect(outcomes).toEqual([{ state: 'failed', reason: expect.stringContaining('not an address of the internet'), isTransient: false }]);
	});

	it('retries a busy server with backoff, and fails after the last attempt', async () => {
		host.answers.set('/busy.jpg', (response) => void response.writeHead(503).end());
		await name('B-1', '/busy.jpg');
		for (let attempt = 1; attempt <= 6; attempt += 1) {
			expect(await fetchAll()).toEqual([{ state: 'failed', reason: expect.stringContaining('503'), isTransient: true }]);
			const { state, due_at } = await sourceOf('/busy.jpg');
			expect(state).toBe(attempt === 6 ? 'failed' : 'waiting');
			if (attempt < 6) expect(due_at.getTime()).toBeGreaterThan(Date.now() + 5000);
			expect(await fetchAll()).toEqual([]);
			await makeDue();
		}
		host.answers.set('/busy.jpg', await jpeg(64, 64));
		await name('B-1', '/busy.jpg');
		expect(await fetchAll()).toEqual([expect.objectContaining({ state: 'stored' })]);
	});

	it('resumes after it was stopped', async () => {
		const stop = new AbortController();
		host.answers.set('/slow.jpg', () => stop.abort());
		host.answers.set('/fast.jpg', await jpeg(200, 100));
		await name('S-1', '/slow.jpg', '/fast.jpg');
		expect(await fetchAll(stop.signal)).toEqual([]);
		expect(await sourceOf('/slow.jpg')).toMatchObject({ state: 'waiting', reason: null, attempts: 0 });
		host.answers.set('/slow.jpg', await jpeg(100, 200));
		await fetchAll();
		expect((await shownOf('S-1')).map(({ height }) => height)).toEqual([200, 100]);
	});
});
