import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { editorForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { EDITED } from '#tests/support/edited-product.ts';
import { type EditorBrowser, readField } from '#tests/support/editor.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

const CROATIA = { home_country: 'HR', enters_net_prices: false, uses_oss: false, rates: { HR: { standard: 25, reduced: 13, super_reduced: 5, zero: 0 } } };

let backend: TestBackend;
let editor: EditorBrowser;
let saveTax: (change: object) => Promise<unknown>;
editorForAllTests((started, signedIn) => {
	backend = started;
	editor = signedIn;
});
beforeAll(async () => {
	const merchant = await openMerchant(backend);
	saveTax = (change) => merchant.call('PUT', '/settings/tax', { ...CROATIA, ...change });
});
beforeEach(() => saveTax({}));

const product = () =>
	backend.db.selectFrom('products').select(['price_cents', 'tax_class', 'weight_grams', 'bulky']).where('id', '=', EDITED.id).executeTakeFirstOrThrow();

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
		await saveTax({ enters_net_prices: true });
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
