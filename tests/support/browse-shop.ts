import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { browserOfWorker } from './launch-browser.ts';
import { isNightly } from './nightly.ts';

/** Both viewport widths, for layouts, and for the road from a page to an order. */
export const WIDTHS = [
	['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
	['desktop', { viewport: { width: 1440, height: 900 } }],
] as const;

/** Widths for what is the same at both: the phone's; the nightly run takes both. */
export const FLOW_WIDTHS = isNightly ? WIDTHS : WIDTHS.slice(0, 1);

interface Visit extends BrowserContextOptions {
	/** The visitor has not answered the consent banner; all others have declined. */
	readonly undecided?: boolean;
}

export interface Shopper {
	/** Opens a page for a new visitor at a path of the shop; its complaints fail the test. */
	open(path: string, options?: Visit): Promise<Page>;
	/** Opens an empty page for a new visitor. */
	blank(options?: Visit): Promise<Page>;
	/** Complaints that the test causes on purpose. */
	expectComplaint(...expected: readonly RegExp[]): void;
}

/** The browser of this worker, for a test file. Unexpected console errors, page errors, failed requests and CSP violations fail the test. */
export function browseShop(): Shopper {
	const contexts: BrowserContext[] = [];
	const complaints: string[] = [];
	const expected: RegExp[] = [];
	let browser: Browser;

	beforeAll(async () => {
		browser = await browserOfWorker();
	}, 60_000);
	afterEach(async () => {
		await Promise.all(contexts.splice(0).map(leave));
		const allowed = expected.splice(0);
		const unexpected = complaints.splice(0).filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
		// The end of a run repeats only the first line of a message.
		expect(unexpected, `The page reported ${unexpected.join(' | ')}`).toEqual([]);
	});

	async function blank({ undecided = false, ...options }: Visit = {}): Promise<Page> {
		const context = await browser.newContext({ baseURL: inject('shopUrl'), reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
		contexts.push(context);
		context.setDefaultTimeout(30_000);
		if (!undecided) await context.addCookies([{ name: 'gdpr_cookie', value: '', url: inject('shopUrl') }]);
		if (options.javaScriptEnabled !== false) await reportViolations(context, complaints);
		const page = await context.newPage();
		listen(page, complaints);
		return page;
	}

	return {
		blank,
		async open(path, options) {
			const page = await blank(options);
			await page.goto(path);
			if (options?.javaScriptEnabled !== false) await hydrated(page);
			return page;
		},
		expectComplaint: (...patterns) => void expected.push(...patterns),
	};
}

/** Waits until the page is hydrated: then category buttons show the board’s state; on checkout pages, which have none, React owns the heading. */
export async function hydrated(page: Page): Promise<void> {
	await page.locator('[popovertarget="kategorije"]').or(page.locator('#sadrzaj h1')).first().waitFor({ state: 'attached' });
	if ((await page.locator('[popovertarget="kategorije"]').count()) === 0) return takenOver(page.locator('#sadrzaj h1').first());
	await page.locator('[popovertarget="kategorije"][data-board]').first().waitFor({ state: 'attached' });
}

/** Waits until an element is hydrated: parts of a page are hydrated one after another, and a static part only as a whole (ADR 95). */
export async function takenOver(element: Locator): Promise<void> {
	await expect
		.poll(() => element.evaluate((node) => Object.keys(node.closest('[data-static]') ?? node).some((key) => key.startsWith('__reactFiber'))))
		.toBe(true);
}

/** A route that still fetches from the shop when its page closes would fail the run. */
async function leave(context: BrowserContext): Promise<void> {
	await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
	await context.close();
}

async function reportViolations(context: BrowserContext, complaints: string[]): Promise<void> {
	await context.exposeBinding('reportViolation', (_source, text: string) => void complaints.push(text));
	await context.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
			Reflect.get(window, 'reportViolation')(`CSP ${violatedDirective}: ${blockedURI} (${sourceFile})`),
		);
	});
}

function listen(page: Page, complaints: string[]): void {
	page.on('console', (message) => message.type() === 'error' && complaints.push(`console: ${message.text()} (${message.location().url})`));
	page.on('pageerror', (error) => complaints.push(`page: ${error.message}`));
	page.on('requestfailed', (request) => {
		const reason = request.failure()?.errorText;
		// A navigation cancels loads of the previous page; scripts are reported as `csp` without JavaScript.
		if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') complaints.push(`request: ${request.method()} ${request.url()} ${reason}`);
	});
	page.on(
		'response',
		(response) => response.status() >= 400 && complaints.push(`response: ${response.status()} ${response.request().method()} ${response.url()}`),
	);
}
