import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { checkEInvoice } from '#tests/support/e-invoice/check-e-invoice.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';

const office = browseOffice();

type Dialog = ReturnType<Page['getByRole']>;

/** Presses a button, checks the question for accessibility errors, fills it in and confirms it. */
async function act(page: Page, name: string | RegExp, fill: (dialog: Dialog) => Promise<unknown> = async () => undefined): Promise<void> {
	await page.getByRole('button', { name, exact: true }).click();
	const dialog = page.getByRole('dialog');
	await dialog.waitFor();
	await fill(dialog);
	expect(await auditPage(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Potvrdi', exact: true }).click();
	await dialog.waitFor({ state: 'hidden' });
}

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
const lineOf = (page: Page, sku: string) => page.locator('.lines li').filter({ hasText: sku });

test.each(OFFICE_WIDTHS)('pieces of a line are cancelled with a reason, and the rest of the order stays: %s', async (width) => {
	const number = await placeTestOrder(office.backend().db, { skus: ['MON-1', 'MON-2'], qty: 2 });
	const page = await office.open(`/orders/${number}`, { width, bypassCSP: true });
	await act(page, 'Otkaži stavke', async (dialog) => {
		await dialog.getByRole('spinbutton').first().fill('1');
		await dialog.getByLabel('Razlog').fill('Jedan je oštećen u skladištu');
	});
	await page.locator('.lines').getByText('otkazano: 1').waitFor();
	await page.locator('.timeline').getByText('Jedan je oštećen u skladištu').waitFor();
	expect(await isTooWide(page)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
});

test.each(OFFICE_WIDTHS)('a return is received with sellable pieces and a deduction: %s', async (width) => {
	const { db } = office.backend();
	const number = await placeTestOrder(db, { qty: 2, status: 'completed', isPaid: true });
	const { id } = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
	const page = await office.open(`/orders/${number}`, { width, bypassCSP: true });
	await act(page, 'Zaprimi povrat', async (dialog) => {
		await dialog.getByLabel('Vraćeno komada').fill('2');
		await dialog.getByLabel('Od toga za prodaju').fill('1');
		await dialog.getByLabel('Umanjenje u eurima').fill('10,50');
		await dialog.getByLabel('Napomena').fill('Ogreban');
	});
	await lineOf(page, 'MON-1').getByText('vraćeno: 2').waitFor();
	const back = await db.selectFrom('order_returns').select(['deducted_cents', 'note']).where('order_id', '=', id).execute();
	expect(back).toEqual([{ deducted_cents: 1050, note: 'Ogreban' }]);
	expect(await isTooWide(page)).toBe(false);
});

test('the delivery address is changed before the order is shipped, and not after', async () => {
	const { db } = office.backend();
	const number = await placeTestOrder(db);
	const page = await office.open(`/orders/${number}`, { bypassCSP: true });
	await act(page, 'Promijeni adresu dostave', async (dialog) => {
		await dialog.getByLabel('Ulica i kućni broj').fill('Vukovarska 7');
		await dialog.getByLabel('Poštanski broj').fill('21000');
		await dialog.getByLabel('Mjesto').fill('Split');
	});
	await page.locator('address').getByText('Vukovarska 7').waitFor();
	await db.updateTable('orders').set({ status: 'shipped' }).where('number', '=', number).execute();
	await page.reload();
	await page.getByText('Vukovarska 7').first().waitFor();
	expect(await page.getByRole('button', { name: 'Promijeni adresu dostave' }).count()).toBe(0);
});

test.each(OFFICE_WIDTHS)('a part of the money goes back by hand, is marked as paid, and then the rest: %s', async (width) => {
	const number = await placeTestOrder(office.backend().db, { status: 'completed', isPaid: true, payment_code: 'bank_transfer' });
	const page = await office.open(`/orders/${number}`, { width, bypassCSP: true });
	for (const amount of ['20,00', null]) {
		await act(page, 'Vrati novac', async (dialog) => {
			if (amount !== null) await dialog.getByLabel('Iznos u eurima').fill(amount);
			// A transfer has no provider that could pay it back.
			expect(await dialog.getByRole('checkbox').count()).toBe(0);
			await dialog.getByLabel('IBAN kupca').fill('HR17 2360 0001 1012 3456 5');
		});
		await page.getByText('HR1723600001101234565').first().waitFor();
		await act(page, /^Označi isplaćenim/);
		await page.getByRole('button', { name: /^Označi isplaćenim/ }).waitFor({ state: 'detached' });
	}
	const { db } = office.backend();
	const refunds = await db.selectFrom('payment_refunds').select(['amount_cents', 'status']).where('key', 'like', `${number}-%`).orderBy('created_at').execute();
	expect(refunds.map(({ status }) => status)).toEqual(['done', 'done']);
	expect(refunds[0]?.amount_cents).toBe(2000);
	await page.getByRole('button', { name: 'Vrati novac' }).waitFor({ state: 'detached' });
	expect(await isTooWide(page)).toBe(false);
});

test('a question stays until the order is read again, so that the next one proposes what is left', async () => {
	const number = await placeTestOrder(office.backend().db, { status: 'completed', isPaid: true, payment_code: 'bank_transfer' });
	const page = await office.open(`/orders/${number}`, { bypassCSP: true });
	await page.route(`**/merchant/v1/orders/${number}`, async (route) => {
		await wait(700);
		await route.continue();
	});
	const refund = page.getByRole('dialog').getByLabel('Iznos u eurima');
	const toCents = (typed: string) => Math.round(Number(typed.replace(',', '.')) * 100);
	await page.getByRole('button', { name: 'Vrati novac' }).click();
	const paid = toCents(await refund.inputValue());
	await page.getByRole('dialog').getByRole('button', { name: 'Odustani' }).click();
	await act(page, 'Vrati novac', (dialog) => dialog.getByLabel('Iznos u eurima').fill('20,00'));
	await act(page, /^Označi isplaćenim/);
	await page.getByRole('button', { name: 'Vrati novac' }).click();
	expect(toCents(await refund.inputValue())).toBe(paid - 2000);
});

test.each(OFFICE_WIDTHS)('papers are issued with a number and a PDF, and an invoice is credited: %s', async (width) => {
	const { db } = office.backend();
	await numberPapers(db);
	const number = await placeTestOrder(db);
	const page = await office.open(`/orders/${number}`, { width, bypassCSP: true });
	for (const kind of ['Ponuda', 'Otpremnica', 'Račun']) {
		await act(page, 'Izdaj dokument', (dialog) => dialog.getByLabel('Vrsta dokumenta').selectOption({ label: kind }));
		await page.getByRole('link', { name: new RegExp(`^${kind} .*PDF`) }).waitFor();
	}
	const href = await page.getByRole('link', { name: /^Račun \d+\/WEB1\/1 \(PDF\)$/ }).getAttribute('href');
	const file = await page.request.get(href ?? '');
	expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
	await act(page, /^Odobrenje za/, (dialog) => dialog.getByLabel('Razlog').fill('Kupac je odustao'));
	await page.getByRole('link', { name: /^Odobrenje .*PDF/ }).waitFor();
	expect(await isTooWide(page)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
});

test('an amount of an invoice is credited, and then the rest', async () => {
	const { db } = office.backend();
	await numberPapers(db);
	const number = await placeTestOrder(db);
	const page = await office.open(`/orders/${number}`);
	await act(page, 'Izdaj dokument', (dialog) => dialog.getByLabel('Vrsta dokumenta').selectOption({ label: 'Račun' }));
	const credited = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Odobrenje .*PDF/ }) });
	await act(page, /^Odobrenje za/, (dialog) => dialog.getByLabel('Iznos u eurima').fill('10,00'));
	await credited.getByText(/[-−]10,00/).waitFor();
	await act(page, /^Odobrenje za/);
	await credited.getByText(/[-−]105,01/).waitFor();
	expect(await credited.count()).toBe(2);
});

test('an e-invoice says what it lacks, and is sent with its file once that was added', async () => {
	const { db } = office.backend();
	await numberPapers(db, { e_invoices: true });
	const number = await placeTestOrder(db, { payment_code: 'bank_transfer', company: { company: 'Kupac d.o.o.', oib: '98765432106' } });
	const page = await office.open(`/orders/${number}`, { bypassCSP: true });
	const papers = page.locator('.card').filter({ hasText: 'Dokumenti' });
	await act(page, 'Izdaj dokument', (dialog) => dialog.getByLabel('Vrsta dokumenta').selectOption({ label: 'Račun' }));
	await papers.getByRole('link', { name: /^Račun .*PDF/ }).waitFor();
	const stateOf = () =>
		db
			.selectFrom('paper_e_invoices as e')
			.innerJoin('papers as p', 'p.id', 'e.paper_id')
			.innerJoin('orders as o', 'o.id', 'p.order_id')
			.select(['e.state', 'e.last_error'])
			.where('o.number', '=', number)
			.executeTakeFirst();
	await expect.poll(stateOf).toEqual({ state: 'incomplete', last_error: null });
	await page.reload();
	await papers.getByText('Oznaka KPD proizvoda: MON-1', { exact: true }).waitFor();
	expect(await papers.getByRole('link', { name: /XML/ }).count()).toBe(0);
	expect(await auditPage(page)).toEqual([]);
	await numberPapers(db, { e_invoices: true, kpd: '26.20.11' });
	await act(page, /^Pošalji e-račun/);
	const error = 'E-invoices cannot be handed over: set E_INVOICE_FOLDER or E_INVOICE_URL';
	await expect.poll(stateOf).toEqual({ state: 'waiting', last_error: error });
	await page.reload();
	await papers.getByText('E-račun čeka posrednika.', { exact: true }).waitFor();
	await papers.getByText(error, { exact: true }).waitFor();
	const href = await papers.getByRole('link', { name: /^E-račun .*XML/ }).getAttribute('href');
	const file = await page.request.get(new URL(href ?? '', page.url()).href);
	expect([file.headers()['content-type'], checkEInvoice(await file.text())]).toEqual(['application/xml; charset=utf-8', []]);
});

test('an order in another currency says why it gets no invoice', async () => {
	const { db } = office.backend();
	const number = await placeTestOrder(db);
	await db.updateTable('orders').set({ currency: 'BAM' }).where('number', '=', number).execute();
	const page = await office.open(`/orders/${number}`);
	await page.locator('.card').filter({ hasText: 'Dokumenti' }).getByText('narudžba je u valuti BAM').waitFor();
});

test('the questions about lines, returns and papers are asked in English, too', async () => {
	const number = await placeTestOrder(office.backend().db, { qty: 2 });
	const page = await office.open(`/orders/${number}`);
	await page.getByRole('button', { name: 'English' }).click();
	for (const name of ['Cancel lines', 'Change delivery address', 'Issue paper']) await page.getByRole('button', { name, exact: true }).waitFor();
});

test.each(OFFICE_WIDTHS)('goods are added to an order after the difference was seen, and the customer is mailed: %s', async (width) => {
	const { db } = office.backend();
	const number = await placeTestOrder(db, { skus: ['MON-1'] });
	const page = await office.open(`/orders/${number}`, { width, bypassCSP: true });
	await page.getByRole('link', { name: 'Dodaj robu', exact: true }).click();
	await page.getByRole('heading', { level: 1, name: `Dodaj robu u narudžbu ${number}` }).waitFor();
	await page.getByRole('searchbox').fill('MON-2');
	await page.keyboard.press('Enter');
	await page
		.getByRole('button', { name: /^Dodaj ./ })
		.first()
		.click();
	await page.getByText('Kupac plaća više').waitFor();
	expect(await isTooWide(page)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await act(page, 'Dodaj u narudžbu');
	await page.getByRole('heading', { level: 1, name: `Narudžba ${number}` }).waitFor();
	await lineOf(page, 'MON-2').waitFor();
	await page.locator('.timeline').getByText('1 × MON-2').waitFor();
	const mails = await db.selectFrom('mails').select('template').where('template', '=', 'order_goods_added').execute();
	expect(mails.length).toBeGreaterThan(0);
	// Once it is being packed, there is no such button any more, and the address says why.
	await act(page, 'Počni pakirati');
	await page.getByRole('link', { name: 'Dodaj robu', exact: true }).waitFor({ state: 'detached' });
	await page.goto(`/admin/#/orders/${number}/goods`);
	await page.getByText('U ovu se narudžbu roba više ne može dodati').waitFor();
});
