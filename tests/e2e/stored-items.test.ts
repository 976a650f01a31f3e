import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { STORED_ITEMS, type StoredItem } from '#lib/consent/stored-items.ts';
import { browseShop, hydrated } from '#tests/support/browse-shop.ts';
import { buy, CART, place, toReview } from '#tests/support/checkout-steps.ts';
import { fakeTags } from '#tests/support/fake-tags.ts';
import { findGoods, findScreens, read } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const screens = await findScreens();
const goods = await findGoods();

type Kept = Pick<StoredItem, 'name' | 'where'>;

/** Whether the list contains an item. */
function isListed({ name, where }: Kept): boolean {
	const plain = name.replace(/^__Host-/, '');
	return STORED_ITEMS.some((item) => item.where === where && (item.name.endsWith('*') ? plain.startsWith(item.name.slice(0, -1)) : plain === item.name));
}

/** Everything that the shop's origin stores in the browser. */
async function readKept(page: Page): Promise<Kept[]> {
	const cookies = (await page.context().cookies()).map(({ name }): Kept => ({ name, where: 'cookie' }));
	const stored = await page.evaluate(async () => ({
		localStorage: Object.keys(localStorage),
		sessionStorage: Object.keys(sessionStorage),
		cache: await caches.keys(),
		indexedDb: (await indexedDB.databases()).map(({ name = '' }) => name),
	}));
	expect(stored.indexedDb).toEqual([]);
	return [...cookies, ...(['localStorage', 'sessionStorage', 'cache'] as const).flatMap((where) => stored[where].map((name): Kept => ({ name, where })))];
}

test('everything stored in the browser is listed on the cookie page', { timeout: 180_000 }, async () => {
	const kept = new Map<string, Kept>();
	const note = async (page: Page) => {
		for (const item of await readKept(page)) kept.set(`${item.where} ${item.name}`, item);
	};
	const page = await shopper.open(screens.home, { undecided: true, serviceWorkers: 'allow' });
	await fakeTags(page.context(), inject('shopUrl'));
	await page.keyboard.press('Shift');
	await page.getByRole('button', { name: 'Prihvati sve', exact: true }).click();
	await note(page);
	for (const path of [screens.category, screens.product, '/trazi/?search_q=monitor', '/lista-zelja/', '/moj-racun/prijava/', '/kolacici/']) {
		await page.goto(path);
		await hydrated(page);
		await page.keyboard.press('Shift');
		await page.waitForTimeout(300);
		await note(page);
	}
	await page.goto(goods);
	await hydrated(page);
	await buy(page);
	await note(page);
	await page.goto(CART);
	await toReview(page, 'cash_on_delivery');
	await note(page);
	await place(page);
	await note(page);

	expect([...kept.values()].filter((item) => !isListed(item))).toEqual([]);
	const names = [...kept.values()].map(({ name }) => name);
	for (const name of ['shop_state', 'hapi_auth_token', 'gdpr_cookie', 'shop_viewed']) expect(names).toContain(name);
	const listed = await read('/kolacici/');
	for (const name of ['hapi_auth_token', 'gdpr_cookie', 'shop_viewed', '_ga_*']) expect(listed).toContain(`<td>${name} (`);
	expect(listed).not.toContain('{{');
});
