import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { type Interaction, recordInteractions } from './event-timings.ts';

export interface Phone {
	readonly page: Page;
	/** DevTools of the page. */
	readonly session: CDPSession;
	/** Opens a path as its first visitor would, and waits until it is hydrated and quiet; then the processor is slowed down. */
	open(path: string): Promise<void>;
	/** Touches an element, as a finger does. Throws if another element is in front of it: the browser would report that touch as a short one. */
	tap(target: Locator): Promise<void>;
	/** Runs one input and returns its interaction. */
	measure(input: () => Promise<void>): Promise<Interaction>;
	/** Full speed again, for steps that are not measured. */
	speedUp(): Promise<void>;
	slowDown(): Promise<void>;
	close(): Promise<void>;
}

const DEVICE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true } as const;
/** Milliseconds without work after a page is hydrated. */
const REST = 500;

/** A phone of a new visitor, who has declined the consent banner. `slowdown` multiplies the time of the page's processor. */
export async function openPhone(browser: Browser, baseURL: string, slowdown: number): Promise<Phone> {
	const context = await browser.newContext({ ...DEVICE, baseURL, serviceWorkers: 'block' });
	context.setDefaultTimeout(60_000);
	await context.addCookies([{ name: 'gdpr_cookie', value: '', url: baseURL }]);
	const page = await context.newPage();
	const measure = await recordInteractions(page);
	const session = await context.newCDPSession(page);
	const setRate = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
	const slowDown = async () => void (await setRate(slowdown));
	const speedUp = async () => void (await setRate(1));
	return {
		page,
		session,
		measure,
		slowDown,
		speedUp,
		async open(path) {
			await speedUp();
			await page.goto(path, { waitUntil: 'load' });
			await page.waitForFunction(() => Object.keys(document.querySelector('#sadrzaj h1, main h1') ?? {}).some((key) => key.startsWith('__reactFiber')));
			await page.waitForLoadState('networkidle');
			await page.waitForTimeout(REST);
			await slowDown();
		},
		async tap(target) {
			await target.scrollIntoViewIfNeeded();
			const box = await target.boundingBox();
			if (!box) throw new Error(`${target} is not visible`);
			const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
			if (!(await target.evaluate(isAt, point))) throw new Error(`${target} is covered by another element where it would be touched`);
			await page.touchscreen.tap(point.x, point.y);
		},
		close: () => context.close(),
	};
}

/** Whether a touch at the point is one of the element, or of its label. */
function isAt(element: Element, { x, y }: { readonly x: number; readonly y: number }): boolean {
	const hit = document.elementFromPoint(x, y);
	return element.contains(hit) || hit?.closest('label')?.control === element;
}
