import { describe, expect, test } from 'vitest';
import { browseChrome, PHONE, WIDE } from '#tests/support/browse-chrome.ts';
import { board, button, details, focused, isOpen, link, openBoard } from '#tests/support/category-menu.ts';

const open = browseChrome();

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
