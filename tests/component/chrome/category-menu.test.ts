import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseChrome, PHONE, WIDE } from '#tests/support/browse-chrome.ts';
import { board, button, details, focused, isOpen, link, loadBoard, openBoard } from '#tests/support/category-menu.ts';

const open = browseChrome();

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
	const stopClock = async (page: Page) => {
		await page.clock.install({ time: 0 });
		await page.clock.pauseAt(60_000);
	};

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
		await stopClock(page);
		await page.locator(trigger).evaluate((element) => {
			const { left, right, top } = element.getBoundingClientRect();
			const at = (type: string, x: number) =>
				element.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', clientX: x, clientY: top + 9, bubbles: type === 'pointermove' }));
			at('pointerenter', left);
			for (let x = left; x < right; x += 10) at('pointermove', x);
			at('pointerleave', right);
		});
		// Later an open board would close again, because the mouse has left it.
		await page.clock.runFor(300);
		expect(await isOpen(page)).toBe(false);
	});

	test('resting on a category opens its panel; the categories on the way to that panel do not', async () => {
		const page = await open();
		await openBoard(page);
		await button(page, 'Računalna oprema 1').hover();
		await expect.poll(() => button(page, 'Računalna oprema 1').getAttribute('aria-expanded')).toBe('true');
		await stopClock(page);
		await board(page).evaluate((element) => {
			const move = (x: number, y: number) =>
				document.elementFromPoint(x, y)?.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', clientX: x, clientY: y, bubbles: true }));
			const { left, width } = element.querySelector('button[aria-controls]')?.getBoundingClientRect() ?? { left: 0, width: 0 };
			// Down over other categories to the panel, in one task: no pause between the moves.
			for (let step = 1; step <= 10; step++) move(left + (width * step) / 9, 100 + 20 * step);
		});
		await page.clock.runFor(600);
		expect(await button(page, 'Računalna oprema 1').getAttribute('aria-expanded')).toBe('true');
	});
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
