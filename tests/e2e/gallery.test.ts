import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sanitiseHtml } from '#lib/platform/server/html/sanitise-html.server.ts';
import { browseShop, hydrated, WIDTHS } from '#tests/support/browse-shop.ts';
import { changePageData } from '#tests/support/change-page-data.ts';
import { findScreens, read } from '#tests/support/shop-screens.ts';

const shopper = browseShop();
const screens = await findScreens();
const PAGE = '/dostava/';
/** A path without a known extension, but with a type. */
const VIDEO = '/api/video-of-the-test/17';

let content: string;
beforeAll(async () => {
	const pictures = [...new Set([...(await read(screens.product)).matchAll(/href="(\/media\/[^"]+\.1280\.webp)"/g)].map(([, path]) => path))];
	expect(pictures.length).toBeGreaterThan(1);
	content = sanitiseHtml(
		[
			...pictures.map((path, index) => `<p><a class="gallery" href="${path}">Slika ${index + 1} iz teksta</a></p>`),
			`<p><a class="gallery" type="video/webm" href="${VIDEO}">Videozapis iz teksta</a></p>`,
			'<p><a class="gallery" href="/kontakt/">Stranica iz teksta</a></p>',
		].join(''),
	);
});

const modal = (page: Page) => page.locator('dialog[open]');
/** `2 od 8`; screen readers also get the description of the picture. */
const place = async (page: Page) => (await modal(page).locator('[role="status"]').innerText()).split(':')[0]?.trim();
/** Pixels between the left edges of the window and of the view that the status names. */
const distanceOfShown = (page: Page) =>
	modal(page)
		.locator('li:not([inert])')
		.evaluate((view) => Math.round(view.getBoundingClientRect().left));
/** Name or place of the focused element. */
const focused = (page: Page) =>
	page.evaluate(() => {
		const { activeElement } = document;
		return activeElement === document.body ? 'nowhere' : (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '');
	});

/** A page whose content has gallery links. */
async function openContent(options: Parameters<typeof shopper.blank>[0]): Promise<Page> {
	const page = await shopper.blank(options);
	await page.route(`**${VIDEO}`, (route) => route.fulfill({ status: 200, contentType: 'video/webm', body: Buffer.alloc(0) }));
	await page.route(`**${PAGE}`, (route) =>
		changePageData(route, ({ props }) => {
			props['contentHtml'] += content;
		}),
	);
	await page.goto('/');
	await hydrated(page);
	await page.locator(`footer a[href="${PAGE}"]`).first().click();
	await page.waitForURL(`**${PAGE}`);
	return page;
}

describe.each(WIDTHS)('%s', (_width, device) => {
	test('gallery links in content open the gallery; a video is recognised by its type, and a link to a page is followed', async () => {
		const page = await openContent(device);
		await page.getByRole('link', { name: 'Slika 2 iz teksta' }).click();
		await modal(page).waitFor();
		expect(await place(page)).toMatch(/^2 od \d$/);
		await expect.poll(() => distanceOfShown(page)).toBe(0);
		await page.keyboard.press('Escape');
		await modal(page).waitFor({ state: 'detached' });
		await page.getByRole('link', { name: 'Videozapis iz teksta' }).click();
		await modal(page).locator(`li:not([inert]) video[src$="${VIDEO}"]`).waitFor();
		await page.keyboard.press('Escape');
		await modal(page).waitFor({ state: 'detached' });
		await page.getByRole('link', { name: 'Stranica iz teksta' }).click();
		await page.waitForURL('**/kontakt/');
	});
});

test('a product’s video comes after its pictures, plays in the gallery and stops when another view is shown', async () => {
	const products = [...new Set([...(await read(screens.category)).matchAll(/href="(\/proizvodi\/[^"]+-proizvod-\d+\/)"/g)].map(([, path = '']) => path))];
	const pages = await Promise.all(products.map(async (path) => ({ path, html: await read(path) })));
	const withVideo = pages.find(({ html }) => html.includes('type="video/webm"'));
	expect(withVideo?.html).toContain('"@type":"VideoObject"');
	const page = await shopper.open(withVideo?.path ?? '', { viewport: { width: 1440, height: 900 } });
	const link = page.locator('main a.gallery[type="video/webm"]');
	await link.evaluate((element: HTMLElement) => element.click());
	const video = modal(page).locator('li:not([inert]) video');
	await video.waitFor();
	const isPaused = () =>
		modal(page)
			.locator('video')
			.evaluate((element: HTMLVideoElement) => element.paused);
	await video.evaluate((element: HTMLVideoElement) => element.play());
	expect(await isPaused()).toBe(false);
	expect(await video.evaluate((element: HTMLVideoElement) => [element.videoWidth, element.videoHeight])).toEqual([640, 480]);
	await modal(page).getByRole('button', { name: 'Prethodna slika' }).click();
	await expect.poll(isPaused).toBe(true);
});

test('arrow keys page through pictures at any speed, and the focus stays in the visible one', async () => {
	const page = await shopper.open(screens.product, { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
	await page.locator('main a.gallery').first().click();
	await modal(page).waitFor();
	const total = Number((await place(page))?.split(' ').at(-1));
	expect(total).toBeGreaterThan(2);
	await modal(page).locator('li:not([inert]) button').focus();
	for (let shown = 2; shown <= total; shown++) {
		await page.keyboard.press('ArrowRight');
		expect(await place(page)).toBe(`${shown} od ${total}`);
		expect(await page.evaluate(() => document.activeElement?.closest('dialog li:not([inert])') !== null)).toBe(true);
	}
	await page.keyboard.press('ArrowRight');
	expect(await place(page)).toBe(`${total} od ${total}`);
	await page.keyboard.press('Home');
	expect(await place(page)).toBe(`1 od ${total}`);
	// All clicks at once: each counts, and the strip's animation does not change the target.
	for (let press = 1; press < total; press++)
		await page.evaluate(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })));
	await page.waitForTimeout(1200);
	expect(await place(page)).toBe(`${total} od ${total}`);
});

test('arrow keys work as soon as the pictures open', async () => {
	const page = await shopper.open(screens.product, { viewport: { width: 1440, height: 900 } });
	await page.locator('main a.gallery').first().press('Enter');
	await modal(page).waitFor();
	await page.keyboard.press('ArrowRight');
	expect(await place(page)).toMatch(/^2 od /);
	await page.keyboard.press('ArrowLeft');
	expect(await place(page)).toMatch(/^1 od /);
	// Keys of the page are its own again when the pictures are closed.
	await page.keyboard.press('Escape');
	await modal(page).waitFor({ state: 'hidden' });
	await page.evaluate(() => addEventListener('keydown', ({ key, defaultPrevented }) => Reflect.set(window, 'lastKey', `${key} ${defaultPrevented}`)));
	await page.keyboard.press('ArrowRight');
	expect(await page.evaluate(() => Reflect.get(window, 'lastKey'))).toBe('ArrowRight false');
});

test('a click on a picture zooms in where it was clicked, the zoom button in the middle', async () => {
	const page = await shopper.open(screens.product, { viewport: { width: 1440, height: 900 } });
	await page.locator('main a.gallery').first().click();
	await modal(page).waitFor();
	const view = modal(page).locator('li:not([inert])');
	const picture = view.getByRole('button');
	const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
	/** The part of the picture that is at the middle of the view, from its left and top. */
	const middle = () =>
		view.evaluate(({ scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }) => [
			Math.round((scrollLeft / (scrollWidth - clientWidth)) * 100) / 100,
			Math.round((scrollTop / (scrollHeight - clientHeight)) * 100) / 100,
		]);
	for (const [x, y] of [
		[0.9, 0.2],
		[0.25, 0.75],
	] as const) {
		await picture.click({ position: { x: width * x, y: height * y } });
		expect(await middle()).toEqual([expect.closeTo(x, 1), expect.closeTo(y, 1)]);
		await page.keyboard.press('Enter');
		await expect.poll(() => picture.getAttribute('aria-pressed')).toBe('false');
	}
	await page.keyboard.press('Enter');
	expect(await middle()).toEqual([0.5, 0.5]);
	await picture.click({ position: { x: width / 2, y: height / 2 } });
	await modal(page).locator('p button[aria-pressed]').click();
	expect(await middle()).toEqual([0.5, 0.5]);
});

test('the focus stays on the next button at the last picture, and keys continue from there', async () => {
	const page = await shopper.open(screens.product, { viewport: { width: 1440, height: 900 } });
	await page.locator('main a.gallery').first().click();
	const next = modal(page).getByRole('button', { name: 'Sljedeća slika' });
	await next.focus();
	const total = Number((await place(page))?.split(' ').at(-1));
	for (let press = 0; press < total + 1; press++) await page.keyboard.press('Enter');
	expect(await place(page)).toBe(`${total} od ${total}`);
	expect(await focused(page)).toBe('Sljedeća slika');
	await page.keyboard.press('ArrowLeft');
	expect(await place(page)).toBe(`${total - 1} od ${total}`);
});

describe.each(WIDTHS)('%s', (width, device) => {
	/** A product page whose product has so many pictures, reached from the list. */
	async function openProductWith(count: number): Promise<Page> {
		// The document's HTML still has the pictures of the shop, so React renders the page again.
		shopper.expectComplaint(/React error #418/);
		const page = await shopper.blank(device);
		await page.route('**/media/fan/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }));
		await page.route(/-proizvod-\d+\/$/, (route) =>
			changePageData(route, ({ props }) => {
				Object.assign(props['product'] ?? {}, {
					videos: [],
					gallery: Array.from({ length: count }, (_, place) => ({
						...{ src: `/media/fan/size-${40 + place}/front.640.webp`, alt: `Pogled ${place + 1}`, width: 640, height: 480 },
					})),
				});
			}),
		);
		await page.goto(screens.category);
		await hydrated(page);
		await page.locator('main a[href*="-proizvod-"][href$="/"]').first().click();
		await page.locator('[data-gallery] img[src*="/media/fan/"]').first().waitFor();
		return page;
	}

	test.each([8, 30])('each of %i pictures is reached by its thumbnail, whose row follows, and by keys', async (total) => {
		const page = await openProductWith(total);
		const last = page.getByRole('button', { name: `Slika ${total} od ${total}: Pogled ${total}` });
		await last.click();
		await expect.poll(() => last.getAttribute('aria-current')).toBe('true');
		const strip = page.locator('[data-gallery] > ul').first();
		await expect.poll(() => strip.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollWidth - clientWidth - scrollLeft)).toBeLessThan(40);
		const row = page.locator('[data-gallery] > ul').last();
		await expect.poll(() => row.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollWidth - clientWidth - scrollLeft)).toBeLessThan(4);
		await strip.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
		await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(4);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
		await page.locator('main a.gallery').first().click();
		await modal(page).locator('li:not([inert]) button').focus();
		await page.keyboard.press('End');
		await expect.poll(() => modal(page).locator('[role="status"]').innerText()).toContain(`Pogled ${total}`);
		expect(await place(page)).toBe(`${total} od ${total}`);
	});

	test('a single picture has neither thumbnails nor a place, and fills the width of the strip', async () => {
		const page = await openProductWith(1);
		expect(await page.locator('[data-gallery] button').count()).toBe(0);
		const share = await page.locator('[data-gallery] > ul').evaluate((strip) => (strip.firstElementChild?.clientWidth ?? 0) / strip.clientWidth);
		expect(share).toBeGreaterThan(width === 'phone' ? 0.85 : 0.99);
		await page.locator('main a.gallery').click();
		await modal(page).waitFor();
		expect(await modal(page).locator('[role="status"]').count()).toBe(0);
	});
});

test('without scripts each picture of a product is in the strip and leads to its file', async () => {
	const page = await shopper.open(screens.product, { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
	const links = page.locator('[data-gallery] a.gallery');
	expect(await links.count()).toBeGreaterThanOrEqual(6);
	for (const link of await links.all()) {
		expect(await link.getAttribute('href')).toMatch(/^\/media\/.+\.1280\.webp$|^\/videos\//);
		expect(await link.locator('img').getAttribute('alt')).not.toBe('');
	}
	expect(await page.locator('[data-gallery] button:visible').count()).toBe(0);
});

test('on a phone, pictures far from the first one are loaded when the visitor comes near, in a size that fits', async () => {
	const page = await shopper.blank({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
	await page.goto(screens.product);
	await hydrated(page);
	await page.waitForLoadState('networkidle');
	const slides = page.locator('main [data-gallery] > ul:first-child > li');
	const files = () =>
		slides.locator('img').evaluateAll((pictures) => pictures.map((picture) => (picture instanceof HTMLImageElement ? picture.currentSrc : '')));
	const last = (await slides.count()) - 1;
	expect(last).toBeGreaterThan(3);
	// The fourth is near enough for lazy loading, which the style sheet holds back.
	const [first, next, , fourth] = await files();
	for (const file of [first, next]) expect(file).toMatch(/\.640\.avif$/);
	expect(fourth).toBe('');
	await slides.nth(last).evaluate((slide) => slide.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' }));
	await expect.poll(async () => (await files()).at(-1)).toMatch(/\.640\.avif$/);
});

test('on a phone the viewer loads the picture that it shows and the next one', async () => {
	const page = await shopper.blank({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
	await page.goto(screens.product);
	await hydrated(page);
	await page.waitForLoadState('networkidle');
	const files: string[] = [];
	page.on('request', (request) => request.resourceType() === 'image' && files.push(new URL(request.url()).pathname));
	await page.locator('main a.gallery').first().click();
	await modal(page).locator('li:not([inert]) img').last().waitFor();
	await page.waitForLoadState('networkidle');
	const pictures = await modal(page).locator('li').count();
	expect(pictures).toBeGreaterThan(4);
	expect(files.filter((file) => file.endsWith('.1280.webp'))).toHaveLength(2);
	expect(files.filter((file) => !file.endsWith('.1280.webp'))).toEqual([]);
});
