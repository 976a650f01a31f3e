import { describe, expect, test } from 'vitest';
import { editorForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { type EditorBrowser, readField } from '#tests/support/editor.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let editor: EditorBrowser;
editorForAllTests((started, signedIn) => {
	backend = started;
	editor = signedIn;
});

describe('content', () => {
	test('a hidden article disappears for visitors, and returns when it is shown again', async () => {
		const texts = { title: 'Kako odabrati dobar kabel', short_description: 'Uvod', content: '<p>Tekst</p>' };
		const status = async () => (await backend.call('_post_hapi_publish_post', { item_id: 1 })).status;
		await editor.post('/admin/clanci/1/', texts);
		expect(await status()).toBe(404);
		await editor.post('/admin/clanci/1/', { ...texts, visible: '1' });
		expect(await status()).toBe(200);
	});
	test('an article that somebody else has changed meanwhile is not overwritten', async () => {
		const { id, title, short_description, content } = await backend.db
			.selectFrom('posts')
			.select(['id', 'title', 'short_description', 'content'])
			.orderBy('id')
			.executeTakeFirstOrThrow();
		const path = `/admin/clanci/${id}/`;
		const seen = readField((await editor.get(path)).text, 'seen');
		const form = { title, short_description, content: content.replaceAll('\n', '\r\n'), visible: '1', seen };
		expect((await editor.post(path, { ...form, title: `${title} (prvi)` })).status).toBe(303);
		const refused = await editor.post(path, { ...form, title: `${title} (drugi)` });
		expect([refused.status, refused.text.match(/Drugi je urednik|Preuzeto od/g)]).toEqual([409, ['Drugi je urednik']]);
		expect((await editor.post(path, { ...form, seen: readField(refused.text, 'seen') })).status).toBe(303);
	});
	test('a text that is too long is refused and returned for shortening; one that was already longer stays', async () => {
		const row = () => backend.db.selectFrom('posts').select(['id', 'title', 'short_description', 'content']).orderBy('id').executeTakeFirstOrThrow();
		const before = await row();
		const path = `/admin/clanci/${before.id}/`;
		const form = { title: before.title, short_description: before.short_description, content: before.content, visible: '1' };
		const long = `${'a\r\n'.repeat(1000)}b`;
		const refused = await editor.post(path, { ...form, short_description: long });
		expect([refused.status, refused.text.includes('2001 znakova, najviše ih može biti 2000'), refused.text.includes(`${'a\n'.repeat(1000)}b`)]).toEqual([
			422,
			true,
			true,
		]);
		expect(await row()).toEqual(before);
		expect((await editor.post(path, { ...form, short_description: long.slice(0, -1) })).status).toBe(303);
		expect((await row()).short_description).toBe('a\n'.repeat(1000));
		await backend.db.updateTable('posts').set({ short_description: long }).where('id', '=', before.id).execute();
		expect((await editor.post(path, { ...form, title: `${before.title}!`, short_description: long })).status).toBe(303);
		expect((await editor.post(path, form)).status).toBe(303);
	});
	test('a page shows the saved text', async () => {
		const page = await backend.db.selectFrom('pages').select(['id', 'slug']).where('slug', '=', 'dostava').executeTakeFirstOrThrow();
		await editor.post(`/admin/stranice/${page.id}/`, { title: 'Nova dostava', short_description: '', content: '<p>Sutra</p>', visible: '1' });
		expect(JSON.stringify((await backend.call('_get_hapi_cms_pages', { slug: 'dostava' })).body)).toContain('Nova dostava');
	});
	test('a label overrides the dictionary until it is emptied', async () => {
		const label = async () => JSON.stringify((await backend.call('_get_hapi_misc_labels', { lang: 'hr' })).body).includes('Dobro došli kod nas');
		await editor.post('/admin/natpisi/', { name: 'home.title', text: 'Dobro došli kod nas' });
		expect(await label()).toBe(true);
		await editor.post('/admin/natpisi/', { name: 'home.title', text: '' });
		expect(await label()).toBe(false);
		expect((await editor.post('/admin/natpisi/', { name: '__proto__ <b>', text: 'x' })).status).toBe(422);
		const long = await editor.post('/admin/natpisi/', { name: 'home.title', text: 'a'.repeat(2001) });
		expect([long.status, long.text.includes('a'.repeat(2001))]).toEqual([422, true]);
	});
});
