import { randomUUID } from 'node:crypto';
import { isFileUsed } from '@titraj/backend/catalog/media/unused/is-used.ts';
import { FlyerAnswer } from '@titraj/contract/flyer.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { startContentBackend } from '#tests/support/start-content-backend.ts';

const DAYS = { valid_from: '2026-12-04', valid_to: '2026-12-11' };
const SPOT = { sku: 'MON-1', x: 5, y: 10.5, width: 40, height: 30 };

let backend: Awaited<ReturnType<typeof startContentBackend>>;
let merchant: MerchantClient;
beforeAll(async () => {
	backend = await startContentBackend();
	merchant = await openMerchant(backend);
});
beforeEach(() => backend.setClock('2026-12-05T11:00:00Z'));
afterAll(() => backend.close());

const sheet = (more: object = {}) => ({ title: 'Naslovnica', image: null, products: [SPOT], ...more });
const start = (more: object = {}) => ({ title: `Letak ${randomUUID()}`, ...DAYS, ...more });

/** A draft of a flyer without pages. */
async function create(more: object = {}) {
	const { status, body } = await merchant.call('POST', '/flyers', start(more));
	expect(status, JSON.stringify(body)).toBe(200);
	return { id: body.id, path: new URL(body.url).pathname };
}
const save = (id: number, body: object, headers?: Record<string, string>) => merchant.call('PUT', `/flyers/${id}`, { ...DAYS, ...body }, headers);
const setState = (id: number, more: object) => merchant.call('PUT', `/pages/${id}`, more);
const flyerOf = async (slug: string) => expectContract(FlyerAnswer, (await backend.call('_get_hapi_cms_flyer', { slug })).body).data;

async function uploadPicture(): Promise<string> {
	const upload = await fetch(`${backend.url}/merchant/v1/media`, {
		...{ method: 'POST', body: new Uint8Array(await jpeg(640, 900)) },
		headers: { authorization: `Bearer ${merchant.key}`, 'content-type': 'image/jpeg' },
	});
	return (await upload.json()).media;
}

it('a flyer is created as a draft without pages, filled, scheduled, published, archived and deleted', async () => {
	const { id, path } = await create();
	expect((await backend.call('_get_hapi_cms_flyer', { slug: path })).status).toBe(404);
	const early = await setState(id, { state: 'published' });
	expect([early.status, early.body.errors]).toEqual([422, [{ field: 'state', reason: 'the flyer has no pages' }]]);
	await save(id, { pages: [sheet(), sheet({ title: 'Druga', products: [] })] });
	const scheduled = { state: 'scheduled', publish_at: '2026-12-06T08:00:00Z' };
	expect((await setState(id, scheduled)).body.errors).toEqual([{ field: 'state', reason: 'page 2 of the flyer has neither a picture nor products' }]);
	const saved = await save(id, { pages: [sheet(), sheet({ title: 'Druga', products: [{ ...SPOT, sku: 'MON-2' }] })] });
	expect([saved.status, saved.body]).toMatchObject([200, { ...DAYS, visible: false, pages: [sheet(), { title: 'Druga', image: null }] }]);
	expect((await setState(id, scheduled)).status).toBe(200);
	const listed = async () => (await merchant.call('GET', '/flyers')).body.items.find((item: { id: number }) => item.id === id);
	expect(await listed()).toMatchObject({ path, state: 'scheduled', ...DAYS, pages: 2 });
	expect((await save(id, { pages: [] })).body.errors).toEqual([{ field: 'pages', reason: 'the flyer has no pages' }]);
	expect((await save(id, { pages: [sheet({ products: [] })] })).body.errors).toEqual([
		{ field: 'pages.0.image', reason: 'has neither a picture nor products' },
	]);
	expect((await setState(id, { state: 'published' })).status).toBe(200);
	expect(await flyerOf(path)).toMatchObject({
		...DAYS,
		state: 'running',
		pages: [{ title: 'Naslovnica', image: null, hotspots: [{ x: 5, y: 10.5, width: 40, height: 30, product: { code: 'MON-1' } }] }, { title: 'Druga' }],
	});
	expect((await merchant.call('DELETE', `/pages/${id}`)).body.errors).toEqual([{ field: 'state', reason: 'is published: archive it first' }]);
	expect((await setState(id, { state: 'archived' })).status).toBe(200);
	expect((await backend.call('_get_hapi_cms_flyer', { slug: path })).status).toBe(404);
	expect((await merchant.call('DELETE', `/pages/${id}`)).status).toBe(200);
	expect([(await merchant.call('GET', `/flyers/${id}`)).status, await listed()]).toEqual([404, undefined]);
	expect(await backend.db.selectFrom('flyers').selectAll().where('page_slug', '=', path.replaceAll('/', '')).execute()).toEqual([]);
});

it.each([
	['a last day before the first', { valid_to: '2026-12-03' }, 422],
	['a day that does not exist', { valid_from: '2026-02-30' }, 400],
	['no title', { title: '  ' }, 422],
	['an unknown field', { visible: true }, 400],
])('a new flyer with %s is refused, and no page is left', async (_title, wrong, status) => {
	const count = async () => (await merchant.call('GET', '/flyers')).body.items.length;
	const before = await count();
	expect((await merchant.call('POST', '/flyers', start(wrong))).status).toBe(status);
	expect(await count()).toBe(before);
});

it.each([
	['without a title', sheet({ title: ' ' }), ['pages.1.title']],
	['with the title of another', sheet({ title: 'Prva' }), ['pages.1.title']],
	['with an unknown product', sheet({ products: [SPOT, { ...SPOT, sku: 'NEMA-TE' }] }), ['pages.1.products.1']],
	['with a product over the edge', sheet({ products: [{ ...SPOT, x: 61 }] }), ['pages.1.products.0']],
	['with a picture that was not uploaded', sheet({ image: { media: 'a'.repeat(64) } }), ['pages.1.image']],
])('a page %s is refused at its field', async (_title, wrong, fields) => {
	const { id } = await create();
	const { status, body } = await save(id, { pages: [sheet({ title: 'Prva' }), wrong] });
	expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([422, fields]);
	expect((await merchant.call('GET', `/flyers/${id}`)).body.pages).toEqual([]);
});

it('an uploaded picture is shown on its page, and kept as long as the flyer has it', async () => {
	const { id, path } = await create({ valid_from: null, valid_to: null });
	const media = await uploadPicture();
	const isUsed = async () =>
		(await backend.db.selectFrom('media_files as f').select(isFileUsed.as('used')).where('f.hash', '=', media).executeTakeFirst())?.used;
	expect(await isUsed()).toBe(false);
	const saved = await save(id, { pages: [sheet({ image: { media }, products: [] })] });
	expect(saved.body.pages[0].image).toEqual({ media, path: expect.stringContaining(media), width: 640, height: 900 });
	expect(await isUsed()).toBe(true);
	await setState(id, { state: 'published' });
	expect((await flyerOf(path))?.pages[0]?.image).toMatchObject({ title: 'Naslovnica', upload_path: expect.stringContaining(media) });
	await save(id, { pages: [sheet()] });
	expect(await isUsed()).toBe(false);
});

it('the second of two editors is refused', async () => {
	const { id } = await create();
	const { headers } = await merchant.call('GET', `/flyers/${id}`);
	const version = { 'if-match': headers.get('etag') ?? '' };
	expect((await save(id, { pages: [sheet()] }, version)).status).toBe(200);
	expect((await save(id, { pages: [] }, version)).status).toBe(412);
	expect((await merchant.call('GET', `/flyers/${id}`)).body.pages).toHaveLength(1);
});

it('managers and editors write flyers; other roles neither read nor write them', async () => {
	const { id } = await create();
	const statuses: Record<string, number[]> = {};
	for (const role of ['editor', 'warehouse', 'support'] as const) {
		const person = await openPerson(backend, role);
		const calls = [person.call('GET', '/flyers'), person.call('POST', '/flyers', start()), person.call('PUT', `/flyers/${id}`, { ...DAYS, pages: [] })];
		statuses[role] = (await Promise.all(calls)).map(({ status }) => status);
	}
	expect(statuses).toEqual({ editor: [200, 200, 200], warehouse: [403, 403, 403], support: [403, 403, 403] });
});
