import { NO_PROMISES } from '@titraj/backend/platform/shop/promises.ts';
import { writeShopSettings } from '@titraj/backend/platform/shop/shop-settings.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LAWFUL_TEXTS, PROMISED_TEXTS } from '#tests/support/promised-texts.ts';
import { promiseEverything, shownBy, stockOwnShop } from '#tests/support/shown-by-own-shop.ts';
import { startOwnShop } from '#tests/support/start-own-shop.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

/** Settings are cached for a second. */
const UNTIL = { timeout: 10_000, interval: 200 };

let shop: TestBackend;
beforeAll(async () => {
	shop = await startOwnShop();
	await stockOwnShop(shop.db);
});
afterAll(() => shop.close());

test('a new shop with products promises nothing and states the law', async () => {
	await vi.waitFor(async () => {
		const shown = await shownBy(shop);
		expect(PROMISED_TEXTS.filter(({ text }) => text.test(shown)).map(({ title }) => title)).toEqual([]);
		expect(shown).toMatch(/Povrat u roku od 14 dana/);
		expect(shown).toMatch(/Prodavatelj 2 godine odgovara za nedostatke/);
		expect(shown).toContain('Trenutačno ne dostavljamo ni na jednu adresu. Ako želite kupiti, javite nam se: +385 21 555 0199, prodaja@vuna.example.');
	}, UNTIL);
});

describe('a shop that has set everything', () => {
	beforeEach(() => promiseEverything(shop.db));

	test('says everything', async () => {
		await vi.waitFor(async () => {
			const shown = await shownBy(shop);
			expect(PROMISED_TEXTS.filter(({ text }) => !text.test(shown)).map(({ title }) => title)).toEqual([]);
		}, UNTIL);
	});

	test.each(PROMISED_TEXTS)('without $fact does not say $title', async ({ text, off }) => {
		await off(shop.db);
		await vi.waitFor(async () => expect(text.exec(await shownBy(shop))?.[0]).toBeUndefined(), UNTIL);
	});

	test('states the law also without any promise', async () => {
		await writeShopSettings(shop.db, { promises: NO_PROMISES });
		await vi.waitFor(async () => {
			const shown = await shownBy(shop);
			expect(shown).not.toMatch(/trošak slanja/);
			expect(LAWFUL_TEXTS.filter((text) => !text.test(shown))).toEqual([]);
		}, UNTIL);
	});

	test('in a market without delivery says where it delivers, and keeps the product out of that country’s adverts', async () => {
		await vi.waitFor(async () => {
			const shown = await shownBy(shop, 'si');
			expect(shown).toContain('Dostavljamo samo na naslove v teh državah: Hrvaška. Tak naslov vpišite ob naročilu. Naročilo lahko prevzamete v poslovalnici.');
			expect(shown).toContain('<g:shopping_ads_excluded_country>SI<');
			expect(shown).not.toContain('Dostava u dva radna dana');
		}, UNTIL);
		expect(await shownBy(shop)).not.toContain('shopping_ads_excluded_country');
	});
});
