import { beforeEach, describe, expect, test } from 'vitest';
import { editorForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { EDITED } from '#tests/support/edited-product.ts';
import { type EditorBrowser, openEditor, readField } from '#tests/support/editor.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

const PATH = '/admin/porezi/';
const CROATIA = { home_country: 'HR', rate_HR_standard: '25', rate_HR_reduced: '13', rate_HR_super_reduced: '5', rate_HR_zero: '0' };

let backend: TestBackend;
let editor: EditorBrowser;
editorForAllTests((started, signedIn) => {
	backend = started;
	editor = signedIn;
});
beforeEach(async () => expect((await editor.post(PATH, CROATIA)).status).toBe(303));

const rates = () => backend.db.selectFrom('tax_rates').select(['country', 'tax_class', 'percent']).orderBy('country').orderBy('percent', 'desc').execute();
const product = () =>
	backend.db.selectFrom('products').select(['price_cents', 'tax_class', 'weight_grams', 'bulky']).where('id', '=', EDITED.id).executeTakeFirstOrThrow();

describe('the VAT rates', () => {
	test('are saved and shown as entered', async () => {
		expect((await editor.post(PATH, { ...CROATIA, uses_oss: '1', rate_SI_standard: '22', rate_SI_reduced: '9,5 %', rate_HR_zero: '' })).status).toBe(303);
		expect(await rates()).toEqual([
			{ country: 'HR', tax_class: 'standard', percent: 25 },
			{ country: 'HR', tax_class: 'reduced', percent: 13 },
			{ country: 'HR', tax_class: 'super_reduced', percent: 5 },
			{ country: 'SI', tax_class: 'standard', percent: 22 },
			{ country: 'SI', tax_class: 'reduced', percent: 9.5 },
		]);
		const { text } = await editor.get(PATH);
		expect([readField(text, 'rate_SI_reduced'), readField(text, 'rate_HR_zero')]).toEqual(['9,5', '']);
		expect(text).toMatch(/name="uses_oss" value="1" checked/);
	});

	test.each([
		['a percentage above 100', { rate_HR_reduced: '130' }],
		['a percentage in letters', { rate_HR_reduced: 'trinaest' }],
		['a negative percentage', { rate_HR_reduced: '-5' }],
		['three decimals', { rate_HR_reduced: '9,555' }],
		['no standard rate in the shop’s own country', { rate_HR_standard: '' }],
		['a country with only a reduced rate', { rate_SI_reduced: '9,5' }],
		['an unknown country of the shop', { home_country: 'XX' }],
	])('are not changed by %s', async (_title, wrong) => {
		const before = await rates();
		const { status, text } = await editor.post(PATH, { ...CROATIA, ...wrong });
		expect(status).toBe(422);
		expect(text).toContain('role="alert"');
		expect(await rates()).toEqual(before);
	});

	test('are visible to staff only', async () => {
		expect((await openEditor(backend.url).get(PATH)).status).toBe(303);
	});
});

describe('the form of a product', () => {
	const TERMS = { tax_class: 'reduced', weight_grams: '1200', bulky: '1' };

	test('saves tax class, weight and size, and keeps them if they are not submitted', async () => {
		expect((await editor.post(EDITED.page, { ...EDITED.fields, ...TERMS })).status).toBe(303);
		expect(await product()).toEqual({ price_cents: 129_90, tax_class: 'reduced', weight_grams: 1200, bulky: true });
		await editor.post(EDITED.page, EDITED.fields);
		expect(await product()).toMatchObject({ tax_class: 'reduced', weight_grams: 1200 });
		await editor.post(EDITED.page, { ...EDITED.fields, tax_class: 'standard', weight_grams: '' });
		expect(await product()).toMatchObject({ tax_class: 'standard', weight_grams: null, bulky: false });
		expect((await editor.post(EDITED.page, { ...EDITED.fields, ...TERMS, weight_grams: '1,2 kg' })).status).toBe(422);
		expect((await editor.post(EDITED.page, { ...EDITED.fields, ...TERMS, tax_class: 'none' })).status).toBe(422);
	});

	test('accepts net prices if the shop enters net prices, and saves them unchanged when resubmitted', async () => {
		await editor.post(PATH, { ...CROATIA, enters_net_prices: '1' });
		await editor.post(EDITED.page, { ...EDITED.fields, ...TERMS, price: '100' });
		expect(await product()).toMatchObject({ price_cents: 113_00 });
		await backend.db.updateTable('products').set({ price_cents: 19_99 }).where('id', '=', EDITED.id).execute();
		const shown = readField((await editor.get(EDITED.page)).text, 'price');
		expect(shown).toBe('17,6903');
		await editor.post(EDITED.page, { ...EDITED.fields, ...TERMS, price: shown });
		expect(await product()).toMatchObject({ price_cents: 19_99 });
		expect((await editor.post(EDITED.page, { ...EDITED.fields, ...TERMS, price: '1,23456' })).status).toBe(422);
	});
});
