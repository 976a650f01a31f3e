import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';

const office = browseOffice();

test.each(OFFICE_WIDTHS)('cash on delivery that no delivery method takes is marked, and leads to the delivery methods: %s', async (width) => {
	const { db } = office.backend();
	const merchant = await openMerchant(office.backend());
	expect((await merchant.call('PUT', '/payment-methods/cash_on_delivery', { on: true })).status).toBe(200);
	await db.updateTable('shipping_methods').set({ takes_cash: true }).execute();
	const page = await office.open('/payment-methods', { width, bypassCSP: true });
	const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Uredi: Pouzećem' }) });
	await Promise.all([page.waitForResponse((answer) => answer.url().endsWith('/merchant/v1/shipping-methods')), page.reload()]);
	await row.getByText('nudi se', { exact: true }).waitFor();
	await expect.poll(() => row.getByText('Kupci ga ne vide').count()).toBe(0);
	await db.updateTable('shipping_methods').set({ takes_cash: false }).execute();
	await page.reload();
	await row.getByText('Kupci ga ne vide').waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await row.getByRole('link', { name: 'Dostava', exact: true }).click();
	await page.getByRole('heading', { level: 1, name: 'Dostava' }).waitFor();
});
