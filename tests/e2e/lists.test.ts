import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { normalisePrice } from '#lib/domain/normalise-price.ts';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, hydrated, takenOver, WIDTHS } from '#tests/support/browse-shop.ts';
import { holdCode } from '#tests/support/hold-code.ts';
import { median } from '#tests/support/median.ts';
import { CATEGORY } from '#tests/support/shop-screens.ts';
import { slowDown } from '#tests/support/slow-down.ts';
import { watchClicks } from '#tests/support/watch-clicks.ts';

const shopper = browseShop();

const ALL = '/proizvodi/';
const cards = (page: Page) => page.locator('main h3 a');
const titles = (page: Page) => cards(page).allTextContents();
const total = async (page: Page) => Number.parseInt((await page.locator('main h2 > [role="status"]').textContent()) ?? '', 10);
/** In minor units, as they stand on the cards. */
const prices = async (page: Page) => (await page.locator('main li b[aria-hidden="true"]').allTextContents()).map((text) => normalisePrice(text) ?? Number.NaN);
const words = (page: Page) => new URL(page.url()).searchParams;
const panel = (page: Page) => page.locator('#filteri');
const opener = (page: Page) => page.locator('main section header button[popovertarget="filteri"]');
const chips = (page: Page) => page.getByRole('list', { name: 'Odabrani filtri' });
const countOf = async (box: Locator) => Number(await box.locator('xpath=..').locator('small').textContent());

/** On a phone the filters are a sheet. */
async function openFilters(page: Page): Promise<void> {
	if (await opener(page).isVisible()) await opener(page).click();
	await panel(page).locator('form').waitFor({ state: 'visible' });
}

async function closeFilters(page: Page): Promise<void> {
	if (!(await opener(page).isVisible())) return;
	await panel(page).locator('footer button').click();
	await panel(page).waitFor({ state: 'hidden' });
}

describe.each(WIDTHS)('%s', (width, device) => {
	const audited = { ...device, bypassCSP: true };

	test.each(['manufacturer_ids', 'attributes_ids', 'available', 'discounted'])(
		'a box of %s leaves as many as it said; its chip gives them back',
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

	test('counts follow the selection: values of one kind widen, other kinds narrow', async () => {
		const page = await shopper.open(CATEGORY, device);
		await openFilters(page);
		const makers = panel(page).locator('input[name="manufacturer_ids"]');
		const [first, second] = [await countOf(makers.nth(0)), await countOf(makers.nth(1))];
		await makers.nth(0).check();
		await expect.poll(() => total(page)).toBe(first);
		expect(await countOf(makers.nth(1))).toBe(second);
		await makers.nth(1).check();
		await expect.poll(() => total(page)).toBe(first + second);
		const available = panel(page).locator('input[name="available"]');
		await expect.poll(() => countOf(available)).toBeLessThanOrEqual(first + second);
		const stocked = await countOf(available);
		await available.check();
		await expect.poll(() => total(page)).toBe(stocked);
	});

	test('a price is typed or drawn, from keyboard too; turned ends are put right', async () => {
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

	test('order, rows and size are chosen; the choice is in the address and in its document', async () => {
		const page = await shopper.open(ALL, device);
		await page.getByLabel('Redoslijed').selectOption('price_asc');
		await expect.poll(() => words(page).get('sort')).toBe('price_asc');
		await expect.poll(async () => isAscending(await prices(page))).toBe(true);
		await page.getByRole('link', { name: 'Prikaži u popisu' }).click();
		await expect.poll(() => page.locator('main ul[data-view="list"]').count()).toBe(1);
		if (width === 'desktop') {
			await page.getByLabel('Proizvoda po stranici').selectOption('48');
			await expect.poll(() => cards(page).count()).toBe(48);
		}
		const shown = await titles(page);
		await page.reload();
		expect(await titles(page)).toEqual(shown);
		await hydrated(page);
		expect(await page.locator('main ul[data-view="list"]').count()).toBe(1);
		expect(await titles(page)).toEqual(shown);
	});

	test('more are loaded under the first ones; page links lead anywhere; Back takes every step', async () => {
		const page = await shopper.open(ALL, device);
		await page.evaluate(() => void Reflect.set(window, 'sameDocument', true));
		const first = await titles(page);
		await page.locator('main a[data-more]').click();
		await expect.poll(() => cards(page).count()).toBe(48);
		expect((await titles(page)).slice(0, 24)).toEqual(first);
		expect(new Set(await titles(page)).size).toBe(48);
		await page.getByRole('link', { name: 'Stranica 3', exact: true }).click();
		await expect.poll(() => cards(page).count()).toBe(24);
		expect(words(page).get('page')).toBe('3');
		expect(await titles(page)).not.toContain(first[0]);
		await page.goBack();
		await expect.poll(() => cards(page).count()).toBe(48);
		await page.goBack();
		await expect.poll(() => cards(page).count()).toBe(24);
		expect(await titles(page)).toEqual(first);
		expect(page.url().endsWith(ALL)).toBe(true);
		expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
	});

	test('Back from a product brings back list, pages and place', async () => {
		const page = await shopper.open(`${ALL}?sort=price_desc&page=1`, device);
		await page.locator('main a[data-more]').click();
		await expect.poll(() => cards(page).count()).toBe(48);
		const shown = await titles(page);
		await cards(page).nth(30).scrollIntoViewIfNeeded();
		const unkept = () => page.evaluate(() => Math.abs((history.state?.vike?.scrollPosition?.y ?? Number.NaN) - scrollY));
		await expect.poll(unkept).toBeLessThan(1);
		// A press may scroll first, to have the card in view: the place is where it was pressed.
		await page.evaluate(() => addEventListener('click', () => Reflect.set(window, 'pressedAt', Math.round(scrollY)), { capture: true, once: true }));
		await cards(page).nth(30).click();
		await page.locator('article h1').waitFor();
		const place = await page.evaluate(() => Number(Reflect.get(window, 'pressedAt')));
		expect(place).toBeGreaterThan(600);
		await page.goBack();
		await expect.poll(() => titles(page)).toEqual(shown);
		const offset = () => page.evaluate((was) => Math.abs(scrollY - was), place);
		await expect.poll(offset).toBeLessThan(60);
		await page.waitForLoadState('networkidle');
		expect(await titles(page)).toEqual(shown);
		expect(await offset()).toBeLessThan(60);
	});

	test.each([
		['novo', 'Novo u ponudi'],
		['akcija', 'Akcija'],
		['najprodavanije', 'Najprodavanije'],
	])('the list %s has a page with filters and order', async (slug, title) => {
		const page = await shopper.open(`${ALL}lista/${slug}/`, audited);
		await page.getByRole('heading', { level: 1, name: title }).waitFor();
		const before = await total(page);
		expect(before).toBeGreaterThan(0);
		if (slug === 'akcija') expect(await page.locator('main li s').count()).toBe(await cards(page).count());
		expect(await auditPage(page)).toEqual([]);
		await page.getByLabel('Redoslijed').selectOption('price_asc');
		await expect.poll(async () => isAscending(await prices(page))).toBe(true);
		expect(await total(page)).toBe(before);
	});

	test('products that carry a tag have a page; the magazine’s tag leads there', async () => {
		const page = await shopper.open('/magazin/', device);
		const tag = await page.request.get('/api/hapi/publish/tags').then((answer) => answer.json());
		const { url_without_domain: url, title } = tag.data.items.find(({ slug }: { slug: string }) => slug === 'monitori');
		await page.goto(url);
		await page.getByRole('heading', { name: 'Proizvodi s ovom oznakom' }).waitFor();
		await page.getByRole('link', { name: /: Proizvodi s ovom oznakom/ }).click();
		await page.getByRole('heading', { level: 1, name: `Proizvodi s oznakom ${title}` }).waitFor();
		const shown = await total(page);
		expect(shown).toBeGreaterThan(0);
		await openFilters(page);
		const box = panel(page).locator('input[name="manufacturer_ids"]').first();
		const left = await countOf(box);
		await box.check();
		await expect.poll(() => total(page)).toBe(left);
	});

	test('a badge of any width covers neither words nor picture of a row', async () => {
		const page = await shopper.open(`${ALL}lista/najprodavanije/?view=list&page=1`, device);
		const covered = await page.locator('main ul[data-view="list"] > li').evaluateAll((rows) =>
			rows.flatMap((row) => {
				const badge = row.querySelector('div > ul')?.getBoundingClientRect();
				const words = [...row.querySelectorAll('h3, p')].map((part) => part.getBoundingClientRect());
				return badge && words.some(({ top, bottom, left, right }) => badge.bottom > top && badge.top < bottom && badge.right > left && badge.left < right)
					? [row.textContent]
					: [];
			}),
		);
		expect(covered).toEqual([]);
	});

	test('nothing left: it says so and leads back', async () => {
		const page = await shopper.open(`${CATEGORY}?price_from=1&price_to=2&page=1`, audited);
		await page.getByRole('heading', { name: 'S ovim filtrima ne ostaje nijedan proizvod' }).waitFor();
		expect(await auditPage(page)).toEqual([]);
		await page.getByRole('link', { name: /^Bez filtra/ }).click();
		await expect.poll(() => cards(page).count()).toBeGreaterThan(10);
	});

	test('no fault in rows; open filters are no wider than the window', async () => {
		const page = await shopper.open(`${CATEGORY}?available=true&view=list&page=1`, audited);
		await openFilters(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
		await closeFilters(page);
		expect(await auditPage(page)).toEqual([]);
	});

	test('a filter answers a click within 200 ms on a machine four times slower', async () => {
		const page = await shopper.open(CATEGORY, device);
		await openFilters(page);
		await page.keyboard.press('Shift');
		await page.waitForLoadState('networkidle');
		await slowDown(page);
		const takeClicks = await watchClicks(page);
		const boxes = panel(page).locator('input[name="manufacturer_ids"]');
		await takenOver(boxes.first());
		const rounds: number[] = [];
		// Other work on the machine only ever adds to it: the best of three rounds is the page's own.
		for (let round = 0; round < 3 && (rounds.length === 0 || Math.min(...rounds) >= 200); round++) {
			for (const place of [0, 1, 2, 3, 4]) {
				const checked = await panel(page).locator('input[name="manufacturer_ids"]:checked').count();
				await boxes.nth(place).click();
				await expect.poll(() => panel(page).locator('input[name="manufacturer_ids"]:checked').count()).not.toBe(checked);
				await page.locator('main h2 > [role="status"][aria-busy="false"]').waitFor();
			}
			const durations: number[] = [];
			await expect.poll(async () => durations.push(...(await takeClicks()))).toBeGreaterThan(0);
			console.log(`Filter clicks at ${width} width, 4x slower: ${durations.join(', ')} ms`);
			rounds.push(median(durations));
		}
		expect(Math.min(...rounds)).toBeLessThan(200);
	});

	test('what is chosen before the code is there takes effect once it is', async () => {
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

	test('without its code the list has filters, order and pages', async () => {
		const page = await shopper.open(ALL, { ...device, javaScriptEnabled: false });
		await page.getByRole('link', { name: 'Stranica 2', exact: true }).click();
		await expect.poll(() => words(page).get('page')).toBe('2');
		await expect.poll(() => cards(page).count()).toBe(24);
		await openFilters(page);
		const box = panel(page).locator('input[name="manufacturer_ids"]').first();
		const left = await countOf(box);
		await box.check();
		await panel(page).getByRole('button', { name: 'Primijeni' }).click();
		await expect.poll(() => total(page)).toBe(left);
	});
});

test('a pressed sheet keeps the keyboard inside, Escape closes it and gives the focus back', async () => {
	const page = await shopper.open(CATEGORY, WIDTHS[0][1]);
	await takenOver(panel(page));
	await opener(page).click();
	await expectKeyboardInside(page);
	await page.keyboard.press('Escape');
	await panel(page).waitFor({ state: 'hidden' });
	await expect.poll(() => opener(page).evaluate((button) => document.activeElement === button)).toBe(true);
});

test('so does a sheet that was opened before its code was there', async () => {
	const page = await shopper.blank(WIDTHS[0][1]);
	const release = await holdCode(page);
	await page.goto(CATEGORY, { waitUntil: 'commit' });
	await opener(page).click();
	release();
	await hydrated(page);
	await expectKeyboardInside(page);
	await page.keyboard.press('Escape');
	await panel(page).waitFor({ state: 'hidden' });
	expect(await page.locator('[inert]').count()).toBe(0);
});

/** The sheet takes the focus, and Tab does not lead out of it. */
async function expectKeyboardInside(page: Page): Promise<void> {
	await expect.poll(() => panel(page).evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
	for (let step = 0; step < 12; step++) {
		await page.keyboard.press('Tab');
		const isInside = await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('#filteri') !== null);
		expect(isInside).toBe(true);
	}
}

function isAscending(values: readonly number[]): boolean {
	return values.length > 1 && values.every((value, place) => place === 0 || value >= (values[place - 1] ?? 0));
}
