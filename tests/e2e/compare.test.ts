import type { Locator, Page, Response } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS, hydrated, WIDTHS } from '#tests/support/browse-shop.ts';
import { CATEGORY } from '#tests/support/shop-screens.ts';

const shopper = browseShop();

const COMPARISON = '/usporedba/';
const buttons = (page: Page) => page.locator('main [data-action="compare"]');
const count = (page: Page) => page.locator('header [data-live="compare-count"]').textContent();
const columns = (page: Page) => page.locator('main [role="columnheader"]');
const rows = (page: Page) => page.locator('main [role="row"]:has(> [role="rowheader"]:not([aria-colspan]))');

/** Clicks the compare buttons of the first products of a list, one after the other. */
async function choose(page: Page, places: readonly number[]): Promise<void> {
	for (const place of places) {
		const button = buttons(page).nth(place);
		await Promise.all([page.waitForResponse(isAnswer('POST')), button.evaluate((element: HTMLElement) => element.click())]);
		await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
	}
}

const isAnswer = (method: string) => (response: Response) => response.request().method() === method && response.url().endsWith('/api/hapi/compare');

/** Removes the first product, and waits for the response. */
async function takeOut(page: Page): Promise<void> {
	const button = page.getByRole('button', { name: /^Ukloni iz usporedbe/ }).first();
	await Promise.all([page.waitForResponse(isAnswer('DELETE')), button.click()]);
}

describe.each(FLOW_WIDTHS)('%s', (_width, device) => {
	test('a guest compares three products; a fourth is refused with a link to the comparison', async () => {
		const page = await shopper.open(CATEGORY, device);
		await choose(page, [0, 1, 2]);
		await expect.poll(() => count(page)).toBe('3');
		await buttons(page)
			.nth(3)
			.evaluate((button: HTMLElement) => button.click());
		const refusal = page.getByRole('alert').filter({ hasText: 'Uspoređivati možete najviše 3 proizvoda' });
		await refusal.getByRole('link', { name: 'Otvori usporedbu' }).waitFor();
		await expect.poll(() => buttons(page).nth(3).getAttribute('aria-pressed')).toBe('false');
		await refusal.getByRole('link', { name: 'Otvori usporedbu' }).click();
		await page.waitForURL(`**${COMPARISON}`);
		await expect.poll(() => columns(page).count()).toBe(3);
	});

	test('the message about a compared product closes when a link opens another page', async () => {
		const page = await shopper.open(CATEGORY, device);
		await choose(page, [0]);
		const message = page.locator('[popover="manual"]:popover-open').filter({ has: page.getByRole('link', { name: 'Otvori usporedbu' }) });
		await message.waitFor();
		await page.locator('header a:has([data-live="compare-count"])').click();
		await page.waitForURL(`**${COMPARISON}`);
		expect(await message.count()).toBe(0);
	});

	test('differences are highlighted, the switch hides everything else, and there are no accessibility errors', async () => {
		const page = await shopper.open(CATEGORY, { ...device, bypassCSP: true });
		await choose(page, [0, 1]);
		await page.goto(COMPARISON);
		await expect.poll(() => columns(page).count()).toBe(2);
		const all = await rows(page).count();
		const different = await page.locator('main [role="row"][data-differs]').count();
		expect(different).toBeGreaterThan(0);
		expect(all).toBeGreaterThan(different);
		expect(await auditPage(page)).toEqual([]);
		await page.getByLabel('Prikaži samo razlike').check();
		await expect.poll(() => rows(page).count()).toBe(different);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
	});

	test('removed products stay removed; removing the last one shows the empty comparison', async () => {
		const page = await shopper.open(CATEGORY, { ...device, bypassCSP: true });
		await choose(page, [0, 1]);
		await page.goto(COMPARISON);
		await takeOut(page);
		await expect.poll(() => columns(page).count()).toBe(1);
		await expect.poll(() => count(page)).toBe('1');
		await page.reload();
		await expect.poll(() => columns(page).count()).toBe(1);
		await takeOut(page);
		await page.getByRole('heading', { name: 'Usporedba je prazna' }).waitFor();
		expect(await auditPage(page)).toEqual([]);
	});

	test('the comparison is also a view of the catalog', async () => {
		const page = await shopper.open('/proizvodi/?special_view=compare', device);
		await hydrated(page);
		await page.getByRole('heading', { name: 'Usporedba je prazna' }).waitFor();
	});
});

test.each(WIDTHS)('names and prices stay in view while the rows are read, each above its column, and move with it: %s', async (_width, device) => {
	const page = await shopper.open(CATEGORY, device);
	await choose(page, [0, 1, 2]);
	await page.goto(COMPARISON);
	await expect.poll(() => columns(page).count()).toBe(3);
	const heads = page.locator('main [aria-hidden="true"]:has(> div > ul > li)');
	expect(await heads.isVisible()).toBe(false);
	await rows(page).last().scrollIntoViewIfNeeded();
	await heads.locator('li').first().waitFor();
	await page.locator('main section:has(> [role="table"])').evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth }));
	const lefts = (cells: Locator) => cells.evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().left)));
	await expect.poll(() => lefts(heads.locator('li'))).toEqual(await lefts(columns(page)));
	expect((await heads.locator('li').allTextContents()).every((text) => /\d,\d\d\s€$/.test(text))).toBe(true);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
});

test('on a phone it stays a table for screen readers: each value belongs to its product', async () => {
	const page = await shopper.open(CATEGORY, WIDTHS[0][1]);
	await choose(page, [0, 1]);
	await page.goto(COMPARISON);
	await expect.poll(() => columns(page).count()).toBe(2);
	const [head, ...others] = await heardRows(page);
	expect(head).toEqual(['cell', 'columnheader', 'columnheader']);
	const facts = others.filter((row) => row.length > 1);
	expect(facts).toHaveLength(await rows(page).count());
	for (const fact of facts) expect(fact).toEqual(['rowheader', 'cell', 'cell']);
});

/** The accessibility roles of the cells of each row. */
async function heardRows(page: Page): Promise<string[][]> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send('Accessibility.getFullAXTree');
	const known = new Map(nodes.map((node) => [node.nodeId, node]));
	const cells = (ids: readonly string[] = []): string[] =>
		ids.flatMap((id) => {
			const node = known.get(id);
			return node?.ignored ? cells(node.childIds) : [String(node?.role?.value)];
		});
	return nodes.filter(({ ignored, role }) => !ignored && role?.value === 'row').map(({ childIds }) => cells(childIds));
}
