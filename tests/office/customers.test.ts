import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';

const office = browseOffice({ sendsMail: true });

async function writeCustomer(name: string): Promise<number> {
	const { id } = await office
		.backend()
		.db.insertInto('users')
		.values({ email: `${name}@titraj.example`, password_hash: null, first_name: 'Iva', last_name: `Kupac ${name}`, phone: '+385911234567' })
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

test.each(OFFICE_WIDTHS)('a customer is found by name, and opens with orders and consents: %s', async (width) => {
	const { db } = office.backend();
	const user_id = await writeCustomer(`iva-${width}`);
	const number = await placeTestOrder(db);
	await db.updateTable('orders').set({ user_id }).where('number', '=', number).execute();
	const page = await office.open('/customers', { width, bypassCSP: true });
	await page.getByRole('searchbox').fill(`kupac iva-${width}`);
	await page.keyboard.press('Enter');
	await page.getByText('narudžbi: 1').waitFor();
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('link', { name: `Iva Kupac iva-${width}` }).click();
	await page.getByRole('heading', { level: 1, name: `Iva Kupac iva-${width}` }).waitFor();
	await page.getByRole('link', { name: number, exact: true }).waitFor();
	await page.getByText('O kolačićima još nije odlučeno.').waitFor();
	await page.getByText('Newsletter: nije pretplaćen').waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
});

async function writeMessage(subject: string): Promise<void> {
	const message = { name: 'Marko', email: 'marko@titraj.example', subject, message: 'Gdje je <i>paket</i>?\nHvala', session_id: null, order_number: null };
	await office.backend().db.insertInto('contact_messages').values(message).execute();
}

test.each(OFFICE_WIDTHS)('a message is marked as read and answered by mail: %s', async (width) => {
	const { db } = office.backend();
	await writeMessage(`Pitanje ${width}`);
	const page = await office.open('/messages?state=new', { width, bypassCSP: true });
	await page.getByRole('link', { name: `Pitanje ${width}` }).waitFor();
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('link', { name: `Pitanje ${width}` }).click();
	await page.getByText('Gdje je <i>paket</i>?').waitFor();
	expect(await auditPage(page)).toEqual([]);
	const dialog = page.getByRole('dialog');
	await page.getByRole('button', { name: 'Označi kao pročitanu' }).click();
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.locator('.heading .state').getByText('pročitana', { exact: true }).waitFor();
	await page.getByRole('button', { name: 'Odgovori', exact: true }).click();
	await dialog.getByLabel('Odgovor', { exact: true }).fill('Paket stiže sutra.');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.locator('.heading .state').getByText('odgovorena', { exact: true }).waitFor();
	const mails = await db.selectFrom('mails').select(['recipient', 'subject']).where('subject', '=', `Re: Pitanje ${width}`).execute();
	expect(mails).toEqual([{ recipient: 'marko@titraj.example', subject: `Re: Pitanje ${width}` }]);
});

test('a question says that the customer gets a mail', async () => {
	const { db } = office.backend();
	const page = await office.open(`/orders/${await placeTestOrder(db, { skus: ['MON-1'] })}`);
	await page.getByRole('button', { name: 'Otkaži narudžbu', exact: true }).click();
	await page.getByRole('dialog').getByText('Kupac dobiva poruku.').waitFor();
});
