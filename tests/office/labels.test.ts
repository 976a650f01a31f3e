import { afterAll, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { type BoxNowDouble, startBoxNowDouble } from '#tests/support/labels/boxnow-double.ts';
import { type GlsDouble, startGlsDouble } from '#tests/support/labels/gls-double.ts';
import { sendToLocker } from '#tests/support/labels/send-to-locker.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';

let gls: GlsDouble;
let boxnow: BoxNowDouble;
const office = browseOffice(async () => {
	gls = await startGlsDouble();
	boxnow = await startBoxNowDouble();
	return { providerVariables: { ...gls.settings, ...boxnow.settings } };
});
afterAll(() => Promise.all([gls.close(), boxnow.close()]));

test.each(OFFICE_WIDTHS)('labels of chosen orders are made and printed, one is cancelled, and its number comes with the shipment: %s', async (width) => {
	const { db } = office.backend();
	await numberPapers(db);
	const [one, other] = [await placeTestOrder(db), await placeTestOrder(db)];
	const page = await office.open('/orders?list=to_pack', { width, bypassCSP: true });
	for (const number of [one, other]) await page.getByRole('checkbox', { name: `Odaberi narudžbu ${number}` }).check();
	await page.getByRole('button', { name: 'Naljepnice', exact: true }).click();
	const card = page.getByRole('region', { name: 'Naljepnice za odabrane narudžbe: 2' });
	await card.getByRole('button', { name: 'Izradi naljepnice: GLS' }).click();
	await card.getByText('izrađena').nth(1).waitFor();
	const href = await card.getByRole('link', { name: 'Ispiši naljepnice (PDF, 2)' }).getAttribute('href');
	const file = await page.request.get(href ?? '');
	expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
	expect(await auditPage(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);

	await page.goto(`/admin/#/orders/${one}`);
	const labels = page.getByRole('region', { name: 'Naljepnice', exact: true });
	await labels.getByRole('link', { name: 'Naljepnica (PDF)' }).waitFor();
	await labels.getByRole('button', { name: 'Otkaži naljepnicu' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Potvrdi' }).click();
	await labels.getByText('otkazana').waitFor();
	await labels.getByRole('button', { name: 'Izradi naljepnice: GLS' }).click();
	await labels.getByRole('link', { name: 'Naljepnica (PDF)' }).waitFor();
	expect(await auditPage(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);

	const { tracking_code } = await db
		.selectFrom('courier_labels as l')
		.innerJoin('orders as o', 'o.id', 'l.order_id')
		.select('l.tracking_code')
		.where('o.number', '=', one)
		.where('l.state', '=', 'made')
		.executeTakeFirstOrThrow();
	await page.getByRole('button', { name: 'Pošalji', exact: true }).click();
	const dialog = page.getByRole('dialog');
	await dialog.waitFor();
	expect(await dialog.getByLabel('Broj pošiljke').inputValue()).toBe(tracking_code);
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.waitFor({ state: 'hidden' });
	await page
		.getByRole('link', { name: tracking_code ?? '' })
		.first()
		.waitFor();
	expect(gls.parcels.size).toBeGreaterThan(0);
});

test('a label whose carrier does not answer is given up, and the order gets another one', async () => {
	const { db } = office.backend();
	await numberPapers(db);
	const page = await office.open(`/orders/${await placeTestOrder(db)}`);
	const labels = page.getByRole('region', { name: 'Naljepnice', exact: true });
	gls.mood = 'lost';
	await labels.getByRole('button', { name: 'Izradi naljepnice: GLS' }).click();
	await labels.getByRole('button', { name: 'Odustani od naljepnice' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Potvrdi' }).click();
	await labels.getByRole('button', { name: 'Odustani od naljepnice' }).waitFor({ state: 'detached' });
	gls.mood = 'well';
	await labels.getByRole('button', { name: 'Izradi naljepnice: GLS' }).click();
	await labels.getByRole('link', { name: 'Naljepnica (PDF)' }).waitFor();
	expect(await labels.getByRole('listitem').count()).toBe(2);
});

test('a label whose cancellation got no answer says so, is given up, and the order gets another one', async () => {
	office.expectComplaint(/502/);
	const { db } = office.backend();
	await numberPapers(db);
	const page = await office.open(`/orders/${await placeTestOrder(db)}`);
	const labels = page.getByRole('region', { name: 'Naljepnice', exact: true });
	const dialog = page.getByRole('dialog');
	await labels.getByRole('button', { name: 'Izradi naljepnice: GLS' }).click();
	await labels.getByRole('link', { name: 'Naljepnica (PDF)' }).waitFor();
	expect(await labels.getByRole('button', { name: 'Odustani od naljepnice' }).count()).toBe(0);
	gls.mood = 'lost';
	await labels.getByRole('button', { name: 'Otkaži naljepnicu' }).click();
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.getByRole('alert').waitFor();
	gls.mood = 'well';
	await dialog.getByRole('button', { name: 'Odustani', exact: true }).click();
	await dialog.waitFor({ state: 'hidden' });
	await labels.locator('.field-error').getByText('GLS: nema odgovora').waitFor();
	await labels.getByRole('button', { name: 'Odustani od naljepnice' }).click();
	expect(await auditPage(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.waitFor({ state: 'hidden' });
	await labels.getByRole('listitem').filter({ hasText: 'otkazana' }).waitFor();
	await labels.getByRole('button', { name: 'Izradi naljepnice: GLS' }).click();
	await labels.getByRole('link', { name: 'Naljepnica (PDF)' }).waitFor();
	expect(await labels.getByRole('listitem').count()).toBe(2);
});

test('a carrier that does not answer is shown at the order, and making the label again finds the parcel', async () => {
	const { db } = office.backend();
	await numberPapers(db);
	const number = await placeTestOrder(db);
	const page = await office.open(`/orders/${number}`);
	const labels = page.getByRole('region', { name: 'Naljepnice', exact: true });
	gls.mood = 'lost';
	await labels.getByRole('button', { name: 'Izradi naljepnice: GLS' }).click();
	await labels.getByText('GLS: nema odgovora').first().waitFor();
	gls.mood = 'well';
	await labels.getByRole('button', { name: 'Izradi naljepnice: GLS' }).click();
	await labels.getByRole('link', { name: 'Naljepnica (PDF)' }).waitFor();
	expect([...gls.parcels.values()].filter(({ Content }) => Content === number)).toHaveLength(1);
});

test('labels of three orders are made at two carriers in one go, and the order whose locker belongs to no carrier says so', async () => {
	const { db } = office.backend();
	await numberPapers(db);
	const [home, locker, stranger] = [await placeTestOrder(db), await placeTestOrder(db), await placeTestOrder(db)];
	await sendToLocker(db, locker, { code: 'boxnow:42' });
	await sendToLocker(db, stranger, { code: 'golub:7' });
	const page = await office.open('/orders?list=to_pack', { width: 'phone', bypassCSP: true });
	for (const number of [home, locker, stranger]) await page.getByRole('checkbox', { name: `Odaberi narudžbu ${number}` }).check();
	await page.getByRole('button', { name: 'Naljepnice', exact: true }).click();
	const card = page.getByRole('region', { name: 'Naljepnice za odabrane narudžbe: 3' });
	await card.getByRole('button', { name: 'Izradi naljepnice, svaku kod dostavljača narudžbe' }).click();
	for (const name of ['GLS', 'BOX NOW']) {
		const link = card.getByRole('link', { name: `Ispiši naljepnice: ${name} (PDF, 1)` });
		await link.waitFor();
		const file = await page.request.get((await link.getAttribute('href')) ?? '');
		expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
	}
	const outcome = card.getByRole('status').getByRole('listitem').filter({ hasText: stranger });
	await outcome.getByText('nijedan dostavljač s naljepnicama nema taj paketomat (golub:7)').waitFor();
	expect([...gls.parcels.values()].filter(({ Content }) => [home, locker, stranger].includes(Content)).map(({ Content }) => Content)).toEqual([home]);
	expect([boxnow.parcelsOf(locker).length, boxnow.parcelsOf(stranger).length]).toEqual([1, 0]);
	expect(await auditPage(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});

test('a label that the carrier does not print says why in the page', async () => {
	office.expectComplaint(/409/);
	const { db } = office.backend();
	await numberPapers(db);
	const number = await placeTestOrder(db);
	const page = await office.open(`/orders/${number}`, { width: 'phone' });
	const labels = page.getByRole('region', { name: 'Naljepnice', exact: true });
	await labels.getByRole('button', { name: 'Izradi naljepnice: GLS' }).click();
	const link = labels.getByRole('link', { name: 'Naljepnica (PDF)', exact: true });
	await link.waitFor();
	const opened = page.context().waitForEvent('page');
	await link.click();
	await (await opened).close();
	const answer = { status: 409, title: 'Conflict', detail: 'GLS answered without a PDF of the labels' };
	await page.route('**/courier-labels/pdf?**', (route) =>
		route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(answer) }),
	);
	await link.click();
	await labels.getByRole('alert').getByText('GLS: odgovor bez PDF-a s naljepnicama').waitFor();
	await expect.poll(() => page.context().pages().length).toBe(1);
});
