import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { editor } from '#tests/support/sign-in.ts';

const office = browseOffice({ sendsMail: true });

/** A customer that no other test, nor a first try of this one, has written. */
async function writeCustomer(): Promise<{ readonly id: number; readonly last_name: string }> {
	const mark = randomUUID().slice(0, 8);
	return office
		.backend()
		.db.insertInto('users')
		.values({ email: `iva-${mark}@titraj.example`, password_hash: null, first_name: 'Iva', last_name: `Kupac ${mark}`, phone: '+385911234567' })
		.returning(['id', 'last_name'])
		.executeTakeFirstOrThrow();
}

test.each(OFFICE_WIDTHS)('a customer is found by name, and opens with orders and consents: %s', async (width) => {
	const { db } = office.backend();
	const { id, last_name } = await writeCustomer();
	const number = await placeTestOrder(db);
	await db.updateTable('orders').set({ user_id: id }).where('number', '=', number).execute();
	const page = await office.open('/customers', { width, bypassCSP: true });
	await page.getByRole('searchbox').fill(last_name.toLowerCase());
	await page.keyboard.press('Enter');
	await page.locator('.row').filter({ hasText: last_name }).getByText('narudžbi: 1', { exact: true }).waitFor();
	await expect.poll(() => page.locator('.row').count()).toBe(1);
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('link', { name: `Iva ${last_name}` }).click();
	await page.getByRole('heading', { level: 1, name: `Iva ${last_name}` }).waitFor();
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
	const subject = `Pitanje ${randomUUID().slice(0, 8)}`;
	await writeMessage(subject);
	const page = await office.open('/messages?state=new', { width, bypassCSP: true });
	await page.getByRole('link', { name: subject }).waitFor();
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('link', { name: subject }).click();
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
	const mails = await db.selectFrom('mails').select(['recipient', 'subject']).where('subject', '=', `Re: ${subject}`).execute();
	expect(mails).toEqual([{ recipient: 'marko@titraj.example', subject: `Re: ${subject}` }]);
});

test('a question says that the customer gets a mail', async () => {
	const { db } = office.backend();
	const page = await office.open(`/orders/${await placeTestOrder(db, { skus: ['MON-1'] })}`);
	await page.getByRole('button', { name: 'Otkaži narudžbu', exact: true }).click();
	await page.getByRole('dialog').getByText('Kupac dobiva poruku.').waitFor();
});

test.each(OFFICE_WIDTHS)('staff note something about a customer, download the personal data, and erase the account: %s', async (width) => {
	office.expectComplaint(/403/);
	const { db } = office.backend();
	const { id, last_name } = await writeCustomer();
	const number = await placeTestOrder(db, { status: 'completed', isPaid: true });
	await db.updateTable('orders').set({ user_id: id }).where('number', '=', number).execute();
	const page = await office.open(`/customers/${id}`, { width, bypassCSP: true });
	await page.getByText('Nema napomena.').waitFor();
	await page.getByLabel('Nova napomena').fill('Zove <b>poslije</b> 17 h');
	await page.getByRole('button', { name: 'Spremi napomenu' }).focus();
	await page.keyboard.press('Enter');
	await page.locator('.typed').getByText('Zove <b>poslije</b> 17 h').waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	const href = await page.getByRole('link', { name: 'Preuzmi sve podatke (JSON)' }).getAttribute('href');
	const data = await (await page.request.get(href ?? '')).json();
	expect([data.account.last_name, data.orders[0].number, data.notes[0].text]).toEqual([last_name, number, 'Zove <b>poslije</b> 17 h']);
	await page.getByRole('button', { name: 'Obriši kupca' }).click();
	const dialog = page.getByRole('dialog');
	expect(await auditPage(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.getByLabel('Vaša lozinka').fill(editor.password);
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByRole('heading', { level: 1, name: 'Kupci' }).waitFor();
	expect(await db.selectFrom('users').select('id').where('id', '=', id).execute()).toEqual([]);
	expect((await db.selectFrom('orders').select('user_id').where('number', '=', number).executeTakeFirstOrThrow()).user_id).toBe(null);
});

test.each(OFFICE_WIDTHS)('data of somebody without an account are found by the address, downloaded and erased: %s', async (width) => {
	office.expectComplaint(/403/);
	const { db } = office.backend();
	const email = `gost-${randomUUID().slice(0, 8)}@titraj.example`;
	const subscription = { email, code: randomUUID(), status: 'confirmed', topics: '[]', lang: 'hr', asked_at: new Date() } as const;
	await db
		.insertInto('newsletter_subscriptions')
		.values({ ...subscription, confirmed_at: new Date(), unsubscribed_at: null })
		.execute();
	const page = await office.open('/customers', { width, bypassCSP: true });
	await page.getByRole('link', { name: 'Podaci osobe bez računa' }).click();
	await page.getByLabel('E-pošta osobe').fill(email);
	await page.keyboard.press('Enter');
	const found = page.getByRole('region', { name: email });
	await found.getByText('Newsletter: potvrđen').waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	const [download] = await Promise.all([page.waitForEvent('download'), found.getByRole('button', { name: 'Preuzmi sve podatke (JSON)' }).click()]);
	expect(download.suggestedFilename()).toBe('personal-data.json');
	await found.getByRole('button', { name: 'Obriši podatke' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.getByLabel('Vaša lozinka').fill(editor.password);
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await found.getByText('Newsletter: nije pretplaćen').waitFor();
	expect(await db.selectFrom('newsletter_subscriptions').select('id').where('email', '=', email).execute()).toEqual([]);
});
