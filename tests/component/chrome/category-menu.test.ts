import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseChrome, PHONE, WIDE } from '#tests/support/browse-chrome.ts';

const open = browseChrome();

const PICTURE = { src: '/icons.svg', width: 160, height: 160 };
/** Pictures and deeper levels of the first category; the others have none. */
const details = {
	'/racunalna-oprema-1/potkategorija-1/': { picture: PICTURE },
	'/racunalna-oprema-1/potkategorija-2/': {
		picture: PICTURE,
		items: [
			{ title: 'Treća razina', url: '/treca/', items: [{ title: 'Četvrta razina', url: '/cetvrta/' }] },
			{ title: 'Bez potkategorija', url: '/bez/' },
		],
	},
};

const board = (page: Page) => page.locator('#kategorije');
const button = (page: Page, name: string) => board(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => board(page).getByRole('link', { name, exact: true });
const isOpen = (page: Page) => board(page).evaluate((element) => element.matches(':popover-open'));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Waits for the board's behaviour, which is loaded with the first interaction. */
async function loadBoard(page: Page): Promise<void> {
	await page.keyboard.press('Shift');
	await page.locator('#kategorije button[aria-controls]').first().waitFor({ state: 'attached' });
}

async function openBoard(page: Page): Promise<void> {
	await loadBoard(page);
	await page.locator('[popovertarget="kategorije"]:not([popovertargetaction])').filter({ visible: true }).first().click();
	await expect.poll(() => isOpen(page)).toBe(true);
}

describe('panels of a wide screen', () => {
	test('the panel of the visitor’s category is open; another button opens its own panel and closes the first', async () => {
		const page = await open({ details });
		await openBoard(page);
		expect(await button(page, 'Računalna oprema 2').getAttribute('aria-expanded')).toBe('true');
		await button(page, 'Računalna oprema 1').click();
		expect(await button(page, 'Računalna oprema 1').getAttribute('aria-expanded')).toBe('true');
		expect(await button(page, 'Računalna oprema 2').getAttribute('aria-expanded')).toBe('false');
		expect(await link(page, 'Sve iz kategorije Računalna oprema 1').getAttribute('href')).toBe('/racunalna-oprema-1/');
		expect(await isOpen(page)).toBe(true);
	});

	test('subcategories have pictures, and the third level below them; a panel without pictures reserves no space for them', async () => {
		const page = await open({ details });
		await openBoard(page);
		expect(await page.locator('[data-pictures="none"] span').filter({ visible: true }).count()).toBe(0);
		await button(page, 'Računalna oprema 1').click();
		await expect.poll(() => page.locator('#kategorije img').filter({ visible: true }).count()).toBe(2);
		expect(await link(page, 'Treća razina').isVisible()).toBe(true);
		expect(await link(page, 'Potkategorija 2').isVisible()).toBe(true);
		// Deeper levels are on the page of the category.
		expect(await link(page, 'Četvrta razina').count()).toBe(0);
	});

	test('the link to the stores is below the list, as wide as the list, not below the panel', async () => {
		const page = await open({ details });
		await openBoard(page);
		const widthOf = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);
		expect(await widthOf('#kategorije > p')).toBe(await widthOf('#kategorije > ul'));
	});

	test('Tab leads from a button into its panel', async () => {
		const page = await open({ details });
		await openBoard(page);
		await button(page, 'Računalna oprema 1').focus();
		await page.keyboard.press('Enter');
		expect(await focused(page)).toBe('Računalna oprema 1');
		await page.keyboard.press('Tab');
		expect(await focused(page)).toBe('Sve iz kategorije Računalna oprema 1');
	});
});

describe('mouse on a wide screen', () => {
	const trigger = 'header [popovertarget="kategorije"]';

	test('resting on the button opens the board, a click then keeps it open, and another closes it', async () => {
		const page = await open({ details });
		await loadBoard(page);
		await page.locator(trigger).hover();
		await expect.poll(() => isOpen(page)).toBe(true);
		await page.locator(trigger).click();
		expect(await isOpen(page)).toBe(true);
		await page.locator(trigger).click();
		expect(await isOpen(page)).toBe(false);
	});

	test('the board that the mouse opened closes when the mouse leaves', async () => {
		const page = await open();
		await loadBoard(page);
		await page.locator(trigger).hover();
		await expect.poll(() => isOpen(page)).toBe(true);
		await page.mouse.move(700, 890);
		await expect.poll(() => isOpen(page)).toBe(false);
	});

	test('moving the mouse across the button opens nothing', async () => {
		const page = await open();
		await loadBoard(page);
		await page.locator(trigger).evaluate((element) => {
			const { left, right, top } = element.getBoundingClientRect();
			const at = (type: string, x: number) =>
				element.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', clientX: x, clientY: top + 9, bubbles: type === 'pointermove' }));
			at('pointerenter', left);
			for (let x = left; x < right; x += 10) at('pointermove', x);
			at('pointerleave', right);
		});
		await page.waitForTimeout(600);
		expect(await isOpen(page)).toBe(false);
	});

	test('resting on a category opens its panel; the categories on the way to that panel do not', async () => {
		const page = await open();
		await openBoard(page);
		await button(page, 'Računalna oprema 1').hover();
		await expect.poll(() => button(page, 'Računalna oprema 1').getAttribute('aria-expanded')).toBe('true');
		await board(page).evaluate((element) => {
			const move = (x: number, y: number) =>
				document.elementFromPoint(x, y)?.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', clientX: x, clientY: y, bubbles: true }));
			const { left, width } = element.querySelector('button[aria-controls]')?.getBoundingClientRect() ?? { left: 0, width: 0 };
			// Down over other categories to the panel, in one task: no pause between the moves.
			for (let step = 1; step <= 10; step++) move(left + (width * step) / 9, 100 + 20 * step);
		});
		await page.waitForTimeout(600);
		expect(await button(page, 'Računalna oprema 1').getAttribute('aria-expanded')).toBe('true');
	});
});

describe('steps of a phone', () => {
	test('a tap opens the subcategories and moves the focus; the back button returns it, and the list below keeps its scroll position', async () => {
		const page = await open({ viewport: PHONE, details });
		await openBoard(page);
		const list = page.locator('#kategorije > ul');
		const opener = button(page, 'Računalna oprema 12');
		await opener.scrollIntoViewIfNeeded();
		const scrolled = await list.evaluate((element) => element.scrollTop);
		await opener.click();
		expect(await focused(page)).toBe('Natrag: Kategorije');
		await expect.poll(() => opener.isVisible()).toBe(false);
		expect(await page.getByRole('group', { name: 'Računalna oprema 12' }).isVisible()).toBe(true);
		expect(await link(page, 'Sve iz kategorije Računalna oprema 12').getAttribute('href')).toBe('/racunalna-oprema-12/');
		await button(page, 'Natrag: Kategorije').click();
		expect(await focused(page)).toBe('Računalna oprema 12');
		expect(await list.evaluate((element) => element.scrollTop)).toBe(scrolled);
	});

	test('each level has a step; Escape closes one step at a time, then the board', async () => {
		const page = await open({ viewport: PHONE, details });
		await openBoard(page);
		for (const name of ['Računalna oprema 1', 'Potkategorija 2', 'Treća razina']) await button(page, name).click();
		expect(await link(page, 'Četvrta razina').isVisible()).toBe(true);
		expect(await focused(page)).toBe('Natrag: Potkategorija 2');
		for (const name of ['Treća razina', 'Potkategorija 2', 'Računalna oprema 1']) {
			await page.keyboard.press('Escape');
			expect(await focused(page)).toBe(name);
			expect(await isOpen(page)).toBe(true);
		}
		await page.keyboard.press('Escape');
		expect(await isOpen(page)).toBe(false);
	});

	test('only the top step is reachable by keyboard and screen reader', async () => {
		const page = await open({ viewport: PHONE, details });
		await openBoard(page);
		for (const name of ['Računalna oprema 1', 'Potkategorija 2']) await button(page, name).click();
		const names = () => board(page).locator('a, button').filter({ visible: true }).allInnerTexts();
		await expect.poll(names).toEqual(['', 'Natrag: Računalna oprema 1', 'Sve iz kategorije Potkategorija 2', 'Treća razina', 'Bez potkategorija']);
	});

	test('a reopened board starts with the first list', async () => {
		const page = await open({ viewport: PHONE, details });
		await openBoard(page);
		await button(page, 'Računalna oprema 1').click();
		await button(page, 'Zatvori').click();
		await openBoard(page);
		expect(await button(page, 'Računalna oprema 1').isVisible()).toBe(true);
	});

	test('every target is 44 px high, and names of 60 characters wrap', async () => {
		const page = await open({ viewport: PHONE, details });
		await openBoard(page);
		const name = 'Elektromagnetischeverträglichkeitsprüfgeräteversicherungenxy';
		await button(page, 'Računalna oprema 1').evaluate((element, text) => element.replaceChildren(text), name);
		expect(await page.evaluate(() => document.querySelector('#kategorije > ul')?.scrollWidth)).toBe(PHONE.width);
		await button(page, name).click();
		const heights = await board(page)
			.locator('a, button')
			.filter({ visible: true })
			.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
		expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
	});
});

describe('details that come late, or cannot be read', () => {
	const file = '**/builds/menus/*.json';

	test('a link that is focused on a phone when its subcategories come passes the focus to the button that replaces it', async () => {
		const page = await open({ viewport: PHONE });
		const { promise: wait, resolve: answer } = Promise.withResolvers<void>();
		await page.route(file, (route) => wait.then(() => route.fulfill({ json: details })));
		await openBoard(page);
		await button(page, 'Računalna oprema 1').click();
		await link(page, 'Potkategorija 2').focus();
		answer();
		await button(page, 'Potkategorija 2').waitFor();
		expect(await page.evaluate(() => document.activeElement?.matches('button[aria-controls]'))).toBe(true);
		expect(await focused(page)).toBe('Potkategorija 2');
	});

	test.each(['{"/racunalna', 'null', ''])('a file that contains %j leaves the links; it is read again when the menu is opened again', async (broken) => {
		const page = await open();
		let body = broken;
		await page.route(file, (route) => route.fulfill({ contentType: 'application/json', body }));
		await openBoard(page);
		await button(page, 'Računalna oprema 1').click();
		await page.locator('[aria-expanded="true"] + div [data-pictures="none"]').waitFor();
		expect(await link(page, 'Potkategorija 2').isVisible()).toBe(true);
		body = JSON.stringify(details);
		await page.keyboard.press('Escape');
		await openBoard(page);
		await button(page, 'Računalna oprema 1').click();
		await expect.poll(() => link(page, 'Treća razina').isVisible()).toBe(true);
	});
});

test('an open step becomes a panel when the window gets wide', async () => {
	const page = await open({ viewport: PHONE, details });
	await openBoard(page);
	await button(page, 'Računalna oprema 1').click();
	await page.setViewportSize(WIDE);
	await expect.poll(() => page.locator('#kategorije [aria-expanded="true"]').allInnerTexts()).toEqual(['Računalna oprema 2']);
	expect(await button(page, 'Računalna oprema 1').isVisible()).toBe(true);
});

test.each([
	['panels', WIDE],
	['steps', PHONE],
])('%s have no accessibility errors in light and dark', async (_name, viewport) => {
	const page = await open({ viewport, details });
	await openBoard(page);
	await button(page, 'Računalna oprema 1').click();
	expect(await auditPage(page, '#kategorije')).toEqual([]);
});
