import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browseShop } from '#tests/support/browse-shop.ts';
import { holdCode } from '#tests/support/hold-code.ts';
import { hydrateAll } from '#tests/support/hydrate-all.ts';
import { findScreens } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const { product } = await findScreens();

/** Writes a word in front of each text of the screen, as a test with long words or a browser's translator does. */
const changeTexts = (page: Page) =>
	page.evaluate(() => {
		const texts = document.createTreeWalker(document.getElementById('sadrzaj') ?? document.body, NodeFilter.SHOW_TEXT);
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			if ((text.nodeValue ?? '').trim() !== '' && !text.parentElement?.closest('script, style')) text.nodeValue = `Riječ ${text.nodeValue}`;
		}
	});

/** Opens a page whose parts that wait for the first interaction have late code; the function lets it come. */
async function openWithLateParts(path: string): Promise<{ page: Page; release: () => void; asked: Promise<unknown> }> {
	const page = await shopper.open(path, { viewport: { width: 1440, height: 900 } });
	return { page, release: await holdCode(page), asked: page.waitForRequest(/\/assets\/.*\.js$/) };
}

describe.each([
	['a page of blocks', '/zastita-okolisa/'],
	['a product', product],
])('%s', (_name, path) => {
	test('hydrates its late parts as they were delivered, after which texts may change', async () => {
		const { page, release, asked } = await openWithLateParts(path);
		let isWhole = false;
		const whole = hydrateAll(page).then(() => {
			isWhole = true;
		});
		await asked;
		expect(isWhole).toBe(false);
		release();
		await whole;
		await changeTexts(page);
		await page.mouse.move(200, 300);
		expect(await page.locator('h1').first().textContent()).toMatch(/^Riječ /);
	});

	test('reports texts that were changed while its late parts were loading', async () => {
		shopper.expectComplaint(/React error #418/);
		const { page, release, asked } = await openWithLateParts(path);
		const reported = page.waitForEvent('pageerror', (error) => error.message.includes('#418'));
		await page.mouse.move(1, 1);
		await asked;
		await changeTexts(page);
		release();
		await reported;
	});
});
