import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS, hydrated } from '#tests/support/browse-shop.ts';
import { place } from '#tests/support/checkout-steps.ts';
import { fillCheckout } from '#tests/support/fill-checkout.ts';
import { findGoods } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
/** A television too large for a parcel, for which the demo offers take-back. */
const television = await findGoods('/proizvodi/tv-i-zvuk/televizori/', ({ delivery }) => delivery?.amount === 19.9);

test.each(FLOW_WIDTHS)('%s: an old television is collected with a new one, which is shipped by the method for bulky goods', async (_width, device) => {
	const page = await shopper.open(television, { ...device, bypassCSP: true });
	await fillCheckout(page, 'bank_transfer', `product-${/-(\d+)\/$/.exec(television)?.[1]}`, 'bulky');
	await page.goto('/webshop/pregled/');
	await hydrated(page);
	await page.getByText('Velika roba do ulaza').first().waitFor();
	const choice = page.getByRole('group', { name: 'Preuzimanje starog uređaja' }).getByRole('combobox');
	expect(await choice.inputValue()).toBe('');
	await choice.selectOption('Odvoz pri isporuci');
	expect(await auditPage(page)).toEqual([]);

	await page.reload();
	await expect.poll(() => choice.inputValue()).toBe('collection');
	await place(page);
	await page.goto(page.url().replace('/hvala/', '/narudzba/'));
	await page.getByText('Pri isporuci besplatno odvozimo stari uređaj iste vrste.').waitFor();
});
