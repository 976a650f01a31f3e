import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browseShop, hydrated, WIDTHS } from '#tests/support/browse-shop.ts';
import { CART } from '#tests/support/checkout-steps.ts';
import { callShop } from '#tests/support/fill-checkout.ts';
import { openGuest } from '#tests/support/paying-shop.ts';
import { mailedPath } from '#tests/support/read-outbox.ts';
import { findGoods } from '#tests/support/shop-screens.ts';
import { button, editor, fill, heading, LOGIN, press, signIn } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const goods = await findGoods();
const GOODS_ID = Number(/-(\d+)\/$/.exec(goods)?.[1]);

const ACCOUNT = '/moj-racun/';
const [[, PHONE], [, DESKTOP]] = WIDTHS;

/** A guest's order, on its thank-you page in the guest's browser. */
async function orderAsGuest(page: Page, email: string): Promise<void> {
	const url = inject('shopUrl');
	const guest = await openGuest(url);
	await guest.add(GOODS_ID, 1);
	await guest.choose({ email });
	const { data } = await guest.post();
	await page.context().addCookies([...guest.jar.cookies].map(([name, value]) => ({ name, value, url })));
	await page.goto(`/webshop/hvala/?order_identificator=${data?.order_identificator}`);
}

describe('on a phone', () => {
	test('a customer repeats an order with one click, and sees the pending review and the wishlist, but no warehouse', async () => {
		const page = await shopper.blank(PHONE);
		await signIn(page, `${LOGIN}?redirect=%2Fwebshop%2Fnarudzbe%2F`);
		await page.locator('article a').first().click();
		const again = button(page, 'Naruči ponovno');
		await again.waitFor();
		const answered = page.waitForResponse((response) => response.url().includes('/auth/reorder'));
		await again.dblclick();
		const { added } = (await (await answered).json()).data;
		expect(added).toBeGreaterThan(0);
		await page
			.getByText(/U košaricu (je|su) doda/)
			.first()
			.waitFor();
		await page.goto(CART);
		await page.locator('main input[type="number"]').first().waitFor();
		expect(await page.locator('main input[type="number"]').count()).toBeGreaterThanOrEqual(added);

		const message = `Radi kako piše, ${crypto.randomUUID()}.`;
		expect(await callShop(page, 'POST', 'feedback/comment', { item_id: GOODS_ID, rate: 4, display_name: 'Ana', message })).toMatchObject({ success: true });
		await page.goto('/moj-racun/komentari/');
		const own = page.locator('main li').filter({ hasText: message });
		await own.getByText('Čeka objavu').waitFor();
		expect(await own.getByRole('link').getAttribute('href')).toBe(goods);

		expect(await callShop(page, 'POST', 'wishlist', { model: 'catalogproduct', code: `product-${GOODS_ID}`, qty: 1 })).toMatchObject({ success: true });
		await page.goto('/moj-racun/lista-zelja/');
		const wish = page.locator('main li').filter({ has: page.locator(`a[href="${goods}"]`) });
		await wish.first().waitFor();
		await wish.getByRole('button', { name: /^Ukloni s liste želja/ }).click();
		await expect.poll(() => wish.count()).toBe(0);

		const asked = page.waitForResponse((response) => response.url().includes('/auth/user'));
		await page.goto(goods);
		await hydrated(page);
		await page.mouse.wheel(0, 600);
		expect((await (await asked).json()).data.permissions).toEqual([]);
		expect(await page.getByRole('heading', { name: 'Skladište' }).count()).toBe(0);
		expect(await page.getByText(message).count()).toBe(0);
	});

	test('an account is created from the order just placed by a password and a mail, and lists the order; password and e-mail can be changed', async () => {
		const email = `brza-${crypto.randomUUID()}@primjer.example`;
		const page = await shopper.blank(PHONE);
		await orderAsGuest(page, email);
		await heading(page, 'Hvala na narudžbi').waitFor();
		await page.getByText(email).first().waitFor();
		await page.getByRole('heading', { name: 'Spremite podatke za sljedeći put' }).waitFor();
		await fill(page, { password: 'kratka' });
		await press(page, 'Otvori račun');
		await page.locator('main [name="password"][aria-invalid="true"]').waitFor();
		await fill(page, { password: 'dugacka lozinka 7' });
		await press(page, 'Otvori račun');
		await page.getByText('Račun čeka potvrdu adrese e-pošte').waitFor();
		await page.goto(await mailedPath(email, 'potvrda-registracije'));
		await heading(page, 'Račun je potvrđen').waitFor();
		await page.goto(`${LOGIN}?redirect=%2Fwebshop%2Fnarudzbe%2F`);
		await hydrated(page);
		await fill(page, { email, password: 'dugacka lozinka 7' });
		await press(page, 'Prijavi se');
		await page.waitForURL('**/webshop/narudzbe/');
		await expect.poll(() => page.locator('article').count()).toBe(1);

		await page.goto('/moj-racun/podaci/');
		const formOf = (name: string) => page.locator('main form').filter({ has: page.locator(`[name="${name}"]`) });
		const [password, another] = [formOf('new_password'), formOf('email')];
		await password.locator('[name="password"]').fill('nije ta lozinka');
		await password.locator('[name="new_password"]').fill('jos duza lozinka 8');
		await password.locator('button[type="submit"]').click();
		await password.locator('[name="password"][aria-invalid="true"]').waitFor();
		await password.locator('[name="password"]').fill('dugacka lozinka 7');
		await password.locator('button[type="submit"]').click();
		await page.getByText('Lozinka je promijenjena. Na drugim uređajima ste odjavljeni.').waitFor();

		const next = `nova-${email}`;
		await another.locator('[name="email"]').fill(next);
		await another.locator('[name="password"]').fill('jos duza lozinka 8');
		await another.locator('button[type="submit"]').click();
		await page.getByText(`Adresa ${next} čeka potvrdu`).waitFor();
		await page.goto(await mailedPath(next, 'potvrda-registracije'));
		await page.waitForURL((url) => url.pathname === ACCOUNT);
		await page.goto('/moj-racun/podaci/');
		await page.getByText(`Sada je ${next}.`).waitFor();
	});
});

test('a user with the warehouse permission sees the stock of a product by location', async () => {
	const page = await shopper.blank(DESKTOP);
	await signIn(page, `${LOGIN}?redirect=${encodeURIComponent(goods)}`, editor);
	await page.mouse.wheel(0, 600);
	const warehouse = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'Skladište' }) });
	await warehouse.waitFor();
	const pieces = async (title: string) =>
		Number(
			await warehouse
				.locator('div')
				.filter({ has: page.getByText(title, { exact: true }) })
				.last()
				.locator('dd')
				.innerText(),
		);
	const all = (await warehouse.locator('h3', { hasText: 'Komadi' }).locator('xpath=..').locator('dd').allInnerTexts()).map(Number);
	expect(await pieces('Ukupno')).toBeGreaterThan(0);
	expect(all.slice(1).reduce((sum, count) => sum + count, 0)).toBe(all[0]);
	const visitor = await shopper.open(goods, DESKTOP);
	await visitor.mouse.wheel(0, 600);
	await visitor.locator('[id] h2').first().waitFor();
	expect(await visitor.getByRole('heading', { name: 'Skladište' }).count()).toBe(0);
});
