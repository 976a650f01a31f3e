import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';

const office = browseOffice();

test.each(OFFICE_WIDTHS)('an order says that mails to its customer are stopped and why, and lets them be sent again: %s', async (width) => {
	const { db } = office.backend();
	const number = await placeTestOrder(db);
	const address = `odbijen-${width}@titraj.example`;
	await db.updateTable('orders').set({ email: address }).where('number', '=', number).execute();
	await db.insertInto('refused_addresses').values({ address, reason: '550 5.1.1 User unknown' }).execute();
	const page = await office.open(`/orders/${number}`, { width, bypassCSP: true });
	await page.getByText('Poruke na ovu adresu se ne šalju').waitFor();
	await page.getByText('550 5.1.1 User unknown').waitFor();
	expect(await auditPage(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	await page.getByRole('button', { name: 'Šalji poruke ponovno' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByText('Poruke na ovu adresu se ne šalju').waitFor({ state: 'detached' });
	expect(await db.selectFrom('refused_addresses').selectAll().where('address', '=', address).execute()).toEqual([]);
});
