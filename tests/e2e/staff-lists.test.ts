import { expect, test } from 'vitest';
import { browseShop, hydrated } from '#tests/support/browse-shop.ts';
import { editor, LOGIN, signIn } from '#tests/support/sign-in.ts';

const shopper = browseShop();
/** A category of the demo with a hidden product (`HIDDEN` in packages/demo/catalog/build-product.ts). */
const LIST = '/proizvodi/ventilatori/';
const MARK = 'Skriveno: vide samo djelatnici';

test('staff see the hidden products of a list, each marked; visitors do not', async () => {
	const page = await shopper.blank();
	const marked = page.locator('main').getByText(MARK, { exact: true });
	const total = () => page.locator('main [role="status"]').first().innerText();

	await page.goto(LIST);
	await hydrated(page);
	await page.keyboard.press('Shift');
	const forVisitors = Number.parseInt(await total(), 10);
	expect(await marked.count()).toBe(0);

	await signIn(page, LOGIN, editor);
	await page.goto(LIST);
	await hydrated(page);
	await page.keyboard.press('Shift');
	await marked.first().waitFor();
	await expect.poll(() => marked.count()).toBe(1);
	expect(Number.parseInt(await total(), 10)).toBe(forVisitors + 1);
});

test('staff see the list of all products', async () => {
	const page = await shopper.blank();
	await signIn(page, LOGIN, editor);
	const [list] = await Promise.all([
		page.waitForResponse((response) => response.url().includes('include_invisible') || (response.request().postData() ?? '').includes('include_invisible')),
		page.goto('/proizvodi/').then(async () => {
			await hydrated(page);
			await page.keyboard.press('Shift');
		}),
	]);
	expect(list.status()).toBe(200);
	await page.locator('main a[href*="-proizvod-"]').first().waitFor();
});

test.each([
	['cards', '/magazin/iz-trgovine/', 'Adventski kalendar: što nas čeka u prosincu'],
	['rows', '/magazin/testovi/', 'Tri podesiva stola pod opterećenjem'],
])('staff see the drafts of a magazine list of %s, each with its mark; visitors do not', async (_looks, list, title) => {
	const page = await shopper.blank();
	const draft = page.locator('main li').filter({ hasText: title });
	const marked = page.locator('main li').filter({ hasText: MARK });

	await page.goto(list);
	await hydrated(page);
	await page.locator('main li').first().waitFor();
	expect([await draft.count(), await marked.count()]).toEqual([0, 0]);

	await signIn(page, LOGIN, editor);
	await page.goto(list);
	await draft.getByText(MARK, { exact: true }).waitFor();
	await expect.poll(() => marked.count()).toBe(1);
	expect(new URL(page.url()).pathname).toBe(list);
});
