import { demoCalendars } from '@titraj/demo/content/extras/calendars.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browseShop, FLOW_WIDTHS, hydrated } from '#tests/support/browse-shop.ts';
import { findContentPaths } from '#tests/support/content-paths.ts';
import { holdCode } from '#tests/support/hold-code.ts';
import { read } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const paths = await findContentPaths();
const path = (name: string) => paths[name] ?? '';
const { advent, autumn } = demoCalendars(new Date());

/** Timeout for responses of the shop and for deferred code. */
const PATIENT = { timeout: 10_000 };

const send = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe.each(FLOW_WIDTHS)('%s', (_width, device) => {
	test('typed words filter the questions, ignoring diacritics, and the count is announced', async () => {
		const page = await shopper.open(path('questions'), device);
		const shown = page.locator('main details').filter({ visible: true });
		const all = await shown.count();
		await page.getByLabel('Pretraži pitanja').fill('DOSTAVA kosta');
		await page.getByText('Pronađeno pitanja: 0').waitFor();
		await page.getByRole('button', { name: 'Prikaži sva pitanja' }).click();
		await expect.poll(() => page.locator('main details').filter({ visible: true }).count(), PATIENT).toBeGreaterThan(3);
		expect(await page.getByLabel('Pretraži pitanja').evaluate((field) => field === document.activeElement)).toBe(true);
		await page.getByLabel('Pretraži pitanja').fill('PLACANJU karticom');
		await expect.poll(() => shown.count(), PATIENT).toBeGreaterThan(0);
		const found = await shown.count();
		expect(found).toBeLessThan(all);
		await expect.poll(() => page.locator('main [role="status"]').first().innerText(), PATIENT).toBe(`Pronađeno pitanja: ${found}`);
	});

	test('a flyer is paged by key and button, and its products are links', async () => {
		const page = await shopper.open(path('flyer'), device);
		const strip = page.getByRole('list', { name: /letka/ });
		const left = () => strip.evaluate((list) => Math.round(list.scrollLeft));
		const width = await strip
			.locator('li')
			.first()
			.evaluate((sheet) => sheet.clientWidth);
		await strip.focus();
		for (let press = 0; press < 8; press++) await page.keyboard.press('ArrowRight');
		await expect.poll(left, PATIENT).toBeGreaterThan(0);
		await strip.evaluate(atRest);
		await strip.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
		await send(page, 'Sljedeća stranica');
		await expect.poll(left, PATIENT).toBeGreaterThan(width / 2);
		await send(page, 'Prethodna stranica');
		await expect.poll(left, PATIENT).toBeLessThan(width / 2);
		await strip.focus();
		await page.keyboard.press('Tab');
		const target = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
		expect(target).toMatch(/-proizvod-\d+\/$/);
		await page.keyboard.press('Enter');
		await page.waitForURL(`**${target}`);
	});

	test('stores can be filtered by town and by service, and sorted by distance from a known location', async () => {
		const page = await shopper.open(path('stores'), { ...device, permissions: ['geolocation'], geolocation: { latitude: 43.51, longitude: 16.44 } });
		const titles = page.locator('main li h2');
		const all = await titles.count();
		await page.getByLabel('Grad, ulica ili poštanski broj').fill('sibenik');
		await page.keyboard.press('Enter');
		await expect.poll(() => titles.allInnerTexts(), PATIENT).toEqual(['Titraj Šibenik']);
		expect(page.url()).toContain('search_q=sibenik');
		await page.reload();
		await expect.poll(() => titles.allInnerTexts(), PATIENT).toEqual(['Titraj Šibenik']);
		await page.getByLabel('Grad, ulica ili poštanski broj').fill('');
		await page.keyboard.press('Enter');
		await expect.poll(() => titles.count(), PATIENT).toBe(all);
		const { service, having } = await rarestService();
		expect(having.length).toBeLessThan(all);
		await page.getByLabel('Usluga').selectOption(service);
		await expect.poll(() => titles.allInnerTexts(), PATIENT).toEqual(having);
		expect(new URL(page.url()).searchParams.get('service')).toBe(service);
		await page.getByLabel('Usluga').selectOption('');
		await expect.poll(() => titles.count(), PATIENT).toBe(all);
		await send(page, 'Najbliže meni');
		await expect.poll(() => titles.first().innerText(), PATIENT).toBe('Titraj Split');
		expect(await page.locator('main li b').first().innerText()).toMatch(/^\d+(,\d)?\skm$/);
	});

	test('store filters set before the code is loaded apply after it', async () => {
		const page = await shopper.blank(device);
		const release = await holdCode(page);
		await page.goto(path('stores'), { waitUntil: 'commit' });
		await page.getByLabel('Usluga').selectOption({ index: 1 });
		const service = await page.getByLabel('Usluga').inputValue();
		await page.getByLabel('Otvoreno sada').check();
		release();
		await expect.poll(() => new URL(page.url()).search, PATIENT).toBe(`?${new URLSearchParams({ service, open_now: '1' })}`);
		await expect.poll(() => page.getByLabel('Usluga').inputValue()).toBe(service);
		await expect.poll(() => page.getByLabel('Otvoreno sada').isChecked()).toBe(true);
	});

	test('a link to an anchor on the same page scrolls smoothly after 400 ms, to 80 px below the top', async () => {
		const page = await shopper.open(path('post'), { ...device, reducedMotion: 'no-preference' });
		const { after, steps } = await pressAnchor(page);
		expect(after).toBeGreaterThanOrEqual(395);
		expect(steps).toBeGreaterThan(3);
	});

	test('it scrolls immediately with reduced motion', async () => {
		const page = await shopper.open(path('post'), { ...device, reducedMotion: 'reduce' });
		expect((await pressAnchor(page)).steps).toBe(1);
	});
});

/** The rarest service, and the titles of the stores that have it, in list order. */
async function rarestService(): Promise<{ service: string; having: string[] }> {
	const answer: { data: { items: { title: string; services: string[] }[] } } = JSON.parse(await read('/api/hapi/location?limit=500'));
	const { items } = answer.data;
	const titlesOf = (service: string) => items.filter(({ services }) => services.includes(service)).map(({ title }) => title);
	const [rarest] = [...new Set(items.flatMap(({ services }) => services))]
		.map((service) => ({ service, having: titlesOf(service) }))
		.toSorted((one, other) => one.having.length - other.having.length);
	if (!rarest) throw new Error('No store of the demo has a service');
	return rarest;
}

/** Resolves when an element has not moved for a few frames. */
async function atRest(element: Element): Promise<void> {
	let before = Number.NaN;
	for (let still = 0; still < 10; still = element.scrollLeft === before ? still + 1 : 0) {
		before = element.scrollLeft;
		await new Promise(requestAnimationFrame);
	}
}

test('words typed before the code is loaded filter the questions after it', async () => {
	const page = await shopper.blank();
	const release = await holdCode(page);
	await page.goto(path('questions'), { waitUntil: 'commit' });
	await page.getByLabel('Pretraži pitanja').fill('DOSTAVA kosta');
	release();
	await hydrated(page);
	await page.getByText('Pronađeno pitanja: 0').waitFor();
});

/** Clicks the second heading's link; returns the milliseconds until scrolling begins, and the number of positions. */
async function pressAnchor(page: Page): Promise<{ readonly after: number; readonly steps: number }> {
	const link = page.locator('main nav a[href^="#"]').nth(1);
	const id = (await link.getAttribute('href'))?.slice(1) ?? '';
	const seen = await link.evaluate(async (anchor: HTMLElement) => {
		const begun = performance.now();
		const positions = new Map<number, number>();
		const note = () => void positions.set(scrollY, positions.get(scrollY) ?? performance.now() - begun);
		addEventListener('scroll', note);
		anchor.click();
		await new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
		return [...positions.values()];
	});
	await expect.poll(() => page.locator(`[id="${id}"]`).evaluate((heading) => Math.round(heading.getBoundingClientRect().top)), PATIENT).toBe(80);
	expect(new URL(page.url()).hash).toBe(`#${id}`);
	expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
	return { after: seen[0] ?? 0, steps: seen.length };
}

test.each([
	['the calendar', 'calendar', advent],
	['the current calendar', 'calendar under way', autumn],
])(
	'%s: the backend decides which door is open, regardless of the shopper’s clock, and the page contains nothing of the others',
	async (_title, name, source) => {
		const answer = JSON.parse(await read(`/api/hapi/cms/calendar?slug=${source.page_slug}`));
		const doors: readonly { readonly state: string }[] = answer.data.doors;
		const page = await shopper.blank();
		await page.clock.setFixedTime(new Date('2030-12-24T10:00:00Z'));
		await page.goto(path(name));
		const states = () => page.locator('main li[data-state]').evaluateAll((items) => items.map((item) => item.getAttribute('data-state')));
		await expect.poll(states, PATIENT).toEqual(doors.map(({ state }) => state));
		const said = (await read(path(name))) + JSON.stringify(answer);
		const shown = new Set(source.doors.filter((_door, index) => doors[index]?.state === 'open').map(({ text }) => text));
		for (const [index, { text }] of source.doors.entries())
			if (doors[index]?.state === 'locked' && !shown.has(text)) expect(said).not.toContain(text.slice(0, 30));
	},
);
