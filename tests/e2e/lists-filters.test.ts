import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { median } from '#scripts/run/median.ts';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, hydrated, takenOver, WIDTHS } from '#tests/support/browse-shop.ts';
import { holdCode } from '#tests/support/hold-code.ts';
import { cards, chips, closeFilters, countOf, isAscending, opener, openFilters, panel, prices, total, words } from '#tests/support/list-page.ts';
import { CATEGORY } from '#tests/support/shop-screens.ts';
import { slowDown } from '#tests/support/slow-down.ts';
import { watchClicks } from '#tests/support/watch-clicks.ts';

const shopper = browseShop();

describe.each(WIDTHS)('%s', (width, device) => {
	const audited = { ...device, bypassCSP: true };

	test.each(['manufacturer_ids', 'attributes_ids', 'available', 'discounted'])(
		'a filter value of %s leaves as many products as its count; its chip restores the list',
		async (name) => {
			const page = await shopper.open(CATEGORY, device);
			const before = await total(page);
			await openFilters(page);
			const box = panel(page).locator(`input[name="${name}"]`).first();
			const left = await countOf(box);
			await box.check();
			await expect.poll(() => total(page)).toBe(left);
			await expect.poll(() => cards(page).count()).toBe(Math.min(left, 24));
			expect(words(page).has(name)).toBe(true);
			expect(await countOf(box)).toBe(left);
			await closeFilters(page);
			await chips(page).locator('a').first().click();
			await expect.poll(() => total(page)).toBe(before);
			expect(words(page).has(name)).toBe(false);
			expect(await chips(page).count()).toBe(0);
		},
	);

	test('counts follow the selection: more values of one facet increase them, other facets reduce them', async () => {
		const page = await shopper.open(CATEGORY, device);
		await openFilters(page);
		const manufacturers = panel(page).locator('input[name="manufacturer_ids"]');
		const [first, second] = [await countOf(manufacturers.nth(0)), await countOf(manufacturers.nth(1))];
		await manufacturers.nth(0).check();
		await expect.poll(() => total(page)).toBe(first);
		expect(await countOf(manufacturers.nth(1))).toBe(second);
		await manufacturers.nth(1).check();
		await expect.poll(() => total(page)).toBe(first + second);
		const available = panel(page).locator('input[name="available"]');
		await expect.poll(() => countOf(available)).toBeLessThanOrEqual(first + second);
		const stocked = await countOf(available);
		await available.check();
		await expect.poll(() => total(page)).toBe(stocked);
	});

	test('a price range is typed or dragged, also by keyboard; swapped ends are corrected', async () => {
		const page = await shopper.open(CATEGORY, device);
		await openFilters(page);
		const [from, to] = [panel(page).locator('input[name="price_from"]'), panel(page).locator('input[name="price_to"]')];
		await takenOver(to);
		await from.fill('400');
		await to.fill('200,50');
		await to.press('Enter');
		await expect.poll(() => [words(page).get('price_from'), words(page).get('price_to')]).toEqual(['200.5', '400']);
		await expect.poll(async () => (await prices(page)).every((price) => price >= 200_50 && price <= 400_00)).toBe(true);
		const narrow = await total(page);
		const low = panel(page).locator('input[type="range"]').first();
		await low.focus();
		await page.keyboard.press('Home');
		await expect.poll(() => words(page).get('price_from')).toBeNull();
		await expect.poll(() => total(page)).toBeGreaterThanOrEqual(narrow);
		expect(words(page).get('price_to')).toBe('400');
	});

	test('an empty result says so and offers to remove filters', async () => {
		const page = await shopper.open(`${CATEGORY}?price_from=1&price_to=2&page=1`, audited);
		await page.getByRole('heading', { name: 'S ovim filtrima ne ostaje nijedan proizvod' }).waitFor();
		expect(await auditPage(page)).toEqual([]);
		await page.getByRole('link', { name: /^Bez filtra/ }).click();
		await expect.poll(() => cards(page).count()).toBeGreaterThan(10);
	});

	test('rows have no accessibility error; open filters are no wider than the window', async () => {
		const page = await shopper.open(`${CATEGORY}?available=true&view=list&page=1`, audited);
		await openFilters(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
		await closeFilters(page);
		expect(await auditPage(page)).toEqual([]);
	});

	test('a filter responds to a click within 200 ms on a machine four times slower', async () => {
		const page = await shopper.open(CATEGORY, device);
		await openFilters(page);
		await page.keyboard.press('Shift');
		await page.waitForLoadState('networkidle');
		await slowDown(page);
		const takeClicks = await watchClicks(page);
		const boxes = panel(page).locator('input[name="manufacturer_ids"]');
		await takenOver(boxes.first());
		const rounds: number[] = [];
		// The best of three rounds, because other work on the machine only adds time.
		for (let round = 0; round < 3 && (rounds.length === 0 || Math.min(...rounds) >= 200); round++) {
			for (const place of [0, 1, 2, 3, 4]) {
				const checked = await panel(page).locator('input[name="manufacturer_ids"]:checked').count();
				await boxes.nth(place).click();
				await expect.poll(() => panel(page).locator('input[name="manufacturer_ids"]:checked').count()).not.toBe(checked);
				await page.locator('main [role="status"][aria-busy="false"] > h2').waitFor();
			}
			const durations: number[] = [];
			await expect.poll(async () => durations.push(...(await takeClicks()))).toBeGreaterThan(0);
			console.log(`Filter clicks at ${width} width, 4x slower: ${durations.join(', ')} ms`);
			rounds.push(median(durations));
		}
		expect(Math.min(...rounds)).toBeLessThan(200);
	});

	test('filters that are chosen before the next paint are shown at once and apply together, as one step of the history', async () => {
		const page = await shopper.open(CATEGORY, device);
		await openFilters(page);
		const chosen = await panel(page).evaluate((sheet) => {
			const boxes = [...sheet.querySelectorAll<HTMLInputElement>('input[name="manufacturer_ids"]')]
				.slice(0, 2)
				.concat([...sheet.querySelectorAll<HTMLInputElement>('input[name="available"]')]);
			const before = history.length;
			for (const box of boxes) box.click();
			return { before, ids: boxes.slice(0, 2).map(({ value }) => value), checked: boxes.map(({ checked }) => checked), search: location.search };
		});
		expect(chosen.checked).toEqual([true, true, true]);
		expect(chosen.search).toBe('');
		await expect.poll(() => words(page).get('available')).toBe('true');
		expect(words(page).get('manufacturer_ids')?.split(',').toSorted()).toEqual(chosen.ids.toSorted());
		expect(await page.evaluate(() => history.length)).toBe(chosen.before + 1);
		await closeFilters(page);
		await page.goBack();
		await expect.poll(() => panel(page).locator('input:checked[name="available"], input:checked[name="manufacturer_ids"]').count()).toBe(0);
	});

	test('a selection made before the code is loaded takes effect after it', async () => {
		const page = await shopper.blank(device);
		let release = () => {};
		const held = new Promise<void>((open) => {
			release = open;
		});
		await page.route(/\/assets\/.*\.js$/, async (route) => {
			await held;
			await route.continue();
		});
		await page.goto(CATEGORY, { waitUntil: 'commit' });
		await page.getByLabel('Redoslijed').selectOption('price_asc');
		await openFilters(page);
		await panel(page).locator('input[name="price_to"]').fill('600');
		await panel(page).locator('input[name="available"]').check();
		release();
		await expect.poll(() => ['sort', 'available', 'price_to'].map((name) => words(page).get(name))).toEqual(['price_asc', 'true', '600']);
		await expect.poll(async () => isAscending(await prices(page))).toBe(true);
	});
});

test('an open sheet traps the focus; Escape closes it and returns the focus', async () => {
	const page = await shopper.open(CATEGORY, WIDTHS[0][1]);
	await takenOver(panel(page));
	await opener(page).click();
	await expectKeyboardInside(page);
	await page.keyboard.press('Escape');
	await panel(page).waitFor({ state: 'hidden' });
	await expect.poll(() => opener(page).evaluate((button) => document.activeElement === button)).toBe(true);
});

test('so does a sheet that was opened before its code was loaded', async () => {
	const page = await shopper.blank(WIDTHS[0][1]);
	const release = await holdCode(page);
	await page.goto(CATEGORY, { waitUntil: 'commit' });
	await opener(page).click();
	release();
	await hydrated(page);
	await expectKeyboardInside(page);
	await page.keyboard.press('Escape');
	await panel(page).waitFor({ state: 'hidden' });
	await expect.poll(() => opener(page).evaluate((button) => document.activeElement === button)).toBe(true);
	expect(await page.locator('[inert]').count()).toBe(0);
});

test('the consent banner that follows a first touch of the filters waits below the sheet, out of reach until it closes', async () => {
	const page = await shopper.open(CATEGORY, { ...WIDTHS[0][1], undecided: true });
	await takenOver(panel(page));
	await opener(page).tap();
	const banner = page.locator('[data-consent]');
	await banner.waitFor({ state: 'attached' });
	await expect.poll(() => banner.evaluate((place) => place.closest('[inert]') !== null)).toBe(true);
	await expectKeyboardInside(page);
	await page.keyboard.press('Escape');
	await panel(page).waitFor({ state: 'hidden' });
	await expect.poll(() => page.locator('[inert]').count()).toBe(0);
	await banner.getByRole('button').first().focus();
	expect(await banner.evaluate((place) => place.contains(document.activeElement))).toBe(true);
});

/** The sheet gets the focus, and Tab stays within it. */
async function expectKeyboardInside(page: Page): Promise<void> {
	await expect.poll(() => panel(page).evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
	// The rest of the page becomes inert after the paint of the sheet.
	await page.locator('[inert]').first().waitFor({ state: 'attached' });
	for (let step = 0; step < 12; step++) {
		await page.keyboard.press('Tab');
		const isInside = await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('#filteri') !== null);
		expect(isInside).toBe(true);
	}
}
