import type { Cart, CartItem } from '@titraj/contract/cart.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browseShop, hydrated } from '#tests/support/browse-shop.ts';
import { CART, fillGuest, goOn, openCart, place, toCustomer, toReview } from '#tests/support/checkout-steps.ts';
import { callShop, GUEST } from '#tests/support/fill-checkout.ts';
import { GUEST_FIELDS } from '#tests/support/guest-fields.ts';
import { mailedPath } from '#tests/support/read-outbox.ts';
import { findGoods } from '#tests/support/shop-screens.ts';
import { heading } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const goods = await findGoods();

interface CouponGoods {
	readonly id: number;
	readonly shopping_cart_code: string;
	readonly badge_coupons: readonly { readonly coupon_code?: string }[];
}

test('a double click adds one piece', async () => {
	const page = await shopper.open(goods);
	await hydrated(page);
	const added: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST' && request.url().endsWith('/api/hapi/webshop/product')) added.push(request.url());
	});
	await Promise.all([page.waitForResponse('**/api/hapi/webshop/product'), page.locator('main [data-buy]').first().dblclick()]);
	await page.goto(CART);
	await expect.poll(() => page.locator('main input[type="number"]').first().inputValue()).toBe('1');
	expect(added).toHaveLength(1);
});

describe('the cart', () => {
	test('shows a changed price since the product was added, on the page and in the review, and the order can be placed', async () => {
		const page = await openCart(shopper, goods);
		await changeAnswers(page, (item) => ({ ...item, changed: { label_name: 'changed_price', unit_price: 1.5 } }));
		await page.reload();
		await page.getByText('Cijena se promijenila otkako ste dodali proizvod: bila je 1,50').waitFor();
		await toReview(page, 'cash_on_delivery');
		// Responses of the steps come from the backend, where the price has not changed.
		await page.reload();
		await page.locator('main').getByText('bila je 1,50').waitFor();
		await page.getByRole('button', { name: 'Naruči i plati' }).waitFor();
	});

	test('shows reduced stock, and the review links back to the cart instead of ordering', async () => {
		const page = await openCart(shopper, goods);
		await toReview(page, 'cash_on_delivery');
		await changeAnswers(page, (item) => ({ ...item, maximum_qty: 1, changed: { label_name: 'changed_quantity', unit_price: null } }));
		await page.reload();
		await page.getByText('Na zalihi je još 1').first().waitFor();
		expect(await page.getByRole('button', { name: 'Naruči i plati' }).count()).toBe(0);
		await page.locator('main').getByRole('link', { name: 'Natrag na korak: Košarica' }).click();
		await page.getByText('Na zalihi je još 1').first().waitFor();
	});

	test('a parcel that another tab sends to another address shows it when the review becomes visible', async () => {
		const page = await openCart(shopper, goods);
		await toReview(page, 'cash_on_delivery');
		await page.locator('main').getByText(GUEST_FIELDS.street).waitFor();
		const other = await page.context().newPage();
		await other.goto(CART);
		await callShop(other, 'POST', 'webshop/customer', { ...GUEST, street: 'Nova cesta 2' });
		await expect
			.poll(async () => {
				await page.evaluate(() => window.dispatchEvent(new Event('focus')));
				return page.locator('main address').first().innerText();
			})
			.toContain('Nova cesta 2');
		await place(page);
	});

	test('after a line is removed the focus is on the button that restores it, and then on the product', async () => {
		const page = await openCart(shopper, goods);
		const focused = () => page.evaluate(() => document.activeElement?.textContent);
		const product = page.locator('main li a').first();
		const title = await product.textContent();
		await page.getByRole('button', { name: `Ukloni: ${title}` }).press('Enter');
		await page.getByRole('heading', { name: 'Košarica je prazna' }).waitFor();
		await expect.poll(focused).toBe('Vrati');
		await page.keyboard.press('Enter');
		await expect.poll(focused).toBe(title);
	});

	test('shows a six-digit total in one line on the narrowest phone', async () => {
		const page = await openCart(shopper, goods, { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
		await changeAnswers(page, (item) => ({ ...item, total: 123_456.78 }));
		await page.reload();
		const sum = page.locator('main li').getByText(/^123\.456,78/);
		const lines = await sum.evaluate((node) => {
			const range = document.createRange();
			range.selectNodeContents(node);
			return new Set([...range.getClientRects()].map(({ top }) => top)).size;
		});
		expect(lines).toBe(1);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});

	test('suggests accessories that can be added directly', async () => {
		const page = await openCart(shopper, goods);
		const beside = page.locator('main section', { has: page.getByRole('heading', { name: 'Možda Vam još treba' }) });
		await beside.locator('[data-buy]').first().click();
		await expect.poll(() => page.locator('main input[type="number"]').count()).toBe(2);
	});

	test('ignores an unknown coupon; any other result of a coupon refetches the cart', async () => {
		const offers: { data: { items: CouponGoods[] } } = await (
			await fetch(new URL('/api/hapi/catalog/products?limit=500&available=true', inject('shopUrl')))
		).json();
		const couponOf = ({ badge_coupons }: CouponGoods) => badge_coupons.find(({ coupon_code }) => coupon_code)?.coupon_code ?? '';
		const inCart = offers.data.items.find(({ id }) => goods.endsWith(`-${id}/`));
		const marked = offers.data.items.find((item) => couponOf(item) !== '' && (!inCart || couponOf(item) !== couponOf(inCart)));
		if (!marked) throw new Error('No product names a coupon');
		const coupon = couponOf(marked);
		const page = await openCart(shopper, goods);
		const enter = async (code: string) => {
			const loads: string[] = [];
			const note = (request: { url(): string }) => void (request.url().endsWith('/webshop/cart') && loads.push(request.url()));
			page.on('request', note);
			await page.locator('main [name="code"]').fill(code);
			await Promise.all([page.waitForResponse('**/api/hapi/webshop/coupon'), page.keyboard.press('Enter')]);
			await page.getByRole('button', { name: 'Primijeni' }).and(page.locator(':not([aria-busy="true"])')).waitFor();
			page.off('request', note);
			return loads.length > 0;
		};
		await page.locator('main summary', { hasText: 'Dodaj kod' }).click();
		expect(await enter('NEMA-TOGA')).toBe(false);
		await page.getByText('Taj kod ne vrijedi.').waitFor();
		expect(await enter(coupon)).toBe(true);
		await page.getByText('Kupon se ne odnosi ni na jedan proizvod u košarici.').waitFor();
		await page.evaluate(
			(body) => fetch('/api/hapi/webshop/product', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(() => undefined),
			JSON.stringify({ shopping_cart_code: marked.shopping_cart_code, qty: 1 }),
		);
		expect(await enter(coupon.toLowerCase())).toBe(true);
		const taken = page.getByRole('button', { name: `Ukloni kod ${coupon}` });
		const [again] = await Promise.all([page.waitForRequest('**/api/hapi/webshop/cart'), taken.click()]);
		expect(again.method()).toBe('GET');
		await taken.waitFor({ state: 'detached' });
	});

	test('is saved on request and restored from its mail in another browser', async () => {
		const email = `kosarica-${crypto.randomUUID()}@primjer.example`;
		const page = await openCart(shopper, goods);
		await page.goto(`${CART}?saveconfirm=1`);
		await page.getByText('Košaricu možemo spremiti kad upišete adresu e-pošte').waitFor();
		await toCustomer(page);
		await fillGuest(page);
		await page.locator('main [name="email"]').fill(email);
		await goOn(page).click();
		await heading(page, 'Plaćanje').waitFor();
		await page.goto(CART);
		await page.getByRole('button', { name: 'Spremi ovu košaricu' }).click();
		await page.getByText('Košarica je spremljena').waitFor();
		const mailed = await mailedPath(email, 'kosarica');
		const elsewhere = await shopper.open(mailed);
		await elsewhere.getByText('Vratili smo proizvode iz Vaše spremljene košarice').waitFor();
		await expect.poll(() => elsewhere.locator('main input[type="number"]').count()).toBe(1);
		await expect.poll(() => new URL(elsewhere.url()).search).toBe('');
	});
});

/** Simulates a change of the catalog: alters the lines of each cart in the shop's responses. */
async function changeAnswers(page: Page, alter: (item: CartItem) => CartItem): Promise<void> {
	await page.route('**/api/hapi/webshop/cart', async (route) => {
		const response = await route.fetch();
		const { data, ...rest }: { data: Cart } = await response.json();
		const parcels = data.parcels.map((parcel) => ({ ...parcel, items: parcel.items.map(alter) }));
		await route.fulfill({ response, json: { ...rest, data: { ...data, parcels } } });
	});
}
