import { describe, expect, test } from 'vitest';
import { editorForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { EditorBrowser } from '#tests/support/editor.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let editor: EditorBrowser;
editorForAllTests((started, signedIn) => {
	backend = started;
	editor = signedIn;
});

describe('labels', () => {
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
