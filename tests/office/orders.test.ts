import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_LAYOUT_WIDTHS, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';

const office = browseOffice();

/** Presses a button of the order, and confirms its question. */
async function act(page: Page, name: string, fill: (dialog: ReturnType<Page['getByRole']>) => Promise<unknown> = async () => undefined): Promise<void> {
	await page.getByRole('button', { name, exact: true }).click();
	const dialog = page.getByRole('dialog');
	await dialog.waitFor();
	await fill(dialog);
	await dialog.getByRole('button', { name: 'Potvrdi', exact: true }).click();
	await dialog.waitFor({ state: 'hidden' });
}

const state = (page: Page, name: string) => page.locator('.heading .state').getByText(name, { exact: true }).waitFor();

test.each(OFFICE_LAYOUT_WIDTHS)('orders are listed and one opens with its lines, address and sums: %s', async (width) => {
	const number = await placeTestOrder(office.backend().db, { skus: ['MON-1', 'MON-2'] });
	const page = await office.open('/orders', { width, bypassCSP: true });
	await page.getByRole('link', { name: number, exact: true }).waitFor();
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('link', { name: number, exact: true }).click();
	await page.getByRole('heading', { level: 1, name: `Narudžba ${number}` }).waitFor();
	await page.getByText('Ilica 1').waitFor();
	await expect.poll(() => page.locator('.lines li').count()).toBe(2);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
});

test('orders are found by number, name, e-mail, sku and amount, and by what waits', async () => {
	const number = await placeTestOrder(office.backend().db, { skus: ['MON-2'], status: 'awaiting_confirmation' });
	const page = await office.open('/orders');
	const link = page.getByRole('link', { name: number, exact: true });
	for (const asked of [number, 'Ana Ani', 'ana@titraj', 'MON-2', '115,01']) {
		await page.getByRole('searchbox').fill(asked);
		await page.keyboard.press('Enter');
		await page.waitForURL((url) => url.hash.includes('q='));
		await link.waitFor();
	}
	await page.getByRole('searchbox').fill('nema-takve');
	await page.keyboard.press('Enter');
	await page.getByText('Ništa nije pronađeno.').waitFor();
	await page.goto('/admin/#/orders?list=to_confirm');
	await link.waitFor();
	await page.getByLabel('Prikaži').selectOption('to_hand_over');
	await link.waitFor({ state: 'detached' });
	await page.goBack();
});

test('an order is confirmed, shipped in two parts with tracking, and handed over, each after a question', async () => {
	const number = await placeTestOrder(office.backend().db, { status: 'awaiting_confirmation', qty: 3 });
	const page = await office.open(`/orders/${number}`);
	await page.getByRole('button', { name: 'Potvrdi narudžbu' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Odustani' }).click();
	await state(page, 'čeka potvrdu');
	await act(page, 'Potvrdi narudžbu');
	await state(page, 'zaprimljena');
	await act(page, 'Pošalji', async (dialog) => {
		await dialog.getByRole('spinbutton').fill('1');
		await dialog.getByLabel('Dostavljač').fill('Lokalni kurir');
		await dialog.getByLabel('Broj pošiljke').fill('HR-123');
	});
	await state(page, 'priprema se');
	await page.locator('.card').filter({ hasText: 'Pošiljke' }).getByText('HR-123').waitFor();
	await act(page, 'Pošalji');
	await state(page, 'poslana');
	await act(page, 'Predana kupcu');
	await state(page, 'završena');
	const { status } = await office.backend().db.selectFrom('orders').select('status').where('number', '=', number).executeTakeFirstOrThrow();
	expect(status).toBe('completed');
});

test('an order for pickup becomes ready and is handed over', async () => {
	const store = await office.backend().db.selectFrom('stores').select(['id', 'title']).executeTakeFirstOrThrow();
	const number = await placeTestOrder(office.backend().db, { store: store.title });
	await office
		.backend()
		.db.updateTable('order_parcels')
		.set({ store_id: store.id })
		.where('order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where('number', '=', number))
		.execute();
	const page = await office.open(`/orders/${number}`);
	await act(page, 'Spremna za preuzimanje');
	await state(page, 'spremna za preuzimanje');
	await act(page, 'Predana kupcu');
	await state(page, 'završena');
});

test('an order is cancelled after a question', async () => {
	const number = await placeTestOrder(office.backend().db);
	const page = await office.open(`/orders/${number}`);
	await act(page, 'Otkaži narudžbu');
	await state(page, 'otkazana');
});

test('several orders are taken into preparation at once', async () => {
	const { db } = office.backend();
	const numbers = [await placeTestOrder(db), await placeTestOrder(db)];
	const page = await office.open('/orders');
	for (const number of numbers) await page.getByRole('checkbox', { name: `Odaberi narudžbu ${number}` }).check();
	await act(page, 'Počni pakirati');
	await expect
		.poll(async () => (await db.selectFrom('orders').select('status').where('number', 'in', numbers).execute()).map(({ status }) => status))
		.toEqual(['preparing', 'preparing']);
});

test('the transfer of an order is recorded with its amount, and another amount is refused', async () => {
	office.expectComplaint(/422/);
	const number = await placeTestOrder(office.backend().db, { status: 'awaiting_payment', payment_code: 'bank_transfer' });
	const page = await office.open(`/orders/${number}`);
	await page.getByText(/^Rok za uplatu: \d/).waitFor();
	await page.getByRole('button', { name: 'Uplata je stigla' }).click();
	const dialog = page.getByRole('dialog');
	const amount = dialog.getByLabel('Iznos u eurima');
	const expected = await amount.inputValue();
	await amount.fill('1,00');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.getByRole('alert').waitFor();
	await amount.fill(expected);
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await state(page, 'plaćena');
	expect(await page.getByText('Rok za uplatu').count()).toBe(0);
});

test('the history of an order names who changed it, and keeps a note of staff as it was typed', async () => {
	const number = await placeTestOrder(office.backend().db);
	const page = await office.open(`/orders/${number}`, { bypassCSP: true });
	await act(page, 'Počni pakirati');
	await state(page, 'priprema se');
	const note = 'Zvao kupac <b>u petak</b>';
	await page.getByLabel('Nova napomena').fill(note);
	await page.getByRole('button', { name: 'Spremi napomenu' }).click();
	await page.locator('.timeline').getByText(note).waitFor();
	expect(await page.locator('.timeline b').count()).toBe(0);
	expect(await page.locator('.timeline').innerText()).toMatch(/priprema se/);
	expect(await auditPage(page)).toEqual([]);
});

test.each(OFFICE_WIDTHS)('orders are chosen for a pick list, which leaves out what has been shipped: %s', async (width) => {
	const { db } = office.backend();
	const numbers = [await placeTestOrder(db, { skus: ['MON-1'], qty: 2 }), await placeTestOrder(db, { skus: ['MON-1', 'MON-2'] })];
	const page = await office.open('/orders', { width, bypassCSP: true });
	for (const number of numbers) await page.getByRole('checkbox', { name: `Odaberi narudžbu ${number}` }).check();
	const link = page.getByRole('link', { name: 'Popis za skupljanje (PDF)', exact: true });
	expect(await auditPage(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	const href = (await link.getAttribute('href')) ?? '';
	const file = await page.request.get(href);
	expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
	const readList = async () => (await page.request.get(href.replace('/pdf', '/html'))).text();
	for (const text of ['MON-1', 'MON-2', `${numbers[0]} (2)`]) expect(await readList()).toContain(text);
	const all = await page.request.get((await page.getByRole('link', { name: 'Popis za skupljanje svega (PDF)' }).getAttribute('href')) ?? '');
	expect(all.headers()['content-type']).toBe('application/pdf');
	await page.getByRole('link', { name: numbers[1] ?? '', exact: true }).click();
	const { title } = await db.selectFrom('products').select('title').where('code', '=', 'MON-1').executeTakeFirstOrThrow();
	await act(page, 'Pošalji', (dialog) => dialog.getByLabel(title, { exact: true }).fill('0'));
	await page.getByRole('heading', { level: 2, name: 'Pošiljke' }).waitFor();
	expect(await readList()).not.toContain('MON-2');
});
