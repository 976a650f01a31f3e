import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';

const office = browseOffice();

/** Subject of the last mail to an address. */
const lastSubject = async (recipient: string): Promise<string> =>
	(await office.backend().db.selectFrom('mails').select('subject').where('recipient', '=', recipient).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow())
		.subject;

test.each(OFFICE_WIDTHS)('texts of a mail are changed after a look at it, reach the shopper, and are brought back: %s', async (width) => {
	office.expectComplaint(/422/);
	const page = await office.open('/mails', { width, bypassCSP: true });
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('link', { name: 'Prijava na novosti' }).click();
	await page.getByRole('heading', { level: 1, name: 'Prijava na novosti' }).waitFor();
	const subject = page.getByLabel('Predmet', { exact: true });
	await subject.fill(`Novosti {shop}: još jedan klik ${width}`);
	await page.getByLabel('Odlomci', { exact: true }).fill('Prvi <i>odlomak</i>.\n\nDrugi odlomak.');
	await page.getByRole('button', { name: 'Pokaži poruku' }).click();
	const preview = page.getByRole('region', { name: 'Poruka' });
	await preview.getByText(`još jedan klik ${width}`).waitFor();
	expect(await preview.innerText()).toContain('Prvi <i>odlomak</i>.');
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('button', { name: 'Spremi tekstove' }).click();
	await page.getByText('Spremljeno', { exact: false }).first().waitFor();

	const email = `novosti-${width}@primjer.hr`;
	await office.backend().call('_post_hapi_newsletter_subscribe', { email });
	expect(await lastSubject(email)).toMatch(new RegExp(`^Novosti .*: još jedan klik ${width}$`));

	await subject.fill('{ime}');
	await page.getByRole('button', { name: 'Spremi tekstove' }).click();
	await page.locator('.field-error').getByText('{ime}').waitFor();
	await page.getByRole('button', { name: 'Vrati standardni tekst: Predmet' }).click();
	await page.getByRole('button', { name: 'Vrati standardni tekst: Odlomci' }).click();
	await page.getByRole('button', { name: 'Spremi tekstove' }).click();
	await expect
		.poll(async () => (await (await openMerchant(office.backend())).call('GET', '/mails/newsletter_opt_in/texts/hr')).body.texts[0].is_changed)
		.toBe(false);
});

test('the second of two editors of a mail sees what the first changed, in the language that was chosen', async () => {
	office.expectComplaint(/412/);
	const merchant = await openMerchant(office.backend());
	const page = await office.open('/mails/abandonment');
	await page.getByLabel('Jezik poruke').selectOption('en');
	const button = page.getByLabel('Gumb', { exact: true });
	await expect.poll(() => button.inputValue()).not.toBe('Otvori košaricu');
	await button.fill('Back to the cart');
	await merchant.call('PUT', '/mails/abandonment/texts/en', { texts: { 'mail.abandonment.subject': 'Your cart waits' } });
	await page.getByRole('button', { name: 'Spremi tekstove' }).click();
	await page.getByRole('alert').getByText('Your cart waits').waitFor();
	await page.getByRole('button', { name: 'Preuzmi tuđe izmjene i zadrži moje' }).click();
	await page.getByRole('button', { name: 'Spremi tekstove' }).click();
	await expect
		.poll(async () => (await merchant.call('GET', '/mails/abandonment/texts/en')).body.texts.filter((text: { is_changed: boolean }) => text.is_changed).length)
		.toBe(2);
});

test('nothing can be typed after saving until the form starts again from what is stored', async () => {
	const page = await office.open('/mails/stock_alert');
	const subject = page.getByLabel('Predmet', { exact: true });
	const save = page.getByRole('button', { name: 'Spremi tekstove' });
	const reading = Promise.withResolvers<void>();
	await subject.fill('Opet ima: {title}');
	await page.route('**/mails/stock_alert/texts/hr', async (route) => {
		if (route.request().method() === 'GET') await reading.promise;
		return route.continue();
	});
	await save.click();
	await page.getByRole('status').getByText('Spremljeno').waitFor();
	expect(await subject.isDisabled()).toBe(true);
	reading.resolve();
	await subject.fill('Ponovno ima: {title}');
	await save.click();
	const merchant = await openMerchant(office.backend());
	await expect
		.poll(async () => (await merchant.call('GET', '/mails/stock_alert/texts/hr')).body.texts.map(({ text }: { text: string }) => text))
		.toContain('Ponovno ima: {title}');
});
