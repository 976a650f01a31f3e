import { ProductCardsAnswer } from '@titraj/contract/products-query.ts';
import { describe, expect, test } from 'vitest';
import { editorForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { type EditorBrowser, readField } from '#tests/support/editor.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

const PATH = '/admin/pretraga/';

let backend: TestBackend;
let editor: EditorBrowser;
editorForAllTests((started, signedIn) => {
	backend = started;
	editor = signedIn;
});

const total = async (search_q: string) => expectContract(ProductCardsAnswer, (await backend.call('_get_hapi_catalog_products', { search_q })).body).data?.total;

describe('the dictionary of a language', () => {
	const PLAIN = { language: 'hr', groups: 'zvrndalo, monitor', leads: '', fillers: 'kupiti', units: 'in > inča' };

	test('takes effect immediately, and stops when the default is restored', async () => {
		expect(await total('zvrndalo')).toBe(0);
		expect((await editor.post(PATH, PLAIN)).status).toBe(303);
		expect(await total('zvrndalo')).toBe(await total('monitor'));
		expect((await editor.post(PATH, { ...PLAIN, groups: 'brundalo, monitor' })).status).toBe(303);
		expect([await total('zvrndalo'), await total('brundalo')]).toEqual([0, await total('monitor')]);
		expect((await editor.post(PATH, { ...PLAIN, usual: '1' })).status).toBe(303);
		expect([await total('brundalo'), await total('zaslon')]).toEqual([0, await total('monitor')]);
	});

	test('is shown as entered', async () => {
		await editor.post(PATH, { ...PLAIN, leads: 'igrica > konzola, gamepad' });
		const { text } = await editor.get(`${PATH}?jezik=hr`);
		expect(text).toContain('igrica &gt; konzola, gamepad');
		await editor.post(PATH, { ...PLAIN, usual: '1' });
		expect(readField((await editor.get(`${PATH}?jezik=de`)).text, 'language')).toBe('de');
	});

	test.each([
		['a synonym group of one word', { groups: 'monitor' }],
		['a line without an arrow', { leads: 'igrica konzola' }],
		['a line without a target', { leads: 'igrica >' }],
		['a filler phrase of several words', { fillers: 'web shop' }],
		['tags', { groups: '<script>, monitor' }],
		['punctuation only', { groups: '!!, ??' }],
		['a text that is too long', { fillers: 'a, '.repeat(30_000) }],
	])('is not saved with %s', async (_title, wrong) => {
		expect((await editor.post(PATH, { ...PLAIN, ...wrong })).status).toBe(422);
		expect(await backend.db.selectFrom('search_dictionaries').selectAll().execute()).toEqual([]);
	});
});

test('words that were searched more than once without results are listed', async () => {
	await total('gablec');
	await total('gablec');
	await total('jednom');
	const { text } = await editor.get(PATH);
	expect(text).toContain('gablec');
	expect(text).not.toContain('jednom');
});
