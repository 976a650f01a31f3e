import { isFileUsed } from '@titraj/backend/catalog/media/unused/is-used.ts';
import { endpoints } from '@titraj/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const PATH = '/settings/guarantee-notice';
const BLANK = '<p>[[slika usklađene obavijesti iz Priloga I. Provedbenoj uredbi (EU) 2025/1960, nepromijenjena i u boji]]</p>\n<p>Ostalo.</p>';

let backend: TestBackend;
let merchant: MerchantClient;
let media: string;
beforeAll(async () => {
	backend = await startTestBackend();
	merchant = await openMerchant(backend);
	media = await upload(600, 800);
	const page = { slug: 'zakonsko-jamstvo', path: '/zakonsko-jamstvo/', title: 'Zakonsko <jamstvo>', template: 'default', visible: true, content: BLANK };
	await backend.db.deleteFrom('pages').where('slug', '=', page.slug).execute();
	await backend.db
		.insertInto('pages')
		.values({ ...page, blocks: '[]', questions: '[]' })
		.execute();
});
afterAll(() => backend.close());

async function upload(width: number, height: number): Promise<string> {
	const body = new Uint8Array(await jpeg(width, height));
	const response = await fetch(`${backend.url}/merchant/v1/media`, {
		method: 'POST',
		headers: { authorization: `Bearer ${merchant.key}`, 'content-type': 'image/jpeg' },
		body,
	});
	const answer: { media: string } = JSON.parse(await response.text());
	return answer.media;
}

/** Addresses of the notice's sizes, as the shop gets them in a language. */
async function shown(language = 'hr'): Promise<string[]> {
	const headers = { authorization: `Bearer ${await backend.newToken()}`, 'base-lang': language };
	const response = await fetch(`${backend.url}${endpoints._get_hapi_misc_info.path}`, { headers });
	const { data }: { data: { guarantee_notice: { url: string }[] } } = JSON.parse(await response.text());
	return data.guarantee_notice.map(({ url }) => url);
}

describe('the notice of the legal guarantee', () => {
	it('is shown in its language, in place of the blank of its page, until it is taken away', async () => {
		expect(await shown()).toEqual([]);
		const changes = async () => (await backend.db.selectFrom('content_changes').select('id').where('entity', '=', 'site').execute()).length;
		const before = await changes();
		const { status, body } = await merchant.call('PUT', PATH, { language: 'hr', media });
		expect([status, body.notices, body.is_page_visible]).toEqual([200, [{ language: 'hr', media, picture: expect.stringContaining(media) }], true]);
		expect(await changes()).toBeGreaterThan(before);
		expect((await shown()).at(-1)).toBe(`/media/stored/${media}.1280.webp`);
		expect(await shown('en')).toEqual([]);
		const page = JSON.stringify((await backend.call('_get_hapi_cms_pages', { slug: 'zakonsko-jamstvo' })).body);
		expect(page).not.toContain('[[slika');
		expect(page).toContain('Ostalo.');
		expect((await fetch(`${backend.url}/media/stored/${media}.1280.webp`)).status).toBe(200);
		await merchant.call('PUT', PATH, { language: 'hr', media: null });
		expect(await shown()).toEqual([]);
	});

	it('of another language is shown there, and to its neighbours without one of their own', async () => {
		const austrian = await upload(300, 500);
		await merchant.call('PUT', PATH, { language: 'de', media });
		expect([await shown(), (await shown('at')).at(-1)]).toEqual([[], `/media/stored/${media}.1280.webp`]);
		await merchant.call('PUT', PATH, { language: 'at', media: austrian });
		expect([(await shown('de')).at(-1), (await shown('at')).at(-1)]).toEqual([`/media/stored/${media}.1280.webp`, `/media/stored/${austrian}.1280.webp`]);
		for (const language of ['de', 'at']) await merchant.call('PUT', PATH, { language, media: null });
	});

	it('has a file that is kept while it is shown', async () => {
		await merchant.call('PUT', PATH, { language: 'hr', media });
		const used = () => backend.db.selectFrom('media_files as f').select('f.hash').where('f.hash', '=', media).where(isFileUsed).execute();
		expect(await used()).toHaveLength(1);
		await merchant.call('PUT', PATH, { language: 'hr', media: null });
		expect(await used()).toHaveLength(0);
	});

	it.each([
		['an unknown picture', { language: 'hr', media: 'a'.repeat(64) }, 422],
		['a path', { language: 'hr', media: '../../x' }, 400],
		['an unknown language', { language: 'xx', media: null }, 400],
		['an inherited name as the language', { language: '__proto__', media: null }, 400],
		['an unknown field', { language: 'hr', media: null, hash: 'x' }, 400],
	])('is refused with %s', async (_what, body, status) => {
		expect((await merchant.call('PUT', PATH, body)).status).toBe(status);
	});

	it('is for managers alone, and the second of two sees what the first saved', async () => {
		expect((await (await openPerson(backend, 'editor')).call('GET', PATH)).status).toBe(403);
		const manager = await openPerson(backend, 'manager');
		const version = { 'if-match': (await manager.call('GET', PATH)).headers.get('etag') ?? '' };
		expect((await manager.call('PUT', PATH, { language: 'hr', media }, version)).status).toBe(200);
		expect((await manager.call('PUT', PATH, { language: 'hr', media: null }, version)).status).toBe(412);
		await manager.call('PUT', PATH, { language: 'hr', media: null });
	});
});
