import type { BrowserContext, Page, Request } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browseShop, hydrated, WIDTHS } from '#tests/support/browse-shop.ts';
import { HOSTILE_REDIRECTS } from '#tests/support/hostile-redirects.ts';
import { openGuest } from '#tests/support/paying-shop.ts';
import { mailedPath } from '#tests/support/read-outbox.ts';
import { findGoods } from '#tests/support/shop-screens.ts';
import { button, editor, fill, heading, LOGIN, press, signIn } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const goods = await findGoods();
const GOODS_ID = Number(/-(\d+)\/$/.exec(goods)?.[1]);

const ACCOUNT = '/moj-racun/';
const CART = '/webshop/kosarica/';
const [[, PHONE], [, DESKTOP]] = WIDTHS;

async function signOut(page: Page): Promise<void> {
	await page.goto('/moj-racun/logout/');
	await press(page, 'Odjavi se');
	await page.waitForURL((url) => url.pathname === '/');
	await hydrated(page);
}

/** A write of the page's own. */
async function send(page: Page, path: string, body: object): Promise<void> {
	const answer = await page.evaluate(
		async ([address, text]) =>
			(await fetch(`/api/hapi/${address}`, { method: 'POST', body: text ?? '', headers: { 'content-type': 'application/json' } })).json(),
		[path, JSON.stringify(body)],
	);
	expect(answer).toMatchObject({ success: true });
}

/** Puts a product into the visitor's cart. */
async function buy(page: Page): Promise<void> {
	await page.goto(goods);
	await hydrated(page);
	await Promise.all([
		page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/webshop/product')),
		page.locator('article [data-buy]').first().click(),
	]);
}

/** An order of a guest, and its thank-you page in the guest's own browser. */
async function orderAsGuest(page: Page, email: string): Promise<void> {
	const url = inject('shopUrl');
	const guest = await openGuest(url);
	await guest.add(GOODS_ID, 1);
	await guest.choose({ email });
	const { data } = await guest.post();
	await page.context().addCookies([...guest.jar.cookies].map(([name, value]) => ({ name, value, url })));
	await page.goto(`/webshop/hvala/?order_identificator=${data?.order_identificator}`);
}

/** Answered calls of the shop's gateway in all tabs, with the browser's own clock: when each was sent and answered. */
function watchCalls(context: BrowserContext) {
	const calls: { readonly name: string; readonly sent: number; readonly answered: number }[] = [];
	context.on('requestfinished', (request: Request) => {
		const { startTime, responseEnd } = request.timing();
		const name = /\/api\/hapi\/([^?]+)/.exec(request.url())?.[1];
		if (name) calls.push({ name: `${request.method()} ${name}`, sent: startTime, answered: startTime + responseEnd });
	});
	/** Milliseconds between the answer of `act` and the first time that `name` was asked for after it. */
	return (act: string, name: string): number | null => {
		const done = calls.find((call) => call.name === act)?.answered;
		const next = done === undefined ? undefined : calls.find((call) => call.name === name && call.sent >= done);
		return done === undefined || next === undefined ? null : next.sent - done;
	};
}

/** The browser rounds its clock. */
const ROUNDING = 2;

describe('what signing in and out loads anew', () => {
	test('200 ms after signing in: login state, profile and cart, in each tab, and the guest’s cart goes along once', async () => {
		const page = await shopper.blank(DESKTOP);
		await buy(page);
		const other = await page.context().newPage();
		await other.goto(CART);
		await other.locator('main input[type="number"]').first().waitFor();
		const lines = await other.locator('main input[type="number"]').count();
		const after = watchCalls(page.context());
		await signIn(page);
		await page.getByText('Dobar dan, Ana.').waitFor();
		for (const name of ['GET auth/is-login', 'GET auth/profile', 'GET webshop/cart'])
			await expect.poll(() => after('POST auth/login', name), { message: name }).toBeGreaterThanOrEqual(200 - ROUNDING);
		await expect.poll(() => other.locator('[data-account]').first().getAttribute('href')).toBe(ACCOUNT);
		await page.goto(CART);
		await page.locator('main input[type="number"]').first().waitFor();
		const merged = await page.locator('main input[type="number"]').count();
		expect(merged).toBeGreaterThanOrEqual(lines);
		await page.reload();
		await page.locator('main input[type="number"]').first().waitFor();
		expect(await page.locator('main input[type="number"]').count()).toBe(merged);
	});

	test('500 ms after signing out: login state and cart, in each tab; the customer is gone from all of them', async () => {
		const page = await shopper.blank(DESKTOP);
		await signIn(page);
		await buy(page);
		const [cart, account] = [await page.context().newPage(), await page.context().newPage()];
		await cart.goto(CART);
		await cart.locator('main input[type="number"]').first().waitFor();
		await account.goto(ACCOUNT);
		await account.getByText('Dobar dan, Ana.').waitFor();
		const after = watchCalls(page.context());
		await signOut(page);
		for (const name of ['GET auth/is-login', 'GET webshop/cart'])
			await expect.poll(() => after('POST auth/logout', name), { message: name }).toBeGreaterThanOrEqual(500 - ROUNDING);
		await cart.getByRole('heading', { name: 'Košarica je prazna' }).waitFor();
		await account.waitForURL(`**${LOGIN}?redirect=*`);
		await expect.poll(() => cart.locator('[data-account]').first().getAttribute('href')).toBe(LOGIN);
	});
});

describe('what somebody typed at checkout', () => {
	test.each(['this tab', 'another tab'])('is not shown to the next one, who signs in after a sign-out in %s', async (where) => {
		const page = await shopper.blank(DESKTOP);
		const elsewhere = where === 'this tab' ? page : await page.context().newPage();
		await signIn(page);
		await buy(page);
		await page.goto('/webshop/podaci/');
		await page.locator('main [name="street"]').fill('Tajna ulica 5');
		await page.reload();
		await expect.poll(() => page.locator('main [name="street"]').inputValue()).toBe('Tajna ulica 5');
		await signOut(elsewhere);
		await signIn(elsewhere, LOGIN, editor);
		await buy(elsewhere);
		await page.goto('/webshop/podaci/');
		await page.locator('main [name="street"]').waitFor();
		expect(await page.locator('main [name="street"]').inputValue()).not.toBe('Tajna ulica 5');
	});
});

describe('after a sign-in', () => {
	// Each of the table is tried on the function that decides (own-path.test.ts); sign-ins are counted.
	test.each(HOSTILE_REDIRECTS.filter(([title]) => ['the same, encoded', 'a scheme without slashes', 'a script'].includes(title)))(
		'nobody is led away by %s',
		async (_title, value) => {
			const page = await shopper.blank(DESKTOP);
			const left: string[] = [];
			page.on('request', (request) => {
				if (request.isNavigationRequest() && new URL(request.url()).origin !== inject('shopUrl')) left.push(request.url());
			});
			page.on('dialog', (dialog) => {
				left.push(dialog.message());
				void dialog.dismiss();
			});
			await signIn(page, `${LOGIN}?redirect=${value}`);
			await page.getByText('Dobar dan, Ana.').waitFor();
			expect([new URL(page.url()).pathname, left]).toEqual([ACCOUNT, []]);
		},
	);
});

describe.each(WIDTHS)('%s', (_width, device) => {
	test('with an account from elsewhere: off to the provider, back to where one came from, signed in', async () => {
		const page = await shopper.open(`${LOGIN}?redirect=%2Fmoj-racun%2Fpodaci%2F`, device);
		await page.getByRole('button', { name: /^Nastavi putem/ }).click();
		await page.getByRole('link', { name: /maja@prijava\.example/ }).click();
		await page.waitForURL('**/moj-racun/podaci/');
		await expect.poll(() => page.locator('main [name="first_name"]').inputValue()).toBe('Maja');
		const [token] = (await page.context().cookies()).filter(({ name }) => name === 'hapi_auth_token');
		expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
	});

	test('giving up at the provider ends at the sign-in, which says so', async () => {
		const page = await shopper.open(LOGIN, device);
		await page.getByRole('button', { name: /^Nastavi putem/ }).click();
		await page.getByRole('link', { name: 'Odustani' }).click();
		await page.waitForURL(`**${LOGIN}?social=failed`);
		await page.getByRole('alert').getByText('Prijava tim putem nije uspjela').waitFor();
		expect(await page.getByLabel('E-pošta').count()).toBeGreaterThan(0);
	});
});

describe('on a phone', () => {
	test('a customer repeats an order with one press, sees the own review wait and the own wishlist, and nothing of the warehouse', async () => {
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
		await send(page, 'feedback/comment', { item_id: GOODS_ID, rate: 4, display_name: 'Ana', message });
		await page.goto('/moj-racun/komentari/');
		const own = page.locator('main li').filter({ hasText: message });
		await own.getByText('Čeka objavu').waitFor();
		expect(await own.getByRole('link').getAttribute('href')).toBe(goods);

		await send(page, 'wishlist', { model: 'catalogproduct', code: `product-${GOODS_ID}`, qty: 1 });
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

	test('an account is made of the order just placed: a password, a mail, and the order is there; then another password and another e-mail', async () => {
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
		await page.getByText('Još jedan korak').waitFor();
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

test('who has the warehouse’s permission sees on a product how many pieces lie where', async () => {
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
