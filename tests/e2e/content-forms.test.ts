import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browseShop } from '#tests/support/browse-shop.ts';
import { findContentPaths } from '#tests/support/content-paths.ts';
import { mailedPath } from '#tests/support/read-outbox.ts';
import { read } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const paths = await findContentPaths();
const path = (name: string) => paths[name] ?? '';
const SOMEBODY = `ana.${Date.now()}@primjer.example`;

const send = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

test('a comment with errors shows them at their fields; a valid one awaits moderation', async () => {
	const page = await shopper.open(path('post'));
	await send(page, 'Napiši komentar');
	await page.locator('main [name="message"]').fill('kratko');
	await send(page, 'Pošalji komentar');
	await page.getByText('Upišite ime ili nadimak od najmanje dva znaka.').waitFor();
	expect(await focused(page)).toBe('display_name');
	await page.locator('main [name="display_name"]').fill('Čitateljica');
	await page.locator('main [name="message"]').fill(`Pročitala sam do kraja, hvala. ${SOMEBODY}`);
	await send(page, 'Pošalji komentar');
	await page.getByText('Komentar objavljujemo nakon što ga pročitamo.').waitFor();
	expect(await read(path('post'))).not.toContain(SOMEBODY);
});

test('a message to the shop is sent', async () => {
	const page = await shopper.open(path('contact'));
	await page.locator('main [name="name"]').fill('Ana Horvat');
	await page.locator('main [name="email"]').fill('ana');
	await page.locator('main [name="message"]').fill('Kada ste otvoreni u subotu?');
	await send(page, 'Pošalji poruku');
	await page.locator('main [name="email"][aria-invalid="true"]').waitFor();
	expect(await focused(page)).toBe('email');
	await page.locator('main [name="email"]').fill(SOMEBODY);
	await send(page, 'Pošalji poruku');
	await page.getByText('Poruka je stigla.').waitFor();
});

test('a newsletter is subscribed in the footer, confirmed by mail, configured, and cancelled with one click', async () => {
	const page = await shopper.open(path('questions'));
	await page.getByLabel('Novosti e-poštom').fill(SOMEBODY);
	await send(page, 'Prijavi me');
	await page.getByText('Adresa je zabilježena.').waitFor();
	await page.goto(await mailedPath(SOMEBODY, '/newsletter/'));
	await page.getByText('čeka potvrdu').waitFor();
	await send(page, 'Potvrdi prijavu');
	await page.getByText('Novosti šaljemo na adresu a…@primjer.example.').waitFor();
	await page.getByLabel('Novi članci u magazinu').uncheck();
	const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
	await send(page, 'Spremi odabir');
	expect((await saved).ok()).toBe(true);
	await page.reload();
	await page.getByLabel('Novi članci u magazinu').waitFor();
	expect(await page.getByLabel('Novi članci u magazinu').isChecked()).toBe(false);
	await send(page, 'Odjavi me');
	await page.getByText('Odjavljeni ste.').waitFor();
	expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
});

test('a sweepstake can be entered once', async () => {
	for (const said of ['Prijava je zaprimljena.', 'S ovom adresom već ste se prijavili.']) {
		const page = await shopper.open(path('sweepstake'));
		await page.locator('main [name="first_name"]').fill('Ana');
		await page.locator('main [name="last_name"]').fill('Horvat');
		await page.locator('main [name="email"]').fill(SOMEBODY);
		await page.locator('main [name="answer"]').fill('Lampu koja ne titra.');
		await page.locator('main [name="rules"]').check();
		await send(page, 'Pošalji prijavu');
		await page.getByText(said).waitFor();
	}
	expect(await read(path('sweepstake with winners'))).toContain('D. P., Osijek');
});
