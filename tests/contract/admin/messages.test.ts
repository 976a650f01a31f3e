import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EditorBrowser, openEditor } from '#tests/support/editor.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const PATH = '/admin/poruke/';

let backend: TestBackend;
let editor: EditorBrowser;
beforeAll(async () => {
	backend = await startTestBackend();
	editor = openEditor(backend.url);
	expect(await editor.signIn()).toBe(303);
});
afterAll(() => backend.close());

const write = async (fields: Partial<{ name: string; message: string; order_number: string }> = {}) => {
	const body = { name: 'Ana <b>', email: 'ana@primjer.example', subject: 'order' as const, message: 'Gdje je moja narudžba?', ...fields };
	expect((await backend.call('_post_hapi_contact_message', body, await backend.newToken())).body).toMatchObject({ success: true });
	return String((await backend.db.selectFrom('contact_messages').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id);
};
const shows = async (state: string, id: string) => (await editor.get(`${PATH}?stanje=${state}`)).text.includes(`name="id" value="${id}"`);

test('messages of the contact form are listed for staff, with their text escaped and a link to the order', async () => {
	await write({ message: '<script>alert(1)</script> Gdje je?', order_number: '1007' });
	const { text } = await editor.get(PATH);
	expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; Gdje je?');
	expect(text).not.toContain('<script>');
	expect(text).toContain('Ana &lt;b&gt;');
	expect(text).toContain('mailto:ana@primjer.example');
	expect(text).toContain('/admin/narudzbe/?q=1007');
	expect(text).toMatch(/Nove \(\d+\)/);
});

test('a message moves between new, read and answered as staff mark it', async () => {
	const id = await write();
	for (const [mark, state] of [
		['procitana', 'procitane'],
		['odgovorena', 'odgovorene'],
		['nova', 'nove'],
	] as const) {
		expect((await editor.post(PATH, { id, state: 'nove', mark })).status).toBe(303);
		for (const each of ['nove', 'procitane', 'odgovorene']) expect([each, await shows(each, id)]).toEqual([each, each === state]);
	}
});

test('a message is not marked by an unknown mark, without the page’s token, or by visitors', async () => {
	const id = await write();
	expect((await editor.post(PATH, { id, mark: 'constructor' })).status).toBe(422);
	expect((await editor.post(PATH, { id, mark: 'odgovorena', csrf: 'x' })).status).toBe(403);
	expect((await openEditor(backend.url).post(PATH, { id, mark: 'odgovorena' })).status).toBe(303);
	expect(await shows('nove', id)).toBe(true);
});
