import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { type FiscalDouble, startFiscalDouble } from '#tests/support/fiscal/fiscal-double.ts';
import { writeTestCertificate } from '#tests/support/fiscal/test-certificate.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';

let folder: string;
let service: FiscalDouble;
const office = browseOffice(async () => {
	folder = await mkdtemp(join(tmpdir(), 'fiscal-'));
	const { file, password, certificate } = await writeTestCertificate(folder);
	service = await startFiscalDouble(certificate);
	return { fiscal: { url: service.url, certificateFile: file, password, caFile: null } };
});
afterAll(async () => {
	await service.close();
	await rm(folder, { recursive: true });
});

test.each(OFFICE_WIDTHS)('fiscalisation is switched on, and an invoice shows the JIR of the tax office: %s', async (width) => {
	office.expectComplaint(/403/);
	const { db } = office.backend();
	await numberPapers(db, { fiscal: 'off' });
	const page = await office.open('/settings', { width, bypassCSP: true });
	await page.getByLabel('Fiskalizacija', { exact: true }).selectOption('on');
	const form = page.locator('form').filter({ has: page.getByLabel('Fiskalizacija', { exact: true }) });
	await form.getByRole('button', { name: 'Spremi' }).click();
	await expect.poll(async () => JSON.stringify(await db.selectFrom('settings').selectAll().execute())).toContain('"fiscal":"on"');
	const number = await placeTestOrder(db);
	await page.goto(`/admin/#/orders/${number}`);
	await page.getByRole('button', { name: 'Izdaj dokument', exact: true }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Vrsta dokumenta').selectOption({ label: 'Račun' });
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByRole('link', { name: /^Račun \d+\/WEB1\/1 \(PDF\)$/ }).waitFor();
	const readJir = async () => {
		await page.reload();
		const text = await page.getByText(/JIR /).first().innerText();
		return /JIR ([0-9a-f-]{36})/.exec(text)?.[1] ?? null;
	};
	await expect.poll(readJir, { timeout: 30_000 }).toMatch(/^[0-9a-f-]{36}$/);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
});
