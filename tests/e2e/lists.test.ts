import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS, hydrated, takenOver, WIDTHS } from '#tests/support/browse-shop.ts';
import { cards, countOf, isAscending, openFilters, panel, prices, titles, total, words } from '#tests/support/list-page.ts';

const shopper = browseShop();

const ALL = '/proizvodi/';

/** Clicks on links that are not hydrated yet load a document. */
async function showMore(page: Page): Promise<void> {
	const more = page.locator('main a[data-more]');
	await takenOver(more);
	await more.click();
}

test('on a phone the bar of a list makes room while the visitor scrolls down, and comes back when they turn or focus it', async () => {
	const page = await shopper.open(ALL, WIDTHS[0][1]);
	const filters = page.getByRole('button', { name: 'Filtri', exact: true });
	const top = async () => (await filters.boundingBox())?.y ?? Number.NaN;
	await page.locator('main h1').click();
	await expect
		.poll(async () => {
			await page.mouse.wheel(0, 300);
			return [await page.evaluate(() => document.documentElement.hasAttribute('data-reading')), (await top()) < 0];
		})
		.toEqual([true, true]);
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	await page.mouse.wheel(0, -60);
	await expect.poll(top).toBeGreaterThan(0);
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
	await page.mouse.wheel(0, 300);
	await expect.poll(top).toBeLessThan(0);
	await filters.evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
	await expect.poll(top).toBeGreaterThan(0);
});

describe.each(WIDTHS)('%s', (width, device) => {
	test('order, rows and page size can be chosen, and are part of the address and its document', async () => {
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
		await expect.poll(() => page.locator('main ul[data-view="list"]').count()).toBe(1);
		expect(await titles(page)).toEqual(shown);
	});

	test('a badge of any width covers neither text nor picture of a row', async () => {
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
});

describe.each(FLOW_WIDTHS)('%s', (_width, device) => {
	const audited = { ...device, bypassCSP: true };

	test('more products load below the first ones; page links work; Back undoes every step', async () => {
		const page = await shopper.open(ALL, device);
		await page.evaluate(() => void Reflect.set(window, 'sameDocument', true));
		const first = await titles(page);
		await showMore(page);
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

	test('Back from a product restores list, pages and scroll position', async () => {
		const page = await shopper.open(`${ALL}?sort=price_desc&page=1`, device);
		await showMore(page);
		await expect.poll(() => cards(page).count()).toBe(48);
		const shown = await titles(page);
		await cards(page).nth(30).scrollIntoViewIfNeeded();
		const unkept = () => page.evaluate(() => Math.abs((history.state?.vike?.scrollPosition?.y ?? Number.NaN) - scrollY));
		await expect.poll(unkept).toBeLessThan(1);
		// A click may scroll the card into view first, so the position is read at the click.
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

	test('a tag has a page of its products, and the magazine’s tag links to it', async () => {
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
