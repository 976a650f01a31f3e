import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS, hydrated } from '#tests/support/browse-shop.ts';
import { openGuest } from '#tests/support/paying-shop.ts';
import { findGoods } from '#tests/support/shop-screens.ts';
import { button } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const GOODS_ID = Number(/-(\d+)\/$/.exec(await findGoods())?.[1]);

/** A guest's order, on the page that its mail links to. */
async function placeOrder(): Promise<string> {
	const guest = await openGuest(inject('shopUrl'));
	await guest.add(GOODS_ID, 1);
	await guest.choose({ email: `otkaz-${crypto.randomUUID()}@primjer.example` });
	return `/webshop/narudzba/?order_identificator=${(await guest.post()).data?.order_identificator}`;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe.each(FLOW_WIDTHS)('%s', (_width, device) => {
	test('a guest cancels an order by its link, after declining and then accepting the confirmation', async () => {
		const page = await shopper.blank({ ...device, bypassCSP: true });
		await page.goto(await placeOrder());
		await hydrated(page);
		await button(page, 'Otkaži narudžbu').click();
		await page.getByText('Ništa Vam ne naplaćujemo.').waitFor();
		expect(await auditPage(page)).toEqual([]);
		await button(page, 'Zadrži narudžbu').click();
		await expect.poll(() => focused(page)).toBe('Otkaži narudžbu');
		await page.keyboard.press('Enter');
		await expect.poll(() => focused(page)).toContain('Otkazati narudžbu?');
		await page.keyboard.press('Tab');
		expect(await focused(page)).toBe('Da, otkaži narudžbu');
		await page.keyboard.press('Enter');
		await page.getByText(/Narudžba \d+ je otkazana/).waitFor();
		await expect.poll(() => focused(page)).toMatch(/^Narudžba \d+ je otkazana/);
		expect(await button(page, 'Otkaži narudžbu').count()).toBe(0);
	});
});
