import { globSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { ShippedScreenName } from '#lib/screens/screen.ts';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, hydrated, WIDTHS } from '#tests/support/browse-shop.ts';
import { coveredControls } from '#tests/support/covered-controls.ts';
import { hydrateAll } from '#tests/support/hydrate-all.ts';
import { missingLooks } from '#tests/support/missing-looks.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { nuErrors } from '#tests/support/nu-errors.ts';
import { openScreens } from '#tests/support/open-screens.ts';
import { SCREEN_VISITS } from '#tests/support/screen-visits.ts';
import { shownKeys } from '#tests/support/shown-keys.ts';
import { smallTargets } from '#tests/support/small-targets.ts';
import { readStructuredData, structuredDataErrors } from '#tests/support/structured-data-errors.ts';

const shopper = browseShop();
const NAMES = globSync('pages/*/*/Screen.tsx').map((file) => file.split('/').slice(1, 3).join('/')) as readonly ShippedScreenName[];
/** Screens with the blank layout. */
const BLANK: ReadonlySet<ShippedScreenName> = new Set(['auth/invoice', 'webshop/view_order', 'webshop/print-payment-transfer']);
let screens: Awaited<ReturnType<typeof openScreens>>;
beforeAll(async () => {
	screens = await openScreens({ url: inject('shopUrl'), backendUrl: inject('backendUrl') });
});

/** Opens a screen as its audience, with its content loaded. */
async function openScreen(name: ShippedScreenName): Promise<Page> {
	const { as, shows, complaint } = SCREEN_VISITS[name];
	const page = await shopper.blank({ ...WIDTHS[1][1], bypassCSP: true });
	if (complaint) shopper.expectComplaint(complaint);
	const cookies = as === 'guest' ? [] : [...screens.customer[as === 'buyer' ? 'buyer' : 'cookies']];
	await page.context().addCookies(cookies.map(([key, value]) => ({ name: key, value, url: inject('shopUrl') })));
	await page.goto(screens.pathOf(name));
	if (!BLANK.has(name)) await hydrated(page);
	if (shows) await page.locator(shows).first().waitFor();
	return page;
}

/** Colours are the same at both widths, so the dark ones are audited at one. */
const SCHEMES: Readonly<Record<'phone' | 'desktop', readonly ('light' | 'dark')[]>> = {
	phone: ['light', 'dark'],
	desktop: isNightly ? ['light', 'dark'] : ['light'],
};

/** A window of 1280 by 1024 pixels at 200 % and 400 % (WCAG 1.4.4 and 1.4.10). */
const ZOOMED = [
	{ width: 640, height: 512 },
	{ width: 320, height: 256 },
] as const;

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test('each screen has a row', () => {
	expect(NAMES.toSorted()).toEqual(Object.keys(SCREEN_VISITS).toSorted());
});

/** The longest compounds of technical goods, e.g. German ones, have some forty letters. */
const LONG_WORD = 'Hochleistungskondensatorladegeräteprüfung';

/** Puts a long word in front of each text of the screen that may be a merchant's or editor's. */
async function addLongWords(page: Page): Promise<void> {
	await hydrateAll(page);
	await page.evaluate((word) => {
		const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			if ((text.nodeValue ?? '').trim().length >= 25 && !text.parentElement?.closest('script, style, option, button'))
				text.nodeValue = `${word} ${text.nodeValue}`;
		}
	}, LONG_WORD);
}

describe('with content and at both widths', () => {
	test.each(NAMES)(
		'%s has all labels, valid HTML, no accessibility error in light and dark, no horizontal scrolling, also with long words and zoomed in, and no covered or tiny controls',
		async (name) => {
			const page = await openScreen(name);
			expect(await shownKeys(page)).toEqual([]);
			expect(await nuErrors(await page.content())).toEqual([]);
			for (const [width, { viewport }] of WIDTHS) {
				await page.setViewportSize(viewport);
				expect([width, await auditPage(page, undefined, SCHEMES[width]), await isTooWide(page), await coveredControls(page)]).toEqual([width, [], false, []]);
				expect(new URL(page.url()).pathname).toBe(SCREEN_VISITS[name].leadsTo ?? new URL(screens.pathOf(name), inject('shopUrl')).pathname);
			}
			for (const viewport of ZOOMED) {
				await page.setViewportSize(viewport);
				expect([viewport.width, await isTooWide(page)]).toEqual([viewport.width, false]);
			}
			await page.setViewportSize(WIDTHS[0][1].viewport);
			expect(await smallTargets(page)).toEqual([]);
			await addLongWords(page);
			expect(await isTooWide(page)).toBe(false);
		},
	);
});

test.each(NAMES)('the structured data of %s has types and properties of schema.org, and what search engines require', async (name) => {
	const html = await (await fetch(new URL(screens.pathOf(name), inject('shopUrl')))).text();
	expect(structuredDataErrors(readStructuredData(html))).toEqual([]);
});

test.each(NAMES)(
	'the document of %s is valid by the Nu HTML checker, and references all of its stylesheets, so that its layout waits for no script',
	async (name) => {
		const html = await (await fetch(new URL(screens.pathOf(name), inject('shopUrl')))).text();
		expect(html).toContain('rel="stylesheet"');
		expect(missingLooks(html)).toEqual([]);
		expect(await nuErrors(html)).toEqual([]);
	},
);
