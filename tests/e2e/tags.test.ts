import type { Page } from 'playwright-core';
import { Value } from 'typebox/value';
import { describe, expect, inject, test } from 'vitest';
import { browseShop, hydrated, takenOver } from '#tests/support/browse-shop.ts';
import { type FakeTags, fakeTags } from '#tests/support/fake-tags.ts';
import { GUEST_FIELDS } from '#tests/support/fill-checkout.ts';
import { GA4_EVENTS } from '#tests/support/ga4-schema.ts';
import { median } from '#tests/support/median.ts';
import { findGoods, findScreens, type ScreenPaths } from '#tests/support/shop-screens.ts';
import { slowDown } from '#tests/support/slow-down.ts';
import { watchClicks } from '#tests/support/watch-clicks.ts';

const shopper = browseShop();
const screens = await findScreens();
const goods = await findGoods();
const shopUrl = inject('shopUrl');

const ANALYTICS = ['www.googletagmanager.com', 'region1.google-analytics.com'];
const GUEST = { ...GUEST_FIELDS, email: 'mjerenje@primjer.example' };

/** A page that lets `granted` in, as somebody does who chose on an earlier visit; `null` has not chosen. */
async function visit(granted: string | null, options: Parameters<typeof fakeTags>[2] = {}): Promise<{ page: Page; tags: FakeTags }> {
	const page = await shopper.blank({ undecided: true, viewport: { width: 1440, height: 900 } });
	const tags = await fakeTags(page.context(), shopUrl, options);
	if (granted !== null) await page.context().addCookies([{ name: 'gdpr_cookie', value: granted, url: shopUrl }]);
	return { page, tags };
}

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await hydrated(page);
	await page.keyboard.press('Shift');
}

/** Until all that goes by itself after the first interaction has gone. */
const settled = (page: Page) => page.waitForLoadState('networkidle');
const names = ({ events }: FakeTags) => events.map(({ name }) => name);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const goOn = (page: Page) => page.locator('main form button[type="submit"]').last();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('nobody else is asked before consent', () => {
	test.each(Object.keys(screens) as (keyof ScreenPaths)[])('%s', async (name) => {
		if (name === 'missing') shopper.expectComplaint(/404/);
		for (const granted of [null, 'necessary']) {
			const { page, tags } = await visit(granted);
			await open(page, screens[name]);
			await page.mouse.wheel(0, 400);
			if (granted === null) await page.locator('[data-consent]').waitFor();
			await settled(page);
			expect(tags.requests).toEqual([]);
			expect(await page.evaluate(() => Reflect.has(window, 'dataLayer'))).toBe(false);
		}
	});
});

test('nothing is loaded before the first interaction, whatever is granted', async () => {
	const { page, tags } = await visit('necessary|analytics|marketing');
	await page.goto(screens.home);
	await hydrated(page);
	await settled(page);
	expect(tags.requests).toEqual([]);
	await page.keyboard.press('Shift');
	await expect.poll(() => tags.scripts().length).toBe(3);
});

test('after a grant of analytics its tags come at once, denied by default first; what was before is dropped', async () => {
	const { page, tags } = await visit(null);
	await open(page, goods);
	await page.locator('[data-consent]').waitFor();
	await page.locator('article [data-buy]').first().click();
	await expect.poll(() => page.locator('[data-live="cart-count"]').first().textContent()).toBe('1');
	await press(page, 'Odaberi').click();
	await page.locator('dialog[open] [name="analytics"]').check();
	await press(page, 'Spremi odabir').click();
	await expect.poll(() => names(tags)).toContain('view_item');
	await settled(page);
	expect(new Set(tags.requests.map(({ host }) => host))).toEqual(new Set(ANALYTICS));
	expect(names(tags).slice(0, 3)).toEqual(['consent_choice', 'page_view', 'view_item']);
	expect(names(tags)).not.toContain('add_to_cart');
	const commands = await page.evaluate(() =>
		(Reflect.get(window, 'dataLayer') as { 0?: unknown; 1?: unknown; 2?: unknown }[]).map((entry) => [entry[0], entry[1], entry[2]]),
	);
	const denied = { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
	expect(commands[0]).toEqual(['consent', 'default', denied]);
	const update = commands.findIndex(([command, word]) => command === 'consent' && word === 'update');
	expect(commands[update]?.[2]).toEqual({ ...denied, analytics_storage: 'granted' });
	expect(update).toBeLessThan(commands.findIndex(([command]) => command === 'config'));
});

test('after it is taken back scripts and cookies are gone and nothing is asked any more, in any tab', async () => {
	const { page, tags } = await visit('necessary|analytics|marketing');
	await open(page, screens.page);
	const other = await page.context().newPage();
	await open(other, screens.home);
	await page.bringToFront();
	await expect.poll(() => names(tags).filter((name) => name === 'page_view').length).toBe(2);
	const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
	await expect.poll(cookies).toContain('_ga');
	await page.locator('footer [data-act="consent"]').click();
	await page.locator('dialog[open]').waitFor();
	const reloads = Promise.all([page.waitForEvent('load'), other.waitForEvent('load')]);
	await press(page, 'Odbij sve').click();
	await reloads;
	tags.requests.length = 0;
	for (const tab of [page, other]) {
		await tab.bringToFront();
		await hydrated(tab);
		await tab.keyboard.press('Shift');
		await tab.locator('main a[href^="/"]').first().click();
		await settled(tab);
		expect(await tab.locator('script[data-tag]').count()).toBe(0);
	}
	expect(tags.requests).toEqual([]);
	expect(await cookies()).not.toContain('_ga');
});

test('a purchase is told from the first page to the thank-you page, each event as GA4 wants it, the purchase once', async () => {
	const { page, tags } = await visit('necessary|analytics');
	await open(page, screens.category);
	await expect.poll(() => names(tags)).toContain('view_item_list');
	const link = page.locator(`main a[href="${goods}"]`).first();
	await takenOver(link);
	await link.click();
	await page.waitForURL(`**${goods}`);
	await expect.poll(() => names(tags)).toContain('view_item');
	await page.locator('article [data-buy]').first().click();
	await expect.poll(() => names(tags)).toContain('add_to_cart');
	await open(page, screens.cart);
	await expect.poll(() => names(tags)).toContain('view_cart');
	await page.locator('main a[href="/webshop/prijava/"]').click();
	await heading(page, 'Kako želite kupiti').waitFor();
	await press(page, 'Nastavite kao gost').click();
	await heading(page, 'Podaci za dostavu').waitFor();
	await page.locator('main [name="email"]').waitFor();
	for (const [name, value] of Object.entries(GUEST)) await page.locator(`main [name="${name}"]`).fill(value);
	await goOn(page).click();
	await heading(page, 'Dostava').waitFor();
	await page.locator('main input[type="radio"]').first().check();
	await goOn(page).click();
	await heading(page, 'Plaćanje').waitFor();
	await page.locator('main input[type="radio"][value="cash_on_delivery"]').check();
	await goOn(page).click();
	await heading(page, 'Pregled narudžbe').waitFor();
	await page.locator('main [name="accept_terms"]').check();
	await expect.poll(() => names(tags)).toContain('add_payment_info');
	await goOn(page).click();
	await heading(page, 'Hvala na narudžbi').waitFor();
	await hydrated(page);
	await page.keyboard.press('Shift');
	await expect.poll(() => names(tags)).toContain('purchase');
	await page.reload();
	await hydrated(page);
	await page.keyboard.press('Shift');
	await expect.poll(() => names(tags).filter((name) => name === 'page_view').length).toBeGreaterThan(8);
	await settled(page);

	// A choice may be told again when the shopper changes it.
	const told = names(tags)
		.filter((name) => name !== 'page_view')
		.filter((name, index, all) => name !== all[index - 1]);
	expect(names(tags).filter((name) => name === 'purchase')).toHaveLength(1);
	expect(told).toEqual([
		...['view_item_list', 'select_item', 'view_item', 'view_item_list', 'add_to_cart', 'view_cart', 'begin_checkout'],
		...['add_shipping_info', 'add_payment_info', 'purchase'],
	]);
	for (const { name, payload } of tags.events) {
		const schema = GA4_EVENTS[name as keyof typeof GA4_EVENTS];
		expect([...Value.Errors(schema, payload)].map((error) => `${name} ${JSON.stringify(error)}`)).toEqual([]);
	}
	const purchase = tags.events.find(({ name }) => name === 'purchase')?.payload as {
		items: { item_id: string; price: number; quantity: number }[];
		value: number;
		shipping: number;
	};
	const id = /-(\d+)\/$/.exec(goods)?.[1];
	expect(purchase.items.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([[id, 1]]);
	expect(purchase.value).toBeGreaterThanOrEqual(purchase.items[0]?.price ?? Number.POSITIVE_INFINITY);
	const addresses = JSON.stringify(tags.requests);
	for (const secret of [GUEST.email, GUEST.last_name, GUEST.street]) expect(addresses).not.toContain(encodeURIComponent(secret));
	expect(addresses).not.toContain('order_identificator');
	const container = () => page.evaluate(() => (Reflect.get(window, 'dataLayer') as { event?: string }[]).flatMap(({ event }) => event ?? []));
	await expect.poll(container).toEqual(expect.arrayContaining(['gtm.js', 'pageView']));
});

test('a tag that cannot be had is logged, and the shop sells on', async () => {
	const { page, tags } = await visit('necessary|analytics|marketing', { lost: true });
	const warnings: string[] = [];
	page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
	shopper.expectComplaint(/ERR_FAILED/);
	await open(page, goods);
	await expect.poll(() => warnings.filter((text) => text.includes('could not be loaded')).length).toBe(3);
	await page.locator('article [data-buy]').first().click();
	await expect.poll(() => page.locator('[data-live="cart-count"]').first().textContent()).toBe('1');
	expect(tags.events).toEqual([]);
});

describe('what tags cost', () => {
	const paint = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);

	test('they do not delay the first paint: at most 50 ms between the medians of five visits each', { timeout: 120_000, retry: 2 }, async () => {
		const paints: Record<string, number[]> = { with: [], without: [] };
		for (let round = 0; round < 5; round++) {
			for (const [kind, granted] of [
				['without', 'necessary'],
				['with', 'necessary|analytics|marketing'],
			] as const) {
				const { page } = await visit(granted, { work: 50 });
				await page.goto(screens.product);
				await page.waitForLoadState('load');
				await expect.poll(() => paint(page)).toBeGreaterThan(0);
				paints[kind]?.push(await paint(page));
				await page.context().close();
			}
		}
		console.log(`FCP: ${median(paints['with'] ?? [])} ms with tags, ${median(paints['without'] ?? [])} ms without`);
		expect(median(paints['with'] ?? []) - median(paints['without'] ?? [])).toBeLessThanOrEqual(50);
	});

	test('a press answers within 200 ms on a machine four times slower', { timeout: 60_000 }, async () => {
		const { page, tags } = await visit('necessary|analytics|marketing');
		await open(page, screens.category);
		await expect.poll(() => names(tags)).toContain('view_item_list');
		await settled(page);
		await slowDown(page);
		const takeClicks = await watchClicks(page);
		const hearts = page.locator('main [data-act="wish"]');
		const bought = () => names(tags).filter((name) => name === 'add_to_cart').length;
		const rounds: number[] = [];
		// Other work on the machine only ever adds to it: the best of three rounds is the page's own.
		for (let round = 0; round < 3 && (rounds.length === 0 || Math.min(...rounds) >= 200); round++) {
			for (const place of [0, 1, 2]) {
				const told = bought();
				await page.locator('main [data-buy]').nth(place).click();
				await hearts.nth(place).click();
				await expect.poll(bought).toBeGreaterThan(told);
			}
			const durations = await takeClicks();
			console.log(`Presses with tags, 4x slower: ${durations.join(', ')} ms`);
			rounds.push(Math.max(...durations));
		}
		expect(Math.min(...rounds)).toBeLessThan(200);
	});
});
