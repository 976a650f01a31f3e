// One file for one subject: when tags load, what they receive, and when they are removed.
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { browseShop, hydrated, takenOver } from '#tests/support/browse-shop.ts';
import { goOn, toReview } from '#tests/support/checkout-steps.ts';
import type { FakeTags } from '#tests/support/fake-tags.ts';
import { GA4_EVENTS } from '#tests/support/ga4-schema.ts';
import { GUEST_FIELDS } from '#tests/support/guest-fields.ts';
import { findGoods, findScreens, type ScreenPaths } from '#tests/support/shop-screens.ts';
import { button, heading } from '#tests/support/sign-in.ts';
import { begin, names, settled, visitWithTags } from '#tests/support/tagged-visit.ts';

const shopper = browseShop();
const screens = await findScreens();
const goods = await findGoods();

const ANALYTICS = ['www.googletagmanager.com', 'region1.google-analytics.com'];
const GUEST = { ...GUEST_FIELDS, email: 'mjerenje@primjer.example' };

describe('no third-party requests before consent', () => {
	test.each(Object.keys(screens) as (keyof ScreenPaths)[])('%s', async (name) => {
		if (name === 'missing') shopper.expectComplaint(/404/);
		for (const granted of [null, '']) {
			const { page, tags } = await visitWithTags(shopper, granted);
			await begin(page, screens[name]);
			await page.mouse.wheel(0, 400);
			if (granted === null) await page.locator('[data-consent]').waitFor();
			await settled(page);
			expect(tags.requests).toEqual([]);
			expect(await page.evaluate(() => Reflect.has(window, 'dataLayer'))).toBe(false);
		}
	});
});

test('nothing is loaded before the first interaction, whatever consent was given', async () => {
	const { page, tags } = await visitWithTags(shopper, 'analytics|marketing');
	await page.goto(screens.home);
	await hydrated(page);
	await settled(page);
	expect(tags.requests).toEqual([]);
	await page.keyboard.press('Shift');
	await expect.poll(() => tags.scripts().length).toBe(3);
});

test('after consent to analytics its tags load immediately, denied by default first; earlier events are dropped', async () => {
	const { page, tags } = await visitWithTags(shopper, null);
	await begin(page, goods);
	await page.locator('[data-consent]').waitFor();
	await page.locator('article [data-buy]').first().click();
	await expect.poll(() => page.locator('[data-live="cart-count"]').first().textContent()).toBe('1');
	await button(page, 'Odaberi').click();
	await page.locator('dialog[open] [name="analytics"]').check();
	await button(page, 'Spremi odabir').click();
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

test('after consent is withdrawn scripts and cookies are gone and no requests are made, in any tab', async () => {
	const { page, tags } = await visitWithTags(shopper, 'analytics|marketing');
	await begin(page, screens.page);
	const other = await page.context().newPage();
	await begin(other, screens.home);
	await page.bringToFront();
	await expect.poll(() => names(tags).filter((name) => name === 'page_view').length).toBe(2);
	const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
	await expect.poll(cookies).toContain('_ga');
	await page.locator('footer [data-action="consent"]').click();
	await page.locator('dialog[open]').waitFor();
	const reloads = Promise.all([page.waitForEvent('load'), other.waitForEvent('load')]);
	await button(page, 'Odbij sve').click();
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

test('closing a modal in any way does not send the page’s events again', async () => {
	const { page, tags } = await visitWithTags(shopper, 'analytics');
	await begin(page, screens.category);
	await expect.poll(() => names(tags)).toContain('view_item_list');
	await settled(page);
	const before = names(tags);
	const dialog = page.locator('dialog[open]');
	const button = dialog.getByRole('button', { name: 'Zatvori' });
	const close = [
		() => page.keyboard.press('Escape'),
		() => button.click(),
		() => button.evaluate((pressed: HTMLElement) => [pressed.click(), pressed.click()]),
		() => page.goBack(),
	];
	for (const leave of close) {
		await page.locator('footer [data-action="consent"]').click();
		await dialog.waitFor();
		await leave();
		await dialog.waitFor({ state: 'detached' });
		await settled(page);
	}
	expect(names(tags)).toEqual(before);
	expect(new URL(page.url()).pathname).toBe(screens.category);
});

test('quick view sends view_item once each time it opens, and its wish button sends add_to_wishlist', async () => {
	const { page, tags } = await visitWithTags(shopper, 'analytics');
	await begin(page, screens.category);
	await expect.poll(() => names(tags)).toContain('view_item_list');
	const before = names(tags).length;
	const dialog = page.locator('dialog[open]');
	const link = page.locator('main a[href*="mode=quick"]').first();
	const id = /-(\d+)\//.exec((await link.getAttribute('href')) ?? '')?.[1];
	await link.click();
	await dialog.locator('[data-action="wish"]').click();
	await expect.poll(() => names(tags).slice(before)).toEqual(['select_item', 'view_item', 'add_to_wishlist']);
	await page.keyboard.press('Escape');
	await dialog.waitFor({ state: 'detached' });
	await settled(page);
	expect(names(tags).slice(before)).toEqual(['select_item', 'view_item', 'add_to_wishlist']);
	for (const { payload } of tags.events.slice(before)) expect(payload).toMatchObject({ items: [{ item_id: id }] });
});

test('the page of a product in quick view sends view_item once', async () => {
	const { page, tags } = await visitWithTags(shopper, 'analytics');
	await page.goto(`${goods}?mode=quick`);
	await page.locator('dialog[open]').waitFor();
	await page.keyboard.press('Shift');
	await expect.poll(() => names(tags)).toContain('view_item');
	await settled(page);
	expect(names(tags).filter((name) => name === 'view_item')).toHaveLength(1);
});

const locations = (tags: FakeTags) =>
	tags.events.filter(({ name }) => name === 'page_view').map(({ payload }) => new URL(String(payload['page_location'])).search);

test('the click id of an ad is sent after consent to analytics on the page of the ad, and that of another network after consent to marketing', async () => {
	const { page, tags } = await visitWithTags(shopper, null);
	await begin(page, `${screens.category}?gclid=Cj0-ad&fbclid=IwAR-ad&email=a`);
	const sent = () =>
		page.evaluate(() =>
			(Reflect.get(window, 'dataLayer') as { 2?: unknown; 1?: { page_location?: string } }[]).flatMap((entry) => entry[1]?.page_location ?? []),
		);
	await button(page, 'Odaberi').click();
	await page.locator('dialog[open] [name="analytics"]').check();
	await button(page, 'Spremi odabir').click();
	await expect.poll(() => locations(tags)).toEqual(['?gclid=Cj0-ad']);
	await page.locator('footer [data-action="consent"]').click();
	await page.locator('dialog[open] [name="marketing"]').check();
	await button(page, 'Spremi odabir').click();
	await expect.poll(async () => (await sent()).at(-1)).toContain('?gclid=Cj0-ad&fbclid=IwAR-ad');
	expect(locations(tags)).toHaveLength(1);
});

test('the click id of an ad is sent once if the visitor consents after leaving the page of the ad', async () => {
	const { page, tags } = await visitWithTags(shopper, null);
	await begin(page, `${screens.category}?gclid=Cj0-ad`);
	await page.locator('[data-consent]').waitFor();
	const link = page.locator(`main a[href="${goods}"]`).first();
	await takenOver(link);
	await link.click();
	await page.waitForURL(`**${goods}`);
	await button(page, 'Prihvati sve').click();
	await expect.poll(() => locations(tags)).toEqual(['?gclid=Cj0-ad']);
	await page.goBack();
	await expect.poll(() => names(tags).filter((name) => name === 'page_view').length).toBe(2);
	await page.goForward();
	await expect.poll(() => locations(tags)).toEqual(['?gclid=Cj0-ad', '?gclid=Cj0-ad', '']);
});

test('with consent to marketing alone the container gets addresses without the code of an order', async () => {
	const { page, tags } = await visitWithTags(shopper, 'marketing');
	await begin(page, `${screens.page}?order_identificator=1-secret&gclid=Cj0-ad`);
	await expect.poll(() => tags.scripts().length).toBeGreaterThan(0);
	const places = await page.evaluate(() => JSON.stringify((Reflect.get(window, 'dataLayer') as object[]).map((entry) => Object.values(entry))));
	expect(places).toContain('"page_location"');
	expect(places).not.toContain('secret');
});

test('a partly filled form survives when consent is withdrawn in the dialog', async () => {
	const { page } = await visitWithTags(shopper, 'analytics');
	await begin(page, '/kontakt/');
	await expect.poll(() => page.locator('script[data-tag]').count()).toBeGreaterThan(0);
	await page.locator('main textarea').first().fill('Dobar dan, zanima me');
	await page.locator('footer [data-action="consent"]').click();
	await page.locator('dialog[open]').waitFor();
	await button(page, 'Odbij sve').click();
	await page.locator('dialog[open]').waitFor({ state: 'detached' });
	await expect.poll(() => page.locator('script[data-tag]').count()).toBe(0);
	await settled(page);
	expect(await page.locator('main textarea').first().inputValue()).toBe('Dobar dan, zanima me');
});

test('search results are sent as a list, and a click as a selection from it', async () => {
	const { page, tags } = await visitWithTags(shopper, 'analytics');
	await begin(page, screens.search);
	const payloadsOf = (event: string) =>
		tags.events.filter(({ name }) => name === event).map(({ payload }) => payload as { item_list_id: string; items: object[] });
	await expect.poll(() => payloadsOf('view_item_list').map(({ item_list_id }) => item_list_id)).toEqual(['search_results']);
	expect(payloadsOf('view_item_list')[0]?.items.length).toBeGreaterThan(1);
	const link = page.locator('main a[href*="-proizvod-"]').first();
	await takenOver(link);
	await link.click();
	await expect.poll(() => payloadsOf('select_item').map(({ item_list_id, items }) => [item_list_id, items.length])).toEqual([['search_results', 1]]);
});

test('a purchase sends each GA4 event from the first page to the thank-you page, and the purchase once', async () => {
	const { page, tags } = await visitWithTags(shopper, 'analytics');
	await begin(page, screens.category);
	await expect.poll(() => names(tags)).toContain('view_item_list');
	const link = page.locator(`main a[href="${goods}"]`).first();
	await takenOver(link);
	await link.click();
	await page.waitForURL(`**${goods}`);
	await expect.poll(() => names(tags)).toContain('view_item');
	await page.locator('article [data-buy]').first().click();
	await expect.poll(() => names(tags)).toContain('add_to_cart');
	await begin(page, screens.cart);
	await expect.poll(() => names(tags)).toContain('view_cart');
	await toReview(page, 'cash_on_delivery', GUEST);
	await page.locator('main [name="accept_terms"]').check();
	await expect.poll(() => names(tags)).toContain('add_payment_info');
	await goOn(page).click();
	await heading(page, 'Hvala na narudžbi').waitFor();
	// Without any input on the page, because many visitors leave it immediately.
	await expect.poll(() => names(tags), { timeout: 4000 }).toContain('purchase');
	await page.reload();
	await hydrated(page);
	await page.keyboard.press('Shift');
	// Category, product, cart, customer, payment, review, thanks, and the reload.
	await expect.poll(() => names(tags).filter((name) => name === 'page_view').length).toBe(8);
	await settled(page);

	// A changed choice may be tracked again.
	const tracked = names(tags)
		.filter((name) => name !== 'page_view')
		.filter((name, index, all) => name !== all[index - 1]);
	expect(names(tags).filter((name) => name === 'purchase')).toHaveLength(1);
	expect(tracked).toEqual([
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

test('requests of the container pass the page policy if TAG_HOSTS lists their host, and no others do', async () => {
	const contained = ['https://connect.facebook.net/en_US/fbevents.js', 'https://stranger.example/x.js'];
	const { page, tags } = await visitWithTags(shopper, 'marketing', { contained });
	shopper.expectComplaint(/stranger\.example/);
	await begin(page, screens.home);
	await expect.poll(() => tags.requests.map(({ host }) => host)).toContain('connect.facebook.net');
	await settled(page);
	expect(tags.requests.map(({ host }) => host)).not.toContain('stranger.example');
});

test('a tag that fails to load is logged, and the shop works', async () => {
	const { page, tags } = await visitWithTags(shopper, 'analytics|marketing', { lost: /./ });
	const warnings: string[] = [];
	page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
	shopper.expectComplaint(/ERR_FAILED/);
	await begin(page, goods);
	await expect.poll(() => warnings.filter((text) => text.includes('could not be loaded')).length).toBe(3);
	await page.locator('article [data-buy]').first().click();
	await expect.poll(() => page.locator('[data-live="cart-count"]').first().textContent()).toBe('1');
	expect(tags.events).toEqual([]);
});

test('a tag that fails to load does not affect the others', async () => {
	const { page, tags } = await visitWithTags(shopper, 'analytics', { lost: /gtm\.js/ });
	shopper.expectComplaint(/ERR_FAILED/);
	await begin(page, goods);
	await expect.poll(() => names(tags)).toContain('view_item');
});
