import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice } from '#tests/support/browse-office.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';

const office = browseOffice({ sendsMail: false });

test('a shop that sends no mails says where to answer a message, and offers no answer', async () => {
	const message = { name: 'Marko', email: 'marko@titraj.example', subject: 'Bez pošte', message: 'Pitanje' };
	await office
		.backend()
		.db.insertInto('contact_messages')
		.values({ ...message, session_id: null, order_number: null })
		.execute();
	const page = await office.open('/messages', { bypassCSP: true });
	await page.getByRole('link', { name: 'Bez pošte' }).click();
	await page.getByText('odgovorite iz svojeg programa za poštu na marko@titraj.example').waitFor();
	expect(await page.getByRole('button', { name: 'Odgovori', exact: true }).count()).toBe(0);
	expect(await auditPage(page)).toEqual([]);
});

test('a question says that this shop sends no mails', async () => {
	const { db } = office.backend();
	const page = await office.open(`/orders/${await placeTestOrder(db, { skus: ['MON-1'] })}`);
	await page.getByRole('button', { name: 'Otkaži narudžbu', exact: true }).click();
	await page.getByRole('dialog').getByText('Trgovina ne šalje poruke: javite to kupcu.').waitFor();
});
