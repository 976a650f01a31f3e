import type { Locator, Page, Response } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, hydrated, takenOver, WIDTHS } from '#tests/support/browse-shop.ts';
import { findScreens } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const screens = await findScreens();

/** The visible cart link: in the bottom bar of a phone, in the header of a desktop and of a product. */
const cartLink = (page: Page) => page.locator('[data-opens="cart"]').filter({ visible: true });
const count = (page: Page) => cartLink(page).locator('[data-live="cart-count"]').textContent();
const drawer = (page: Page) => page.locator('dialog[open]');
const buy = (page: Page) => page.locator('article [data-buy]').first();

const lineOf = (page: Page, title: string | null) =>
	page.locator('main li', { has: page.getByRole('link', { name: title ?? '', exact: true }) }).filter({ has: page.locator('input[type="number"]') });
const press = (line: Locator, icon: string) =>
	line
		.locator('button')
		.filter({ has: line.page().locator(`[href$="#${icon}"]`) })
		.click();

/** Waits for the response to a click. */
async function sent(page: Page, method: string, act: () => Promise<void>): Promise<void> {
	const isAnswer = (response: Response) => response.request().method() === method && response.url().includes('/webshop/product');
	await Promise.all([page.waitForResponse(isAnswer), act()]);
}

async function showsCount(page: Page, expected: string): Promise<void> {
	await expect.poll(() => count(page), { timeout: 10_000 }).toBe(expected);
}

test('the first screen of the homepage on a phone shows an offer with its price', async () => {
	const page = await shopper.blank(WIDTHS[0][1]);
	await page.goto('/');
	const bar = await page.getByRole('navigation', { name: 'Glavne radnje' }).boundingBox();
	const price = await page.locator('main li b[aria-hidden]').first().boundingBox();
	expect((price?.y ?? Number.NaN) + (price?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('a product on a phone has one bar at the bottom, its own, and the cart in the header; a sold-out one and a low window have the shop’s', async () => {
	const page = await shopper.open(screens.product, WIDTHS[0][1]);
	const shopBar = page.getByRole('navigation', { name: 'Glavne radnje' });
	const ownBar = page.locator('main [data-buy-bar]');
	const bottom = async () => {
		const { y = 0, height = 0 } = (await ownBar.boundingBox()) ?? {};
		return Math.round(y + height);
	};
	await shopBar.waitFor({ state: 'hidden' });
	expect(await bottom()).toBe(page.viewportSize()?.height);
	await page.locator('header [data-opens="cart"]').click();
	await drawer(page).waitFor();
	await page.keyboard.press('Escape');
	await page.setViewportSize({ width: 390, height: 400 });
	await shopBar.waitFor();
	await page.setViewportSize({ width: 390, height: 844 });
	await shopBar.waitFor({ state: 'hidden' });
	await ownBar.evaluate((bar) => bar.remove());
	await shopBar.waitFor();
});

test.each(['/webshop/kosarica/', '/lista-zelja/', '/usporedba/'])(
	'%s suggests what was viewed while it is empty, and nothing to somebody who viewed nothing',
	async (path) => {
		const page = await shopper.open(screens.product, { ...WIDTHS[0][1], bypassCSP: true });
		const title = (await page.locator('article h1').textContent()) ?? '';
		await page.keyboard.press('Shift');
		await expect.poll(() => page.evaluate(() => localStorage.getItem('shop_viewed'))).not.toBeNull();
		await page.goto(path);
		const viewed = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Nedavno ste gledali' }) });
		await viewed.filter({ visible: true }).getByRole('link', { name: title }).first().waitFor();
		expect(await auditPage(page)).toEqual([]);
		await page.evaluate(() => localStorage.removeItem('shop_viewed'));
		await page.reload();
		await page
			.getByRole('heading', { name: /je prazna$/ })
			.filter({ visible: true })
			.waitFor();
		await page.waitForLoadState('networkidle');
		expect(await viewed.count()).toBe(0);
	},
);

describe.each(WIDTHS)('%s', (_width, device) => {
	test('a product is added from homepage and category to the cart, which survives a reload', async () => {
		const page = await shopper.open(screens.home, device);
		await page.locator(`main a[href="${screens.category}"]`).first().click();
		await page.waitForURL(`**${screens.category}`);
		await page.locator(`main a[href="${screens.product}"]`).first().click();
		await page.waitForURL(`**${screens.product}`);
		const title = await page.locator('article h1').textContent();
		await buy(page).click();
		await showsCount(page, '1');
		await cartLink(page).click();
		await drawer(page)
			.getByText(title ?? '', { exact: true })
			.waitFor();

		await page.reload();
		await hydrated(page);
		await showsCount(page, '1');
		await cartLink(page).click();
		await drawer(page)
			.getByText(title ?? '', { exact: true })
			.waitFor();
		await drawer(page).locator('a[href="/webshop/kosarica/"]').click();
		await page.waitForURL('**/webshop/kosarica/');
		await lineOf(page, title).waitFor();
	});

	test('adding a product shows it with the cart total, a link to the cart and a button to close', async () => {
		const page = await shopper.open(screens.product, device);
		const title = await page.locator('article h1').textContent();
		const panel = page.locator('[data-added]:popover-open');
		// The buttons of accessories below have a status each.
		const total = panel.getByRole('status').first();
		await buy(page).click();
		await panel.getByText(title ?? '', { exact: true }).waitFor();
		await expect.poll(() => total.textContent()).toMatch(/^U košarici: 1 komad, ukupno \d+(\.\d{3})*,\d\d\s€$/);
		await panel.getByRole('button', { name: 'Nastavi kupnju' }).click();
		await panel.waitFor({ state: 'hidden' });
		await buy(page).click();
		await expect.poll(() => total.textContent()).toMatch(/^U košarici: 2 komada/);
		await panel.getByRole('link', { name: 'Otvori košaricu' }).click();
		await page.waitForURL('**/webshop/kosarica/');
		await lineOf(page, title).waitFor();
	});

	test('adding a product from a list shows it too', async () => {
		const page = await shopper.open(screens.category, device);
		await page.locator('main li [data-buy]').first().click();
		await page.locator('[data-added]:popover-open').getByText('U košarici: 1 komad').waitFor();
		await page.keyboard.press('Escape');
		await page.locator('[data-added]').waitFor({ state: 'hidden' });
	});

	test('the cart page changes a quantity, stores it, and removes a line', async () => {
		const page = await shopper.open(screens.product, device);
		const title = await page.locator('article h1').textContent();
		await buy(page).click();
		await showsCount(page, '1');
		await page.goto(screens.cart);
		const line = lineOf(page, title);
		await sent(page, 'PUT', () => press(line, 'plus'));
		await showsCount(page, '2');
		await page.reload();
		await expect.poll(() => line.locator('input').inputValue()).toBe('2');
		await sent(page, 'DELETE', () => press(line, 'trash'));
		await line.waitFor({ state: 'detached' });
		await showsCount(page, '');
		await page.reload();
		await page.getByRole('heading', { name: 'Košarica je prazna' }).waitFor();
	});

	test('ten fast clicks add ten pieces to the cart', async () => {
		const page = await shopper.open(screens.product, device);
		// Of earlier clicks only the last one is recorded.
		await takenOver(buy(page));
		await page.evaluate(() => {
			const button = document.querySelector<HTMLElement>('article [data-buy]');
			for (let press = 0; press < 10; press++) button?.click();
		});
		await buy(page).filter({ hasText: 'U košarici' }).waitFor();
		await page.reload();
		await hydrated(page);
		await showsCount(page, '10');
	});

	test('a click before the code is loaded is not lost', async () => {
		const page = await shopper.blank(device);
		let arrive = () => {};
		const code = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		await page.route('**/assets/**/*.js', (route) => code.then(() => route.continue()));
		await page.goto(screens.product, { waitUntil: 'commit' });
		await page.waitForFunction(() => 'earlyClicks' in window);
		await buy(page).click();
		arrive();
		await showsCount(page, '1');
	});

	test('a click in a part of the homepage that is not hydrated counts once', async () => {
		const page = await shopper.open('/', device);
		await page
			.locator('main [data-buy]')
			.first()
			.evaluate((button: HTMLElement) => button.click());
		await showsCount(page, '1');
		await page.reload();
		await showsCount(page, '1');
	});

	test('a click while the page hydrates counts once', async () => {
		const page = await shopper.blank(device);
		await page.addInitScript(() => {
			const timer = setInterval(() => {
				const isListening = Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));
				if (!isListening) return;
				clearInterval(timer);
				document.querySelector<HTMLElement>('article [data-buy]')?.click();
			});
		});
		await page.goto(screens.product);
		await buy(page).filter({ hasText: 'U košarici' }).waitFor();
		await showsCount(page, '1');
		await page.waitForTimeout(500);
		expect(await count(page)).toBe('1');
	});

	test('a product added while offline is sent once the connection is back', async () => {
		shopper.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
		const page = await shopper.open(screens.product, device);
		await sent(page, 'POST', () => buy(page).click());
		await showsCount(page, '1');
		await page.context().setOffline(true);
		await buy(page).click();
		await showsCount(page, '2');
		await sent(page, 'POST', () => page.context().setOffline(false));
		await page.reload();
		await hydrated(page);
		await showsCount(page, '2');
	});
});
