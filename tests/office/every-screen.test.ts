import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice } from '#tests/support/browse-office.ts';
import { WIDTHS } from '#tests/support/browse-shop.ts';

const office = browseOffice();

/** Colours are the same at both widths, so the dark ones are audited at one. */
const SCHEMES = { phone: ['light', 'dark'], desktop: ['light'] } as const;

test('every screen of the navigation opens, is no wider than the window and has no accessibility error, at both widths', async () => {
	const page = await office.open('/', { bypassCSP: true });
	const links = await page.locator('#navigation a').evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
	expect(links.length).toBeGreaterThan(25);
	const faults: string[] = [];
	for (const link of links) {
		// Another document, so that the heading is not that of the screen before.
		await page.goto('about:blank');
		await page.goto(`/admin/${link}`);
		await page.locator('main h1').first().waitFor();
		await expect.poll(() => page.getByText('Učitava', { exact: false }).count(), { message: link }).toBe(0);
		for (const [width, { viewport }] of WIDTHS) {
			await page.setViewportSize(viewport);
			if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) faults.push(`${width} ${link}: wider than the window`);
			faults.push(...(await auditPage(page, undefined, SCHEMES[width])).map((error) => `${width} ${link}: ${error}`));
		}
	}
	expect(faults).toEqual([]);
}, 300_000);
