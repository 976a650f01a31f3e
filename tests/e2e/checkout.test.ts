import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import type { Cart, CartItem } from '#lib/contract/cart.ts';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, takenOver, WIDTHS } from '#tests/support/browse-shop.ts';
import { callShop, GUEST, GUEST_FIELDS } from '#tests/support/fill-checkout.ts';
import { mailedPath } from '#tests/support/read-outbox.ts';
import { findGoods, findScreens } from '#tests/support/shop-screens.ts';
import { slowDown } from '#tests/support/slow-down.ts';

const shopper = browseShop();
const screens = await findScreens();
const goods = await findGoods();

/** A visitor with one piece of the test product in the cart, at the cart page. */
async function openCart(options: BrowserContextOptions): Promise<Page> {
	const page = await shopper.open(goods, options);
	const [answer] = await Promise.all([
		page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/webshop/product')),
		page.locator('article [data-buy]').first().click(),
	]);
	expect(answer.ok()).toBe(true);
	await page.goto(screens.cart);
	await page.locator('main input[type="number"]').first().waitFor();
	return page;
}

interface CouponGoods {
	readonly id: number;
	readonly shopping_cart_code: string;
	readonly badge_coupons: readonly { readonly coupon_code?: string }[];
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const goOn = (page: Page) => page.locator('main form button[type="submit"]').last();

async function fillGuest(page: Page): Promise<void> {
	for (const [name, value] of Object.entries(GUEST_FIELDS)) await page.locator(`main [name="${name}"]`).fill(value);
}

async function toCustomer(page: Page): Promise<void> {
	await page.locator('main a[href="/webshop/prijava/"]').click();
	await heading(page, 'Kako želite kupiti').waitFor();
	await page.getByRole('button', { name: 'Nastavite kao gost' }).click();
	await heading(page, 'Podaci za dostavu').waitFor();
	await page.locator('main [name="email"]').waitFor();
}

async function toReview(page: Page, payment: string): Promise<void> {
	await toCustomer(page);
	await fillGuest(page);
	await goOn(page).click();
	await heading(page, 'Dostava').waitFor();
	await page.locator('main input[type="radio"]').first().check();
	await goOn(page).click();
	await heading(page, 'Plaćanje').waitFor();
	await page.locator(`main input[type="radio"][value="${payment}"]`).check();
	await goOn(page).click();
	await heading(page, 'Pregled narudžbe').waitFor();
	await page.locator('main [name="accept_terms"]').waitFor();
}

async function place(page: Page): Promise<void> {
	await page.locator('main [name="accept_terms"]').check();
	await goOn(page).click();
	await heading(page, 'Hvala na narudžbi').waitFor();
	await page.getByText(GUEST_FIELDS.email).first().waitFor();
}

describe.each(WIDTHS)('%s', (_width, device) => {
	test('a guest buys with cash on delivery; the cart is empty afterwards', async () => {
		const page = await openCart(device);
		await toReview(page, 'cash_on_delivery');
		await place(page);
		await page
			.locator('main')
			.getByText(/^EAN \d{8,14}$/)
			.waitFor();
		await page.goto(screens.cart);
		await page.getByRole('heading', { name: 'Košarica je prazna' }).waitFor();
	});

	test('a guest buys by bank transfer and gets a slip with its barcode', async () => {
		const page = await openCart(device);
		await toReview(page, 'bank_transfer');
		await place(page);
		await page.getByRole('link', { name: 'Ispišite uplatnicu' }).click();
		await page.locator('main [role="img"] svg').waitFor();
		await page.getByText('HR00').waitFor();
	});

	test('a guest finds the order by number and e-mail, and withdraws from it in two steps', async () => {
		const page = await openCart(device);
		await toReview(page, 'cash_on_delivery');
		await place(page);
		const number = /narudžbu (\S+)\. Potvrdu/.exec(await page.locator('main [role="status"]').first().innerText())?.[1] ?? '';
		await page.locator('footer a[href="/webshop/pronadi-narudzbu/"]').click();
		await heading(page, 'Gdje je moja narudžba').waitFor();
		await takenOver(goOn(page));
		await page.locator('main [name="number"]').fill(number);
		await page.locator('main [name="email"]').fill('netko@primjer.example');
		await goOn(page).click();
		await page.getByText('Narudžbu nismo našli').waitFor();
		await page.locator('main [name="email"]').fill(GUEST_FIELDS.email);
		await goOn(page).click();
		await page.getByText(number).first().waitFor();
		await page.getByRole('link', { name: 'Odustanite od ugovora' }).click();
		await heading(page, 'Odustanak od ugovora').waitFor();
		await expect.poll(() => page.locator('main [name="number"]').inputValue()).toBe(number);
		expect(await page.locator('main [name="name"]').inputValue()).toBe('Ana Žužić');
		await page.locator('main [name="items"]').fill('Monitor');
		await page.reload();
		await expect.poll(() => page.locator('main [name="items"]').inputValue()).toBe('Monitor');
		await goOn(page).click();
		await page.getByText(`prema narudžbi ${number}`).waitFor();
		await page.getByRole('button', { name: 'Potvrdite odustanak' }).click();
		await page.getByText(/Primili smo Vašu izjavu .* pod brojem OD-\d+/).waitFor();
	});

	test('a step behind is gone back to by a press on its number; a long name of the current one widens no page', async () => {
		const page = await openCart(device);
		await toCustomer(page);
		await page.locator('nav [aria-current="step"]').evaluate((name) => {
			name.textContent = 'Anmeldung und Lieferanschrift';
		});
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
		await page.locator('nav li[data-state="done"]').first().click();
		await heading(page, 'Košarica').waitFor();
	});

	test('no step has an accessibility fault, light or dark', async () => {
		const page = await openCart({ ...device, bypassCSP: true });
		await page.getByRole('heading', { name: 'Možda Vam još treba' }).waitFor();
		expect(await auditPage(page)).toEqual([]);
		await page.locator('main a[href="/webshop/prijava/"]').click();
		await page.getByRole('button', { name: 'Nastavite kao gost' }).waitFor();
		expect(await auditPage(page)).toEqual([]);
		await page.getByRole('button', { name: 'Nastavite kao gost' }).click();
		await page.locator('main [name="email"]').waitFor();
		await goOn(page).click();
		await page.locator('main [aria-invalid]').first().waitFor();
		expect(await auditPage(page)).toEqual([]);
		await fillGuest(page);
		await goOn(page).click();
		await page.locator('main input[type="radio"]').first().waitFor();
		expect(await auditPage(page)).toEqual([]);
		await page.locator('main input[type="radio"]').first().check();
		await goOn(page).click();
		await heading(page, 'Plaćanje').waitFor();
		await page.locator('main input[value="bank_transfer"]').check();
		expect(await auditPage(page)).toEqual([]);
		await goOn(page).click();
		await page.locator('main [name="accept_terms"]').waitFor();
		expect(await auditPage(page)).toEqual([]);
		await place(page);
		await page.getByRole('heading', { name: 'Spremite podatke za sljedeći put' }).waitFor();
		expect(await auditPage(page)).toEqual([]);
	});

	test.each(['/webshop/pronadi-narudzbu/', '/webshop/odustanak/', '/webshop/neuspjela-narudzba/'])('%s has no accessibility fault', async (path) => {
		const page = await shopper.open(path, { ...device, bypassCSP: true });
		await page.locator('main :is(form, [role="alert"])').first().waitFor();
		expect(await auditPage(page)).toEqual([]);
	});
});

describe('guards', () => {
	test.each(['prijava', 'podaci', 'dostava', 'placanje', 'pregled'])('an empty cart leads from /webshop/%s/ to the cart', async (step) => {
		const page = await shopper.open(`/webshop/${step}/`);
		await page.waitForURL('**/webshop/kosarica/');
		await page.getByRole('heading', { name: 'Košarica je prazna' }).waitFor();
	});

	test('who has not said who they are is asked first', async () => {
		const page = await openCart({});
		await page.goto('/webshop/placanje/');
		await page.waitForURL('**/webshop/prijava/');
	});
});

test('a step that is not finished says what is missing where it is missing, and leads there', async () => {
	const page = await openCart(WIDTHS[0][1]);
	const focused = (name: string) => expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);
	await toCustomer(page);
	await fillGuest(page);
	await goOn(page).click();
	await heading(page, 'Dostava').waitFor();
	await page.locator('main input[value="pickup"]').check();
	await page.locator('main select').first().waitFor();
	await goOn(page).click();
	await focused('location-1');
	const store = page.locator('main select[aria-invalid="true"]');
	await page.locator(`main [id="${await store.getAttribute('aria-describedby')}"]`, { hasText: 'Odaberite poslovnicu' }).waitFor();
	await store.selectOption({ index: 2 });
	await expect.poll(() => page.locator('main [aria-invalid]').count()).toBe(0);
	await goOn(page).click();
	await heading(page, 'Plaćanje').waitFor();
	await page.locator('main input[name="payment"]').first().waitFor();
	await goOn(page).click();
	await page.locator('main fieldset').getByText('Odaberite način plaćanja').waitFor();
	await focused('payment');
});

describe('nothing typed is lost', () => {
	test('on an error, on a reload, on Back', async () => {
		const page = await openCart({});
		await toCustomer(page);
		await fillGuest(page);
		await page.locator('main [name="postcode"]').fill('1');
		await goOn(page).click();
		await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('postcode');
		await page.reload();
		await expect.poll(() => page.locator('main [name="street"]').inputValue()).toBe(GUEST_FIELDS.street);
		await page.locator('main [name="postcode"]').fill(GUEST_FIELDS.postcode);
		await goOn(page).click();
		await heading(page, 'Dostava').waitFor();
		await page.goBack();
		await expect.poll(() => page.locator('main [name="street"]').inputValue()).toBe(GUEST_FIELDS.street);
	});

	test('nor what is folded away: it is neither checked nor sent, and back as it was', async () => {
		const page = await openCart({});
		await toCustomer(page);
		await fillGuest(page);
		const parts = { for_company: 'company', bill_elsewhere: 'billing.street' } as const;
		for (const [box, name] of Object.entries(parts)) {
			await page.locator(`main [name="${box}"]`).check();
			await page.locator(`main [name="${name}"]`).fill('Zaslon d.o.o.');
			await page.locator(`main [name="${box}"]`).uncheck();
			await page.locator(`main [name="${name}"]`).waitFor({ state: 'hidden' });
			await page.locator(`main [name="${box}"]`).check();
			expect(await page.locator(`main [name="${name}"]`).inputValue()).toBe('Zaslon d.o.o.');
			await page.locator(`main [name="${box}"]`).uncheck();
		}
		const [sent] = await Promise.all([
			page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/webshop/customer')),
			goOn(page).click(),
		]);
		expect(sent.postDataJSON()).toMatchObject({ street: GUEST_FIELDS.street, company: null, oib: null, billing: null });
		await heading(page, 'Dostava').waitFor();
	});

	test('neither the store, nor the instalments, nor the note of an order', async () => {
		const page = await openCart({});
		await toCustomer(page);
		await fillGuest(page);
		await goOn(page).click();
		await page.locator('main input[value="pickup"]').check();
		const store = page.locator('main select').first();
		await store.selectOption({ index: 2 });
		const chosen = await store.inputValue();
		await goOn(page).click();
		await page.locator('main input[value="card"]').check();
		await page.locator('main select').first().selectOption('3');
		await goOn(page).click();
		await page.locator('main [name="note"]').fill('Zvonite dvaput');
		await page.goto('/webshop/dostava/');
		await expect.poll(() => page.locator('main select').first().inputValue()).toBe(chosen);
		await page.goto('/webshop/placanje/');
		await expect.poll(() => page.locator('main select').first().inputValue()).toBe('3');
		await page.goto('/webshop/pregled/');
		await expect.poll(() => page.locator('main [name="note"]').inputValue()).toBe('Zvonite dvaput');
	});
});

test.each(['cash_on_delivery', 'card'])('a full checkout by keyboard alone at phone width on a machine four times slower: %s', async (payment) => {
	const page = await openCart(WIDTHS[0][1]);
	await slowDown(page);
	const press = async (name: string) => {
		await page.getByRole('button', { name }).last().focus();
		await page.keyboard.press('Enter');
	};
	await page.locator('main a[href="/webshop/prijava/"]').focus();
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: 'Nastavite kao gost' }).waitFor();
	await press('Nastavite kao gost');
	await page.locator('main [name="email"]').focus();
	for (const [name, value] of Object.entries(GUEST_FIELDS)) {
		await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);
		await page.keyboard.type(value);
		await page.keyboard.press('Tab');
		// The country has its default; nothing is typed into it.
		if (name === 'city') await page.keyboard.press('Tab');
	}
	await page.keyboard.press('Enter');
	await heading(page, 'Dostava').waitFor();
	await page.locator('main input[type="radio"]').first().focus();
	await page.keyboard.press('Space');
	await press('Nastavite');
	await heading(page, 'Plaćanje').waitFor();
	await page.locator(`main input[value="${payment}"]`).focus();
	await page.keyboard.press('Space');
	await press('Nastavite');
	await page.locator('main [name="accept_terms"]').focus();
	await page.keyboard.press('Space');
	await press('Naručite i platite');
	if (payment === 'card') {
		await page.waitForURL(/\/bank\/pay/);
		await page.locator('[data-act="approve"]').first().focus();
		await page.keyboard.press('Enter');
	}
	await heading(page, 'Hvala na narudžbi').waitFor();
});

describe('the cart', () => {
	test('says what became of a price since a product was added, on the page and in the review, and lets the order be placed', async () => {
		const page = await openCart({});
		await changeAnswers(page, (item) => ({ ...item, changed: { label_name: 'changed_price', unit_price: 1.5 } }));
		await page.reload();
		await page.getByText('Cijena se promijenila otkako ste dodali proizvod: bila je 1,50').waitFor();
		await toReview(page, 'cash_on_delivery');
		// The steps' own answers are the backend's, where the price has not changed.
		await page.reload();
		await page.locator('main').getByText('bila je 1,50').waitFor();
		await page.getByRole('button', { name: 'Naručite i platite' }).waitFor();
	});

	test('says that fewer are left, and sends from the review back to the cart instead of ordering', async () => {
		const page = await openCart({});
		await toReview(page, 'cash_on_delivery');
		await changeAnswers(page, (item) => ({ ...item, maximum_qty: 1, changed: { label_name: 'changed_quantity', unit_price: null } }));
		await page.reload();
		await page.getByText('Na zalihi je još 1').first().waitFor();
		expect(await page.getByRole('button', { name: 'Naručite i platite' }).count()).toBe(0);
		await page.locator('main').getByRole('link', { name: 'Vratite se na korak: Košarica' }).click();
		await page.getByText('Na zalihi je još 1').first().waitFor();
	});

	test('that another tab sends elsewhere is shown going there once the review is looked at again', async () => {
		const page = await openCart({});
		await toReview(page, 'cash_on_delivery');
		await page.locator('main').getByText(GUEST_FIELDS.street).waitFor();
		const other = await page.context().newPage();
		await other.goto(screens.cart);
		await callShop(other, 'POST', 'webshop/customer', { ...GUEST, street: 'Nova cesta 2' });
		await expect
			.poll(async () => {
				await page.evaluate(() => window.dispatchEvent(new Event('focus')));
				return page.locator('main address').first().innerText();
			})
			.toContain('Nova cesta 2');
		await place(page);
	});

	test('shows what goes with it, to be had at once', async () => {
		const page = await openCart({});
		const beside = page.locator('main section', { has: page.getByRole('heading', { name: 'Možda Vam još treba' }) });
		await beside.locator('[data-buy]').first().click();
		await expect.poll(() => page.locator('main input[type="number"]').count()).toBe(2);
	});

	test('leaves a code that nobody has alone; whatever else a coupon comes to, the cart is asked for anew', async () => {
		const offers: { data: { items: CouponGoods[] } } = await (
			await fetch(new URL('/api/hapi/catalog/products?limit=500&available=true', inject('shopUrl')))
		).json();
		const couponOf = ({ badge_coupons }: CouponGoods) => badge_coupons.find(({ coupon_code }) => coupon_code)?.coupon_code ?? '';
		const inCart = offers.data.items.find(({ id }) => goods.endsWith(`-${id}/`));
		const marked = offers.data.items.find((item) => couponOf(item) !== '' && (!inCart || couponOf(item) !== couponOf(inCart)));
		if (!marked) throw new Error('No product names a coupon');
		const coupon = couponOf(marked);
		const page = await openCart({});
		const enter = async (code: string) => {
			const loads: string[] = [];
			const note = (request: { url(): string }) => void (request.url().endsWith('/webshop/cart') && loads.push(request.url()));
			page.on('request', note);
			await page.locator('main [name="code"]').fill(code);
			await Promise.all([page.waitForResponse('**/api/hapi/webshop/coupon'), page.keyboard.press('Enter')]);
			await page.getByRole('button', { name: 'Primijenite' }).and(page.locator(':not([aria-busy="true"])')).waitFor();
			page.off('request', note);
			return loads.length > 0;
		};
		await page.locator('main summary', { hasText: 'Dodajte kupon' }).click();
		expect(await enter('NEMA-TOGA')).toBe(false);
		await page.getByText('Taj kod ne vrijedi.').waitFor();
		expect(await enter(coupon)).toBe(true);
		await page.getByText('Kupon se ne odnosi ni na jedan proizvod u košarici.').waitFor();
		await page.evaluate(
			(body) => fetch('/api/hapi/webshop/product', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(() => undefined),
			JSON.stringify({ shopping_cart_code: marked.shopping_cart_code, qty: 1 }),
		);
		expect(await enter(coupon.toLowerCase())).toBe(true);
		const taken = page.getByRole('button', { name: `Uklonite kupon ${coupon}` });
		const [again] = await Promise.all([page.waitForRequest('**/api/hapi/webshop/cart'), taken.click()]);
		expect(again.method()).toBe('GET');
		await taken.waitFor({ state: 'detached' });
	});

	test('is kept on demand and comes back by its mail, in another browser', async () => {
		const email = `kosarica-${crypto.randomUUID()}@primjer.example`;
		const page = await openCart({});
		await page.goto(`${screens.cart}?saveconfirm=1`);
		await page.getByText('Košaricu možemo spremiti kad upišete adresu e-pošte').waitFor();
		await toCustomer(page);
		await fillGuest(page);
		await page.locator('main [name="email"]').fill(email);
		await goOn(page).click();
		await heading(page, 'Dostava').waitFor();
		await page.goto(screens.cart);
		await page.getByRole('button', { name: 'Pošaljite si ovu košaricu e-poštom' }).click();
		await page.getByText('Košarica je spremljena').waitFor();
		const mailed = await mailedPath(email, 'kosarica');
		const elsewhere = await shopper.open(mailed);
		await elsewhere.getByText('Vratili smo proizvode iz Vaše spremljene košarice').waitFor();
		await expect.poll(() => elsewhere.locator('main input[type="number"]').count()).toBe(1);
		await expect.poll(() => new URL(elsewhere.url()).search).toBe('');
	});
});

describe('addresses', () => {
	test('an unknown path of the webshop is 404', async () => {
		for (const path of ['/webshop/nema-toga/', '/webshop/']) expect((await fetch(new URL(path, inject('shopUrl')))).status, path).toBe(404);
	});

	test.each(['', '?order_identificator=12', '?order_identificator=../../secret'])(
		'an order with "%s" for a code: nothing is requested, an error is logged',
		async (query) => {
			shopper.expectComplaint(/order_identificator=\{id\}-\{code\}/);
			const page = await shopper.blank();
			const asked: string[] = [];
			page.on('request', (request) => request.url().includes('/api/hapi/webshop/order') && asked.push(request.url()));
			const logged = page.waitForEvent('console', (message) => message.type() === 'error');
			await page.goto(`/webshop/narudzba/${query}`);
			expect((await logged).text()).toContain('order_identificator={id}-{code}');
			await page.getByRole('heading', { name: 'Narudžba nije pronađena' }).waitFor();
			expect(asked).toEqual([]);
		},
	);
});

/** The cart as it would be had the catalogue changed meanwhile: the lines of each cart that the shop answers are altered on their way. */
async function changeAnswers(page: Page, alter: (item: CartItem) => CartItem): Promise<void> {
	await page.route('**/api/hapi/webshop/cart', async (route) => {
		const response = await route.fetch();
		const { data, ...rest }: { data: Cart } = await response.json();
		const parcels = data.parcels.map((parcel) => ({ ...parcel, items: parcel.items.map(alter) }));
		await route.fulfill({ response, json: { ...rest, data: { ...data, parcels } } });
	});
}
