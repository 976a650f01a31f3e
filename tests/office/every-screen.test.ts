import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_LAYOUT_WIDTHS } from '#tests/support/browse-office.ts';

const office = browseOffice();

test.each(OFFICE_LAYOUT_WIDTHS)(
	'every screen of the navigation opens, is no wider than the window and has no accessibility error: %s',
	async (width) => {
		const page = await office.open('/', { width, bypassCSP: true });
		const links = await page.locator('#navigation a').evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
		expect(links.length).toBeGreaterThan(25);
		const faults: string[] = [];
		for (const link of links) {
			// Another document, so that the heading is not that of the screen before.
			await page.goto('about:blank');
			await page.goto(`/admin/${link}`);
			await page.locator('main h1').first().waitFor();
			await expect.poll(() => page.getByText('Učitava', { exact: false }).count(), { message: link }).toBe(0);
			if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) faults.push(`${link}: wider than the window`);
			faults.push(...(await auditPage(page)).map((error) => `${link}: ${error}`));
		}
		expect(faults).toEqual([]);
	},
	180_000,
);
