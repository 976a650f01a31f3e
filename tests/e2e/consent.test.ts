import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS, hydrated } from '#tests/support/browse-shop.ts';
import { fakeTags } from '#tests/support/fake-tags.ts';
import { findScreens, read } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const screens = await findScreens();

const banner = (page: Page) => page.locator('[data-consent]');
const settings = (page: Page) => page.locator('dialog[open]', { has: page.locator('[name="analytics"]') });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const consentOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'gdpr_cookie');

/** The first interaction, after which the banner is shown. */
async function begin(page: Page): Promise<void> {
	await hydrated(page);
	await page.keyboard.press('Shift');
	await banner(page).waitFor();
}

describe.each(FLOW_WIDTHS)('%s', (_width, device) => {
	const undecided = { ...device, undecided: true };

	test.each([
		['Odbij sve', ''],
		['Prihvati sve', 'analytics|marketing'],
	])('"%s" is one press, is kept for a year and is not asked again', async (answer, kept) => {
		const page = await shopper.open(screens.home, undecided);
		await fakeTags(page.context(), inject('shopUrl'));
		await begin(page);
		expect(await consentOf(page)).toBeUndefined();
		const saved = page.waitForResponse((response) => response.url().endsWith('/api/hapi/gdpr/consents'));
		await press(page, answer).click();
		await banner(page).waitFor({ state: 'detached' });
		expect((await saved).ok()).toBe(true);
		const cookie = await consentOf(page);
		expect(decodeURIComponent(cookie?.value ?? '')).toBe(kept);
		expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(31_536_000 - 600);
		await page.goto(screens.category);
		await hydrated(page);
		await page.locator('footer [data-action="consent"]').click();
		await settings(page).waitFor();
		expect(await banner(page).count()).toBe(0);
	});

	test('the three buttons look the same, nothing is preselected, and a footer link reopens the choice', async () => {
		const page = await shopper.open(screens.category, undecided);
		await fakeTags(page.context(), inject('shopUrl'));
		await begin(page);
		const looks = await banner(page)
			.getByRole('button')
			.evaluateAll((buttons) =>
				buttons.map((button) => {
					const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(button);
					return { color, backgroundColor, fontSize, fontWeight, borderColor, width: Math.round(button.getBoundingClientRect().width) };
				}),
			);
		expect(looks).toHaveLength(3);
		expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(1);
		await press(page, 'Odaberi').click();
		await settings(page).waitFor();
		await expect.poll(() => settings(page).locator('input:checked').count()).toBe(1);
		await settings(page).locator('[name="analytics"]').check();
		await press(page, 'Spremi odabir').click();
		await settings(page).waitFor({ state: 'detached' });
		expect(decodeURIComponent((await consentOf(page))?.value ?? '')).toBe('analytics');
		expect(await banner(page).count()).toBe(0);
		await page.locator('footer [data-action="consent"]').click();
		await settings(page).waitFor();
		expect(await settings(page).locator('[name="analytics"]').isChecked()).toBe(true);
		expect(await settings(page).locator('[name="marketing"]').isChecked()).toBe(false);
	});

	test('by keyboard the banner comes first, Escape closes dialog and banner without a choice, and the focus returns', async () => {
		const page = await shopper.open(screens.page, undecided);
		await begin(page);
		await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
		expect(await banner(page).evaluate((node) => node.contains(document.activeElement))).toBe(true);
		await page.keyboard.press('Enter');
		await settings(page).waitFor();
		for (let step = 0; step < 12; step++) {
			await page.keyboard.press('Tab');
			const where = await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null);
			expect(where).toBe(true);
		}
		await page.keyboard.press('Escape');
		await settings(page).waitFor({ state: 'detached' });
		await expect.poll(() => banner(page).evaluate((node) => node.contains(document.activeElement))).toBe(true);
		await page.keyboard.press('Escape');
		await banner(page).waitFor({ state: 'detached' });
		expect(await consentOf(page)).toBeUndefined();
		await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('sadrzaj');
	});

	test('the banner causes no layout shift, and buy buttons stay clickable', async () => {
		const page = await shopper.blank(undecided);
		await page.addInitScript(() => {
			const moves: number[] = [];
			Reflect.set(window, 'moves', moves);
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) moves.push(Reflect.get(entry, 'value'));
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await page.goto(screens.product);
		await page.waitForLoadState('networkidle');
		await begin(page);
		const box = await banner(page).boundingBox();
		await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
		expect((await page.evaluate((): number[] => Reflect.get(window, 'moves'))).reduce((sum, move) => sum + move, 0)).toBeLessThan(0.01);
		expect(box?.height).toBeLessThan(260);
		for (const bar of ['article [data-buy]', 'nav[data-marks="page"]']) {
			const shown = page.locator(bar).filter({ visible: true });
			const other = (await shown.count()) > 0 ? await shown.first().boundingBox() : null;
			if (!other || !box) continue;
			const overlaps = other.y < box.y + box.height && box.y < other.y + other.height && other.x < box.x + box.width && box.x < other.x + other.width;
			expect(overlaps, bar).toBe(false);
		}
		await page.locator('article [data-buy]').first().click();
		await expect.poll(() => page.locator('[data-live="cart-count"]').first().textContent()).toBe('1');
		await page.locator('[data-opens="cart"]').filter({ visible: true }).click();
		await page.locator('dialog[open]').waitFor();
	});

	test('the banner has no accessibility error, light or dark', async () => {
		const page = await shopper.open(screens.page, { ...undecided, bypassCSP: true });
		await begin(page);
		expect(await auditPage(page, '[data-consent]')).toEqual([]);
	});
});

test('a choice applies to all tabs', async () => {
	const first = await shopper.open(screens.home, { undecided: true });
	const second = await first.context().newPage();
	await second.goto(screens.page);
	await second.bringToFront();
	await begin(second);
	await first.bringToFront();
	await begin(first);
	await press(first, 'Odbij sve').click();
	await banner(second).waitFor({ state: 'detached' });
});

test('a guest without the cookie is asked again', async () => {
	const page = await shopper.open(screens.home, { undecided: true });
	await begin(page);
	await press(page, 'Odbij sve').click();
	await banner(page).waitFor({ state: 'detached' });
	await page.context().clearCookies({ name: 'gdpr_cookie' });
	await page.reload();
	await hydrated(page);
	await begin(page);
});

test('neither documents for shoppers nor those for bots contain the banner', async () => {
	expect(await read(screens.home)).not.toMatch(/data-consent|googletagmanager/);
});
