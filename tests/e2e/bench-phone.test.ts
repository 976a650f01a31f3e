import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPhone, type Phone } from '#scripts/bench/interactions/phone.ts';
import { launchBrowser } from '#tests/support/launch-browser.ts';

let browser: Browser;
let phone: Phone;

beforeAll(async () => {
	browser = await launchBrowser();
	phone = await openPhone(browser, 'http://localhost', 1);
}, 60_000);
afterAll(() => browser?.close());

const BUTTON = '<button style="width:200px;height:200px">Touch</button>';

test.each([
	['a button', BUTTON, 'button'],
	['a box in its label', '<label><input type="checkbox" style="pointer-events:none">Choose</label>', 'input'],
])('%s is touched', async (_, html, selector) => {
	await phone.page.setContent(html);
	const touched = phone.page.evaluate(() => new Promise((done) => document.addEventListener('click', done, { once: true })).then(() => true));
	await phone.tap(phone.page.locator(selector));
	expect(await touched).toBe(true);
});

test('a touch of a covered button is refused', async () => {
	await phone.page.setContent(`${BUTTON}<div style="position:fixed;inset:0"></div>`);
	await expect(phone.tap(phone.page.locator('button'))).rejects.toThrow('is covered by another element');
});
