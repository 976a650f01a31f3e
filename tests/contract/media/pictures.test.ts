import { createHash } from 'node:crypto';
import { fetchDue } from '@titraj/backend/catalog/media/sources/fetch-due.ts';
import { originalKey, sizeKey } from '@titraj/backend/catalog/media/store/media-keys.ts';
import { openMediaStore } from '@titraj/backend/platform/media/open-media-store.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { newRow } from '#tests/support/merchant-rows.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { type PictureServer, servePictures } from '#tests/support/serve-pictures.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
let host: PictureServer;
beforeAll(async () => {
	host = await servePictures();
	backend = await startTestBackend(undefined, { mediaMayBePrivate: true });
	merchant = await openMerchant(backend);
});
afterAll(async () => {
	await backend.close();
	await host[Symbol.asyncDispose]();
});

const put = (sku: string, images: object[]) => {
	const { sku: _sku, ...body } = newRow(sku, { images });
	return merchant.call('PUT', `/products/${sku}`, body);
};

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
async function pageOf(sku: string): Promise<any> {
	const { id } = (await merchant.call('GET', `/products/${sku}`)).body;
	const { body } = await backend.call('_post_hapi_catalog_product', { item_id: id });
	return JSON.parse(JSON.stringify(body)).data;
}

const imagesOf = async (sku: string) =>
	(await pageOf(sku)).images.map(({ title, thumbs }: { title: string; thumbs: { url: string }[] }) => [title, thumbs[0]?.url]);
const addressOf = (bytes: Buffer) => `/media/stored/${createHash('sha256').update(bytes).digest('hex')}.320.webp`;

describe('pictures of a product', () => {
	let front: Buffer;
	let back: Buffer;
	beforeAll(async () => {
		[front, back] = [await jpeg(900, 1600), await jpeg(1600, 500)];
		host.answers.set('/front.jpg', front);
		host.answers.set('/back.png', back);
	});

	it('are fetched, and shown in order with alternative texts and actual sizes', async () => {
		await put('PIC-1', [{ url: `${host.origin}/front.jpg`, alt: 'Sprijeda' }, { url: `${host.origin}/gone.jpg` }, { url: `${host.origin}/back.png` }]);
		await expect
			.poll(() => imagesOf('PIC-1'), { timeout: 20_000 })
			.toEqual([
				['Sprijeda', addressOf(front)],
				['Slušalice PIC-1', addressOf(back)],
			]);
		const page = await pageOf('PIC-1');
		expect(page.main_image_title).toBe('Sprijeda');
		expect(page.main_image_thumbs.map(({ width, height }: { width: number; height: number }) => [width, height])).toEqual([
			[180, 320],
			[360, 640],
			[720, 1280],
		]);
		for (const { url, width, height } of page.main_image_thumbs) {
			const response = await fetch(backend.url + url);
			expect(response.headers.get('content-type')).toBe('image/webp');
			expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
			expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width, height });
		}
	});

	it('follow their row when it reorders, renames, removes or clears them', async () => {
		await put('PIC-1', [{ url: `${host.origin}/back.png`, alt: 'Straga' }]);
		expect(await imagesOf('PIC-1')).toEqual([['Straga', addressOf(back)]]);
		await put('PIC-1', []);
		expect(await pageOf('PIC-1')).toMatchObject({ images: [], main_image_thumbs: [], main_image_upload_path: null });
	});

	it('replace the drawings of a demo product, which return when they are cleared', async () => {
		await merchant.call('PUT', '/products/MON-1', { images: [{ url: `${host.origin}/back.png` }] });
		expect((await imagesOf('MON-1')).map(([, url]: [string, string]) => url)).toEqual([addressOf(back)]);
		await merchant.call('PUT', '/products/MON-1', { images: [] });
		expect((await imagesOf('MON-1'))[0][1]).toContain('/media/monitor/');
	});

	it.each([
		['an unknown width', (path: string) => path.replace('.320.', '.321.')],
		['an unknown hash', (path: string) => path.replace(/[0-9a-f]{64}/, '0'.repeat(64))],
		['a path traversal', () => '/media/stored/..%2f..%2fetc%2fpasswd'],
	])('are not found under %s', async (_, change) => {
		expect((await backend.send(change(addressOf(front)))).status).toBe(404);
	});

	it('are refused if a merchant API row names a file, or an upload that does not exist', async () => {
		expect((await put('PIC-2', [{ file: 'a.jpg' }])).body.errors).toEqual([{ field: 'images.0.file', reason: expect.stringContaining('upload it') }]);
		expect((await put('PIC-2', [{ media: 'f'.repeat(64) }])).body.errors).toEqual([
			{ field: 'images.0.media', reason: 'names a picture that was not uploaded' },
		]);
	});
});

/** A queue without a background worker. */
describe('the queue of sources', () => {
	let quiet: TestBackend;
	let shop: MerchantClient;
	const store = openMediaStore({ kind: 'memory' });
	beforeAll(async () => {
		quiet = await startTestBackend(undefined, { mediaMayBePrivate: true, fetchesMedia: false });
		shop = await openMerchant(quiet);
	});
	afterAll(() => quiet.close());
	beforeEach(() => host.calls.clear());

	const fetchAll = async (signal = new AbortController().signal) => {
		const outcomes = [];
		for (;;) {
			const batch = await fetchDue({ db: quiet.db, store, isAllowed: () => true, signal, encodeAtOnce: 2, absentFolders: new Set() });
			if (batch.length === 0) return outcomes;
			outcomes.push(...batch);
		}
	};
	const name = async (sku: string, ...paths: string[]) => {
		const { sku: _sku, ...body } = newRow(sku, { images: paths.map((path) => ({ url: path.startsWith('/') ? host.origin + path : path })) });
		expect((await shop.call('PUT', `/products/${sku}`, body)).status).toBe(200);
	};
	const sourceOf = (path: string) =>
		quiet.db
			.selectFrom('media_sources')
			.selectAll()
			.where('source', '=', path.startsWith('/') ? host.origin + path : path)
			.executeTakeFirstOrThrow();
	const shownOf = async (sku: string) => (await quiet.db.selectFrom('products').select('images').where('code', '=', sku).executeTakeFirstOrThrow()).images;
	const makeOld = () =>
		quiet.db
			.updateTable('media_sources')
			.set({ checked_at: new Date(Date.now() - 8 * 86_400_000) })
			.execute();

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
		host.answers.set('/etag.jpg', (response, headers) => {
			if (headers['if-none-match'] === '"1"') response.writeHead(304).end();
			else response.writeHead(200, { etag: '"1"' }).end(bytes);
		});
		await name('Q-3', '/etag.jpg');
		await fetchAll();
		await makeOld();
		await name('Q-3', '/etag.jpg');
		expect(await fetchAll()).toEqual([{ state: 'unchanged' }]);
	});

	it('restores content that the store has lost, without a conditional request', async () => {
		const bytes = await jpeg(140, 90);
		host.answers.set('/lost.jpg', (response, headers) => {
			if (headers['if-none-match'] === '"1"') response.writeHead(304).end();
			else response.writeHead(200, { etag: '"1"' }).end(bytes);
		});
		await name('Q-5', '/lost.jpg');
		await fetchAll();
		await makeOld();
		await name('Q-5', '/lost.jpg');
		const empty = openMediaStore({ kind: 'memory' });
		const outcomes = await fetchDue({
			db: quiet.db,
			store: empty,
			isAllowed: () => true,
			signal: new AbortController().signal,
			encodeAtOnce: 2,
			absentFolders: new Set(),
		});
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
		const outcomes = await fetchDue({
			db: quiet.db,
			store: full,
			isAllowed: () => true,
			signal: new AbortController().signal,
			encodeAtOnce: 2,
			absentFolders: new Set(),
		});
		expect(outcomes).toEqual([
			{ state: 'failed', reason: expect.stringContaining('ENOSPC: no space left'), isTransient: true },
			expect.objectContaining({ state: 'stored' }),
		]);
		expect(await sourceOf('/full.jpg')).toMatchObject({ state: 'waiting', attempts: 1, reason: expect.stringContaining('ENOSPC') });
		expect(await shownOf('E-1')).toEqual([expect.objectContaining({ width: 150 })]);
		await quiet.db.updateTable('media_sources').set({ due_at: new Date() }).where('state', '=', 'waiting').execute();
		await fetchAll();
		expect(await shownOf('E-1')).toEqual([expect.objectContaining({ width: 160 }), expect.objectContaining({ width: 150 })]);
	});

	it('does not mark a source as stored if its products could not be updated', async () => {
		host.answers.set('/unshown.jpg', await jpeg(170, 90));
		await name('E-2', '/unshown.jpg');
		await sql`alter table products add constraint no_pictures check (code <> 'E-2' or images = '[]')`.execute(quiet.db);
		await expect(fetchAll()).rejects.toThrow('no_pictures');
		expect(await sourceOf('/unshown.jpg')).toMatchObject({ state: 'waiting', hash: null });
		await sql`alter table products drop constraint no_pictures`.execute(quiet.db);
		await quiet.db.updateTable('media_sources').set({ due_at: new Date() }).where('state', '=', 'waiting').execute();
		await fetchAll();
		expect(await shownOf('E-2')).toEqual([expect.objectContaining({ width: 170 })]);
	});

	it('shows the new content of a URL, and keeps the old one while fetching fails', async () => {
		const [first, second] = [await jpeg(130, 90), await jpeg(90, 130)];
		host.answers.set('/new.jpg', first);
		await name('Q-4', '/new.jpg');
		await fetchAll();
		const shown = async () => (await quiet.db.selectFrom('products').select('images').where('code', '=', 'Q-4').executeTakeFirstOrThrow()).images;
		const [before] = await shown();
		host.answers.set('/new.jpg', second);
		await makeOld();
		await name('Q-4', '/new.jpg');
		await fetchAll();
		const [after] = await shown();
		expect(after).toMatchObject({ width: 90, height: 130 });
		expect(after?.hash).not.toBe(before?.hash);
		host.answers.delete('/new.jpg');
		await makeOld();
		await name('Q-4', '/new.jpg');
		expect(await fetchAll()).toEqual([expect.objectContaining({ state: 'failed' })]);
		expect(await shown()).toEqual([after]);
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
		const isAllowed = (address: string) => address === '127.0.0.1';
		const outcomes = await fetchDue({ db: quiet.db, store, isAllowed, signal: new AbortController().signal, encodeAtOnce: 1, absentFolders: new Set() });
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
			await quiet.db.updateTable('media_sources').set({ due_at: new Date() }).where('state', '=', 'waiting').execute();
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
		expect(
			(await quiet.db.selectFrom('products').select('images').where('code', '=', 'S-1').executeTakeFirstOrThrow()).images.map(({ height }) => height),
		).toEqual([200, 100]);
	});
});
