import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';

const office = browseOffice({ sendsMail: true });

test.each(OFFICE_WIDTHS)('a payment method gets its fee and limit, and is switched off: %s', async (width) => {
	const page = await office.open('/payment-methods', { width, bypassCSP: true });
	const dialog = page.getByRole('dialog');
	await page.getByRole('button', { name: 'Uredi: Pouzećem' }).click();
	await dialog.getByLabel('Naknada u eurima').fill('2,50');
	await dialog.getByLabel('Do iznosa').fill('500');
	await dialog.getByLabel('Nudi se kupcima').setChecked(width === 'phone');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.waitFor({ state: 'hidden' });
	const merchant = await openMerchant(office.backend());
	const { body } = await merchant.call('GET', '/payment-methods');
	expect(body.items.find(({ code }: { code: string }) => code === 'cash_on_delivery')).toMatchObject({ fee: '2.50', maximum: '500.00', on: width === 'phone' });
	expect(await auditPage(page)).toEqual([]);
});

test.each(OFFICE_WIDTHS)('a payment method gets names in two languages, limits and a place, and one of the merchant’s own is added: %s', async (width) => {
	const code = `paypal-${width}`;
	const page = await office.open('/payment-methods', { width, bypassCSP: true });
	await page.getByRole('button', { name: 'Novi način plaćanja' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Naziv na hrvatskom').fill('PayPal');
	await dialog.getByLabel('Oznaka').fill(code);
	expect(await dialog.getByLabel('Pružatelj').locator('option').allTextContents()).not.toContain('bank_transfer');
	await dialog.getByLabel('Pružatelj').selectOption('stripe');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByRole('heading', { level: 1, name: 'PayPal' }).waitFor();

	const form = page.getByRole('region', { name: 'Tekstovi i uvjeti' });
	await form.getByLabel('Naziv na drugim jezicima').fill('PayPal in German');
	await form.getByRole('button', { name: 'Spremi' }).click();
	await form.getByText('Svaki redak počinje jezikom i dvotočkom').waitFor();
	await form.getByLabel('Naziv na drugim jezicima').fill('de: PayPal und Karte');
	await form.getByLabel('Države dostave').fill('Hrvatska, si');
	await form.getByLabel('Sličica').selectOption('phone');
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await form.getByRole('button', { name: 'Spremi' }).click();
	const merchant = await openMerchant(office.backend());
	const stored = async () => (await merchant.call('GET', `/payment-methods/${code}`)).body;
	await expect.poll(stored).toMatchObject({
		...{ on: false, provider: 'stripe', provider_ready: false, countries: ['HR', 'SI'], icon: 'phone' },
		titles: { hr: 'PayPal', de: 'PayPal und Karte' },
	});
});

test('the second editor of a payment method does not overwrite what the first saved', async () => {
	office.expectComplaint(/412/);
	const merchant = await openMerchant(office.backend());
	await merchant.call('PUT', '/payment-methods/pay_in_store', { maximum: null });
	const page = await office.open('/payment-methods');
	const dialog = page.getByRole('dialog');
	const edit = page.getByRole('button', { name: 'Uredi: U poslovnici' });
	await edit.click();
	await dialog.getByLabel('Od iznosa').fill('5');
	await merchant.call('PUT', '/payment-methods/pay_in_store', { maximum: '700.00' });
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.getByText('Netko je u međuvremenu spremio izmjenu.').waitFor();
	expect((await merchant.call('GET', '/payment-methods/pay_in_store')).body).toMatchObject({ minimum: null, maximum: '700.00' });
	await dialog.getByRole('button', { name: 'Odustani' }).click();
	await edit.click();
	await expect.poll(() => dialog.getByLabel('Do iznosa').inputValue()).toBe('700,00');
	await dialog.getByLabel('Od iznosa').fill('5');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.waitFor({ state: 'hidden' });
	expect((await merchant.call('GET', '/payment-methods/pay_in_store')).body).toMatchObject({ minimum: '5.00', maximum: '700.00' });
});

test('a payment method of the merchant’s own is deleted, and names are in the language of the person', async () => {
	const merchant = await openMerchant(office.backend());
	await merchant.call('PUT', '/payment-methods/kekspay', { provider: 'bank', titles: { hr: 'Mobitelom', en: 'By phone' } });
	const page = await office.open('/payment-methods/card');
	await page.getByRole('heading', { level: 1, name: 'Kartica' }).waitFor();
	expect(await page.getByRole('button', { name: 'Obriši način plaćanja' }).count()).toBe(0);
	await page.evaluate(() => localStorage.setItem('back-office-language', 'en'));
	await page.goto('/admin/#/payment-methods');
	await page.reload();
	await page.getByRole('link', { name: 'Cash on delivery' }).waitFor();
	await page.getByRole('link', { name: 'By phone' }).click();
	await page.getByRole('heading', { level: 1, name: 'By phone' }).waitFor();
	await page.getByRole('button', { name: 'Delete payment method' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
	await page.getByRole('link', { name: 'Cash on delivery' }).waitFor();
	expect((await merchant.call('GET', '/payment-methods/kekspay')).status).toBe(404);
});

test('mails are paused and resumed by a switch, and a mail to the merchant gets recipients', async () => {
	const page = await office.open('/jobs', { bypassCSP: true });
	const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByRole('button', { name: 'Zaustavi poruke' }).click();
	await confirm();
	await page.getByText('Slanje poruka je zaustavljeno').waitFor();
	await page.getByRole('button', { name: 'Pokreni poruke' }).click();
	await confirm();
	await page.getByText('Poruke se šalju').waitFor();
	await page.getByRole('button', { name: 'Uredi: Nova narudžba' }).click();
	await page.getByLabel('Primatelji').fill('skladiste@titraj.example, ured@titraj.example');
	await confirm();
	await page.getByText('skladiste@titraj.example, ured@titraj.example').waitFor();
	expect(await auditPage(page)).toEqual([]);
});
