import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, WIDTHS } from '#tests/support/browse-shop.ts';
import { openCart, place, toReview } from '#tests/support/checkout-steps.ts';
import { findGoods } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
/** More pieces than an unpaid order reserves. */
const MANY = 11;
const goods = await findGoods('/proizvodi/energija/kabeli/', ({ available_qty }) => available_qty >= 2 * MANY);

test('a transfer for more pieces than it reserves says so before and after it is placed', async () => {
	const page = await openCart(shopper, goods, WIDTHS[0][1]);
	const quantity = page.locator('main input[type="number"]').first();
	const isChanged = page.waitForResponse((response) => response.request().method() !== 'GET' && response.url().includes('/webshop/product'));
	await quantity.fill(String(MANY));
	await quantity.press('Enter');
	expect((await isChanged).ok()).toBe(true);
	await toReview(page, 'bank_transfer');
	await page.getByText('Robu za ovu narudžbu rezerviramo kad stigne uplata.').waitFor();
	await place(page);
	await page.getByText('Roba iz narudžbe još nije rezervirana: rezerviramo je kad stigne uplata.').waitFor();
	await auditPage(page);
});
