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
