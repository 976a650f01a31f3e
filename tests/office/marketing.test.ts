import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';

const office = browseOffice();

test.each(OFFICE_WIDTHS)('a coupon is created, its code is not taken twice, and it is ended: %s', async (width) => {
	office.expectComplaint(/409/);
	const code = `PROBA-${width.toUpperCase()}`;
	const page = await office.open('/coupons', { width, bypassCSP: true });
	const dialog = page.getByRole('dialog');
	const create = async (title: string) => {
		await page.getByRole('button', { name: 'Novi kupon' }).click();
		// As a phone types it.
		await dialog.getByLabel('Kod').fill(code.toLowerCase());
		await dialog.getByLabel('Naziv kupona').fill(title);
		await dialog.getByLabel('Popust u postotku').fill('15');
		await dialog.getByLabel('Od iznosa košarice').fill('50,00');
		await dialog.getByLabel('Najviše korištenja').fill('20');
		await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	};
	await create('Proba <b>popusta</b>');
	await dialog.waitFor({ state: 'hidden' });
	const row = page.locator('.row').filter({ hasText: code });
	await row.getByText('Proba <b>popusta</b>').waitFor();
	expect(await row.innerText()).toMatch(/popust 15 %.*od 50,00.*iskorišten 0 od 20/);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await create('Drugi');
	await dialog.getByText('Kupon s tim kodom već postoji.').waitFor();
	await dialog.getByRole('button', { name: 'Odustani' }).click();
	await page.getByRole('button', { name: `Završi ${code}` }).click();
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await row.getByText('završen', { exact: true }).waitFor();
	const merchant = await openMerchant(office.backend());
	const { body } = await merchant.call('GET', `/coupons/${code}`);
	expect([body.title, body.state, body.percent, body.minimum, body.maximum_uses]).toEqual(['Proba <b>popusta</b>', 'over', 15, '50.00', 20]);
});

test.each(OFFICE_WIDTHS)('subscribers of the newsletter are listed with the proof of their consent, and downloaded as a file: %s', async (width) => {
	const email = `pretplata-${width}@titraj.example`;
	const asked_at = new Date('2026-10-01T08:00:00Z');
	await office
		.backend()
		.db.insertInto('newsletter_subscriptions')
		.values({ email, code: `code-${width}`, status: 'confirmed', topics: '["=cmd"]', lang: 'hr', asked_at, confirmed_at: new Date('2026-10-01T09:30:00Z') })
		.execute();
	const page = await office.open('/subscribers', { width, bypassCSP: true });
	await page.getByLabel('Prikaži').selectOption('confirmed');
	const row = page.locator('.row').filter({ hasText: email });
	await row.getByText(/zatraženo 1\. lis 2026\..* potvrđeno poveznicom iz poruke/).waitFor();
	expect(await auditPage(page)).toEqual([]);
	const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Preuzmi CSV' }).click()]);
	const text = await readFile(await download.path(), 'utf8');
	expect(text).toContain(`"${email}";"confirmed";"hr";"'=cmd";"2026-10-01T08:00:00.000Z";"2026-10-01T09:30:00.000Z";""`);
});
