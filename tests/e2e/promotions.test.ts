import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, WIDTHS } from '#tests/support/browse-shop.ts';
import { buy, CART } from '#tests/support/checkout-steps.ts';
import { openFixtureShop } from '#tests/support/open-fixture-shop.ts';
import type { BuiltShop } from '#tests/support/shop-process.ts';

/** The second door of the calendar is today's. */
const TODAY = 'VRATA-2';
const shopper = browseShop();
const [[, PHONE], [, DESKTOP]] = WIDTHS;
let shop: BuiltShop;
beforeAll(async () => {
	shop = await openFixtureShop({}, 'promotions');
});
afterAll(() => shop?.close());

const open = (path: string, options: object = PHONE) => shopper.open(path, { ...options, baseURL: shop.url });
const html = async (path: string) => (await fetch(new URL(path, shop.url))).text();

test('today’s calendar door has a coupon, which reduces the matching goods and is shown by name', async () => {
	const page = await open('/advent/');
	const door = page.locator('main li[data-state="open"]');
	await door.getByText('10 %').waitFor();
	expect(await door.locator('code').textContent()).toBe(TODAY);
	await auditPage(page);
	await door.getByRole('link', { name: 'Dalje' }).click();
	await page.getByRole('link', { name: 'Kabel na kolutu', exact: true }).first().click();
	await page.waitForURL(/-proizvod-\d+\/$/);
	await page.locator('article [data-buy]').first().waitFor();
	await buy(page);
	await page.goto(CART);
	await page.locator('main summary', { hasText: 'Dodaj kod' }).click();
	await page.locator('main input[name="code"]').fill(TODAY);
	await page.locator('main input[name="code"]').press('Enter');
	await page.locator('main dt', { hasText: `Kupon ${TODAY}Vrata 2` }).waitFor();
	expect(await page.locator('main dt', { hasText: TODAY }).locator('+ dd').textContent()).toMatch(/^−3,50\s€$/);
});

test.each(['/advent/', '/advent/pravila/'])('%s shows the first door as ended, and nothing of future ones, with and without scripts', async (path) => {
	const document = await html(path);
	expect([...new Set(document.match(/VRATA-\d+/g))].filter((code) => code !== TODAY)).toEqual([]);
	expect(document).not.toMatch(/(Vrata|Tajna) ([3-9]|1\d|2\d)/);
	const page = await open(path, { ...PHONE, javaScriptEnabled: false });
	await page.getByText(path === '/advent/' ? 'Završeno: Vrata 1' : 'Završene pogodnosti').waitFor();
	expect(await page.locator('main code').allTextContents()).toEqual([TODAY]);
});

test('the page of promotions shows discount, goods, code and dates of each', async () => {
	const page = await open('/advent/pravila/', DESKTOP);
	const running = page.locator('main li[data-state="running"]');
	expect(await running.textContent()).toMatch(/Vrata 2Popust10\s%Vrijedi za.+Kod kuponaVRATA-2Trajanjesamo \d+\.\s\p{L}+ \d{4}\./u);
	expect(await page.locator('main li[data-state="over"]').textContent()).toMatch(/Vrata 1Popust10\s%/);
	await auditPage(page);
});

test('a flyer shows its dates, and the shop’s current prices', async () => {
	const page = await open('/letak/');
	await page.getByText(/Letak vrijedi od .+ do .+\. Cijene su jednake/).waitFor();
	const spot = page.locator('main svg a');
	const price = (await spot.locator('tspan[font-size]').textContent()) ?? '';
	expect(price).toMatch(/\d,\d\d\s€/);
	await page.goto((await spot.getAttribute('href')) ?? '');
	await page.locator('main article', { hasText: price }).first().waitFor();
});

test.each([true, false])('an expired flyer says so and shows no prices of its own (scripts: %s)', async (javaScriptEnabled) => {
	const page = await open('/stari-letak/', { ...PHONE, javaScriptEnabled });
	await page.getByText(/Letak je vrijedio do/).waitFor();
	expect(await page.locator('main svg a').textContent()).not.toContain('€');
});

test('a page rendered days ago marks its flyer as expired once it knows the time', async () => {
	const page = await shopper.blank({ ...PHONE, baseURL: shop.url });
	await page.clock.install({ time: new Date(Date.now() + 60 * 86_400_000) });
	await page.goto('/letak/');
	await page.getByText(/Letak je vrijedio do/).waitFor();
	expect(await page.locator('main svg a').textContent()).not.toContain('€');
});
