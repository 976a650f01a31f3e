import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browseShop, takenOver } from '#tests/support/browse-shop.ts';
import { holdCode } from '#tests/support/hold-code.ts';
import { button, customer, LOGIN } from '#tests/support/sign-in.ts';

const shopper = browseShop();

test.each([
	['sign-in', LOGIN, customer, 'Prijavi se', (page: Page) => page.waitForURL((url) => url.pathname !== LOGIN)],
	[
		'the search for an order',
		'/webshop/pronadi-narudzbu/',
		{ number: '1', email: customer.email },
		'Prikažite narudžbu',
		(page: Page) => page.getByText('Narudžbu nismo našli').waitFor(),
	],
	[
		'the order form',
		'/proizvodi/?special_view=order_form',
		{ quantity: '2', code: 'NEMA-TOGA' },
		'Dodaj redak',
		(page: Page) => page.locator('main li[data-verdict="unknown"]').waitFor(),
	],
])('%s: what is typed and sent before the code is there is not lost, and sent with it', async (_form, path, values, press, done) => {
	const page = await shopper.blank();
	const release = await holdCode(page);
	await page.goto(path);
	const address = page.url();
	for (const [name, value] of Object.entries(values)) await page.locator(`main [name="${name}"]`).fill(value);
	await page.keyboard.press('Enter');
	await page.waitForTimeout(500);
	expect(page.url()).toBe(address);
	release();
	await takenOver(button(page, press));
	await button(page, press).click();
	await done(page);
});

test('a visitor without a session sees the empty cart before the code is there, and with it', async () => {
	const page = await shopper.blank();
	const release = await holdCode(page);
	await page.goto('/webshop/kosarica/');
	const empty = page.locator('main section').filter({ visible: true }).getByRole('heading');
	await expect.poll(() => empty.allInnerTexts()).toEqual(['Košarica je prazna']);
	release();
	await expect.poll(() => page.locator('main h1').allInnerTexts()).toEqual(['Košarica je prazna']);
	expect(await empty.count()).toBe(1);
});
