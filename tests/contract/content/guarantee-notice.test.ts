import { isFileUsed } from '@titraj/backend/catalog/media/unused/is-used.ts';
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

async function shown(): Promise<string> {
	return JSON.stringify((await backend.call('_get_hapi_cms_pages', { slug: 'zakonsko-jamstvo' })).body);
}

describe('the notice of the legal guarantee', () => {
	it('stands on its page in place of the blank, with the title of the page as its text, until it is taken away', async () => {
		expect(await shown()).not.toContain('<img');
		const changes = async () => (await backend.db.selectFrom('content_changes').select('id').execute()).length;
		const before = await changes();
		const { status, body } = await merchant.call('PUT', PATH, { language: 'hr', media });
		expect([status, body.notices, body.is_page_visible]).toEqual([200, [{ language: 'hr', media, picture: expect.stringContaining(media) }], true]);
		expect(await changes()).toBeGreaterThan(before);
		const text = await shown();
		expect(text).toContain(`/media/stored/${media}.1280.webp`);
		expect(text).toContain('alt=\\"Zakonsko &lt;jamstvo&gt;\\"');
		expect(text).not.toContain('[[slika');
		expect(text).toContain('Ostalo.');
		expect((await fetch(`${backend.url}/media/stored/${media}.1280.webp`)).status).toBe(200);
		await merchant.call('PUT', PATH, { language: 'hr', media: null });
		expect(await shown()).not.toContain('<img');
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
		['the language of a translation', { language: 'de', media: null }, 400],
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
