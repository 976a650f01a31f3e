import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice } from '#tests/support/browse-office.ts';
import { nuErrors } from '#tests/support/nu-errors.ts';

const office = browseOffice();

const TITLES = [
	['/customers', 'Customers'],
	['/messages', 'Messages of customers'],
	['/reviews', 'Reviews'],
	['/coupons', 'Coupons'],
	['/subscribers', 'Subscribers of the newsletter'],
	['/reports', 'Reports'],
	['/pages', 'Pages'],
	['/posts', 'Posts'],
	['/stores', 'Stores'],
	['/redirects', 'Redirects'],
	['/checklist', 'Until the first order'],
	['/search-words', 'Search words'],
	['/shipping', 'Delivery'],
	['/tax', 'VAT'],
] as const;

test('screens of customers, marketing, reports and content are in English, too, on a phone, and valid HTML', async () => {
	const page = await office.open('/', { width: 'phone', bypassCSP: true });
	await page.evaluate(() => localStorage.setItem('back-office-language', 'en'));
	await page.reload();
	for (const [path, title] of TITLES) {
		await page.goto(`/admin/#${path}`);
		await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
		await expect.poll(() => page.getByText('Loading').count()).toBe(0);
		expect(await auditPage(page), path).toEqual([]);
		expect(await nuErrors(await page.content()), path).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), path).toBe(false);
	}
});
