import { globSync, readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, hydrated, WIDTHS } from '#tests/support/browse-shop.ts';
import { MODAL_VISITS, type ModalVisit } from '#tests/support/modal-visits.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { nuErrors } from '#tests/support/nu-errors.ts';
import { findScreens } from '#tests/support/shop-screens.ts';
import { shownKeys } from '#tests/support/shown-keys.ts';

const shopper = browseShop();
const screens = await findScreens();

/** Components that are shown over the page. */
const OVER = /<dialog\b|<Dialog\b|\bshowModal\(|\bpopover=|\.popover = |role="(?:alertdialog|dialog|listbox|menu)"/;
const NAMED = 'renderer/open-named-modal.client.ts';
/** They only show content of other components. */
const FRAMES: ReadonlySet<string> = new Set(['components/ui/Dialog.tsx', 'components/ui/mount-dialog.tsx', 'renderer/show-modal.client.ts', NAMED]);

test('each modal has a row', () => {
	const files = globSync('{components,pages,renderer}/**/*.{ts,tsx}').filter((file) => !FRAMES.has(file) && OVER.test(readFileSync(file, 'utf8')));
	const named = [...readFileSync(NAMED, 'utf8').matchAll(/import\('#([^']+)'\)/g)].map(([, file = '']) => file);
	const rows = new Set(Object.values(MODAL_VISITS).map((visit) => visit.of));
	expect([...rows].toSorted()).toEqual([...files, ...named].toSorted());
});

describe.each(WIDTHS)('%s', (width, device) => {
	const visits = Object.entries(MODAL_VISITS).filter(([, { only = width }]) => only === width);

	test.each(visits)(
		'%s: all labels are translated, valid HTML, no accessibility errors in light and dark, keyboard access, and Escape returns the focus',
		async (_name, visit) => {
			const page = await shopper.blank({ ...device, bypassCSP: true, undecided: visit.undecided === true });
			await page.goto(screens[visit.over]);
			await hydrated(page);
			await visit.before?.(page);
			const opener = page.locator(visit.opener).filter({ visible: true }).first();
			await opener.click();
			const shown = page.locator(visit.shows).first();
			await shown.waitFor();
			expect(await shownKeys(page)).toEqual([]);
			expect(await nuErrors(await page.content())).toEqual([]);
			// Colours are the same at both widths.
			expect(await auditPage(page, undefined, width === 'phone' || isNightly || visit.only ? undefined : ['light'])).toEqual([]);
			await CHECKS[visit.focus](page, { opener, shown });
		},
	);
});

interface Opened {
	readonly opener: Locator;
	readonly shown: Locator;
}

const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);
/** Whether the focus is in the overlay or on the browser's own controls, but not behind the overlay. */
const isInside = (page: Page) =>
	page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog[open], :popover-open') !== null);

async function goesBack(page: Page, { opener, shown }: Opened): Promise<void> {
	await page.keyboard.press('Escape');
	await shown.waitFor({ state: 'hidden' });
	await expect.poll(() => hasFocus(opener)).toBe(true);
}

const CHECKS: Readonly<Record<ModalVisit['focus'], (page: Page, opened: Opened) => Promise<void>>> = {
	async kept(page, opened) {
		expect(await page.evaluate(() => document.activeElement?.closest('dialog[open], :popover-open') !== null)).toBe(true);
		for (const key of ['Tab', 'Shift+Tab']) {
			for (let step = 0; step < 25; step++) {
				await page.keyboard.press(key);
				expect(await isInside(page)).toBe(true);
			}
		}
		await goesBack(page, opened);
	},
	async next(page, opened) {
		await page.keyboard.press('Tab');
		expect(await page.evaluate(() => document.activeElement?.closest(':popover-open') !== null)).toBe(true);
		await goesBack(page, opened);
		await opened.opener.click();
		await opened.shown.waitFor();
		// Accessories may be appended between the two.
		const leave = async () => {
			await page.locator(':popover-open :is(a, button)').filter({ visible: true }).last().focus();
			await page.keyboard.press('Tab');
			return opened.shown.isVisible();
		};
		await expect.poll(leave).toBe(false);
		expect(await page.evaluate(() => document.activeElement?.closest('[popover]') ?? null)).toBeNull();
	},
	async field(page, opened) {
		expect(await opened.opener.getAttribute('aria-expanded')).toBe('true');
		expect(await hasFocus(opened.opener)).toBe(true);
		await goesBack(page, opened);
		expect(await opened.opener.getAttribute('aria-expanded')).toBe('false');
	},
	async still(_page, { opener }) {
		expect(await hasFocus(opener)).toBe(true);
	},
};
