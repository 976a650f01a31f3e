import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';

/** A shop that has published its Croatian feeds. */
const shop = createServer((request, response) => {
	const isPublished = request.url === '/feeds/google-hr.xml' || request.url === '/feeds/comparison-hr.xml';
	response.writeHead(isPublished ? 200 : 404, { 'last-modified': 'Wed, 25 Nov 2026 10:00:00 GMT' }).end();
});
const office = browseOffice(async () => {
	await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready));
	const address = shop.address();
	return { siteUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
});
afterAll(() => new Promise((done) => shop.close(done)));

test.each(OFFICE_WIDTHS)('feeds are listed with their addresses, and lead to the products that lack something: %s', async (width) => {
	const page = await office.open('/feeds', { width, bypassCSP: true });
	const google = page.getByRole('listitem').filter({ hasText: 'Google Merchant Center, hr' });
	await google.getByText('objavljen').waitFor();
	expect(await google.getByRole('link').getAttribute('href')).toMatch(/\/feeds\/google-hr\.xml$/);
	await page.getByRole('listitem').filter({ hasText: 'Usporedba cijena, hr' }).waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('link', { name: 'U feedovima', exact: true }).click();
	await page.getByRole('heading', { level: 1, name: 'Proizvodi' }).waitFor();
	await page.locator('.rows .row').first().waitFor();
});
