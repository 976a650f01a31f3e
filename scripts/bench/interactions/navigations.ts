import type { CDPSession, Page } from 'playwright-core';
import type { Phone } from './phone.ts';
import type { BenchPaths } from './scenarios.ts';

/** Slow 4G, as in Lighthouse: bytes per second and milliseconds. */
const SLOW_4G = { offline: false, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8, latency: 150 };
/** Pixels that the list was scrolled before its product was opened. */
const SCROLLED = 900;
/** Milliseconds between pointing at a link and clicking it: a finger rests on a link for about this long. */
const REST = 100;

/** Milliseconds of one navigation in the same document. */
type Navigation = (phone: Phone, paths: BenchPaths) => Promise<number>;

export const NAVIGATIONS: Readonly<Record<string, Navigation>> = {
	'back from a product to its list, until it is painted at its old position': back,
	'link to a product on slow 4G, touched 100 ms before its click': (phone, paths) => openProduct(phone, paths, true),
	'the same link, clicked at once': (phone, paths) => openProduct(phone, paths, false),
};

async function back({ page, open, speedUp, slowDown }: Phone, { list }: BenchPaths): Promise<number> {
	await open(list);
	await speedUp();
	await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), SCROLLED);
	await page.waitForFunction((top) => history.state?.vike?.scrollPosition?.y === top, SCROLLED);
	await page.evaluate(() => document.querySelector<HTMLElement>('main li h3 a')?.click());
	await page.locator('article h1').waitFor();
	await page.waitForLoadState('networkidle');
	await slowDown();
	return page.evaluate((top) => {
		const begun = performance.now();
		history.back();
		return new Promise<number>((done) => {
			const look = () => {
				const isBack = document.querySelector('main li h3 a') !== null && Math.abs(scrollY - top) <= 1 && document.querySelector('article h1') === null;
				// The frame in which it is there has been painted when the next task runs.
				requestAnimationFrame(isBack ? () => setTimeout(() => done(performance.now() - begun)) : look);
			};
			look();
		});
	}, SCROLLED);
}

async function openProduct({ page, session, open, speedUp }: Phone, { list }: BenchPaths, isTouched: boolean): Promise<number> {
	await open(list);
	await speedUp();
	// Starts the preloads, which wait for the first interaction.
	await page.keyboard.press('Shift');
	await page.waitForLoadState('networkidle');
	await page.waitForTimeout(500);
	await setNetwork(session, SLOW_4G);
	const took = await clickLink(page, isTouched ? REST : null);
	await setNetwork(session, { offline: false, downloadThroughput: -1, uploadThroughput: -1, latency: 0 });
	return took;
}

async function setNetwork(session: CDPSession, conditions: typeof SLOW_4G): Promise<void> {
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', conditions);
}

/** Milliseconds from the click on the list's first product until its page is there. `rest`: touches it so long before. */
function clickLink(page: Page, rest: number | null): Promise<number> {
	return page.evaluate(async (before) => {
		const link = document.querySelector<HTMLElement>('main li h3 a');
		if (before !== null) {
			link?.dispatchEvent(new Event('touchstart', { bubbles: true }));
			await new Promise((done) => setTimeout(done, before));
		}
		const begun = performance.now();
		link?.click();
		return new Promise<number>((done) => {
			const look = () => (document.querySelector('article h1') ? done(performance.now() - begun) : requestAnimationFrame(look));
			look();
		});
	}, rest);
}
