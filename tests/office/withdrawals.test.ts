import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';

const office = browseOffice();

test('a withdrawal waits under today until its goods have come back', async () => {
	const { db } = office.backend();
	const number = await placeTestOrder(db, { status: 'completed', isPaid: true });
	const { id: order_id } = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
	const countToday = async () => (await (await openMerchant(office.backend())).call('GET', '/today')).body.withdrawals;
	const before = await countToday();
	await db.insertInto('withdrawals').values({ name: 'Ana Anić', email: 'ana@titraj.example', lang: 'hr', order_id, number, items: null }).execute();
	expect(await countToday()).toBe(before + 1);
	const page = await office.open(`/orders/${number}`);
	await page.getByRole('button', { name: 'Zaprimi povrat' }).click();
	const dialog = page.getByRole('dialog');
	await expect.poll(() => dialog.getByLabel('Vraćeno komada').inputValue()).toBe('1');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.waitFor({ state: 'hidden' });
	expect(await countToday()).toBe(before);
});

test.each(OFFICE_WIDTHS)('withdrawals are listed with the days until goods and money go back, and lead to their order: %s', async (width) => {
	const { db } = office.backend();
	const number = await placeTestOrder(db, { status: 'completed', isPaid: true });
	const { id: order_id } = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
	const statement = { name: 'Ana <b>Anić</b>', email: 'ana@titraj.example', lang: 'hr' };
	await db
		.insertInto('withdrawals')
		.values([
			{ ...statement, order_id, number, items: null, reason: 'does_not_fit', created_at: new Date('2026-05-04T22:30:00Z') },
			{ ...statement, order_id: null, number: `X-${number}`, items: 'Slušalice', created_at: new Date('2026-05-05T10:00:00Z') },
		])
		.execute();
	const page = await office.open('/withdrawals?state=waiting', { width, bypassCSP: true });
	const row = page.locator('.row').filter({ has: page.getByRole('link', { name: `Narudžba ${number}`, exact: true }) });
	// After midnight in Zagreb it is the fifth of May.
	await row.getByText('Kupac šalje robu do 19. svi 2026., novac se vraća do 19. svi 2026.', { exact: true }).waitFor();
	await row.getByText('Ana <b>Anić</b>').waitFor();
	await row.getByText(/cijela narudžba · ne odgovara/).waitFor();
	await page.getByText(`X-${number} (nepoznata narudžba)`).waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await row.getByRole('link', { name: `Narudžba ${number}`, exact: true }).focus();
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: 'Zaprimi povrat' }).click();
	const dialog = page.getByRole('dialog');
	// The withdrawal is of the whole order.
	await expect.poll(() => dialog.getByLabel('Vraćeno komada').inputValue()).toBe('1');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.waitFor({ state: 'hidden' });
	await page.goto('/admin/#/withdrawals?state=received');
	await row.getByText('roba je stigla', { exact: true }).waitFor();
	await page.getByLabel('Prikaži').selectOption('waiting');
	await row.waitFor({ state: 'detached' });
});
