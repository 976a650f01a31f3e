import type { StartOptions } from '@titraj/backend/start-backend.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { FLOW_WIDTHS, WIDTHS } from './browse-shop.ts';
import { browserOfWorker } from './launch-browser.ts';
import { editor } from './sign-in.ts';
import { startTestBackend, type TestBackend } from './start-test-backend.ts';

/** Widths for what staff do, which is the same at both: the phone's; the nightly run takes both. */
export const OFFICE_WIDTHS = FLOW_WIDTHS.map(([name]) => name);
/** Widths for how screens look. */
export const OFFICE_LAYOUT_WIDTHS = WIDTHS.map(([name]) => name);
type Width = (typeof WIDTHS)[number][0];

interface Visit {
	readonly width?: Width;
	/** Switches the content security policy off, which the accessibility check needs. */
	readonly bypassCSP?: boolean;
}

export interface Office {
	readonly backend: () => TestBackend;
	/** Opens the back office at a path within it, signed in as staff of the demo. */
	open(path: string, visit?: Visit): Promise<Page>;
	/** Opens a page for somebody who is not signed in. */
	blank(visit?: Visit): Promise<Page>;
	/** Complaints that the test causes on purpose. */
	expectComplaint(...expected: readonly RegExp[]): void;
}

type Start = (settings: StartOptions) => Promise<TestBackend>;
const startFixture: Start = (settings) => startTestBackend(undefined, settings);

/** The response to the first call of the application, before anyone has signed in. */
const FIRST_QUESTION = /401.*\/merchant\/v1\/session|status of 401/;

/** A backend with the fixture shop and the built back office, and browsers for a test file. Unexpected errors and violations of the policy fail the test. `settings` override those of the backend; a function prepares them first, such as by starting a double. `start` starts another shop, which needs the same owner. */
export function browseOffice(settings: StartOptions | (() => Promise<StartOptions>) = {}, start: Start = startFixture): Office {
	const contexts: BrowserContext[] = [];
	const complaints: string[] = [];
	const expected: RegExp[] = [];
	let backend: TestBackend;

	beforeAll(async () => {
		backend = await start({ backOffice: 'dist/back-office', ...(typeof settings === 'function' ? await settings() : settings) });
		// Tests place orders without counting what is left.
		await backend.db.updateTable('products').set({ quantity: 1000 }).where('code', 'like', 'MON-%').execute();
	}, 120_000);
	afterAll(() => backend.close());
	afterEach(async () => {
		await Promise.all(contexts.splice(0).map((context) => context.close()));
		const allowed = [FIRST_QUESTION, ...expected.splice(0)];
		const unexpected = complaints.splice(0).filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
		expect(unexpected, `The page reported ${unexpected.join(' | ')}`).toEqual([]);
	});

	async function blank({ width = 'desktop', bypassCSP = false }: Visit = {}): Promise<Page> {
		const options = WIDTHS.find(([name]) => name === width)?.[1];
		const browser = await browserOfWorker();
		const context = await browser.newContext({ baseURL: backend.url, reducedMotion: 'reduce', bypassCSP, locale: 'hr-HR', ...options });
		contexts.push(context);
		// No shop runs beside this backend; tests/e2e has previews with one.
		await context.route('https://titraj.example/look-preview?**', (preview) => preview.fulfill({ contentType: 'text/html', body: '<title>Trgovina</title>' }));
		context.setDefaultTimeout(15_000);
		const page = await context.newPage();
		page.on('console', (message) => message.type() === 'error' && complaints.push(`console: ${message.text()} (${message.location().url})`));
		page.on('pageerror', (error) => complaints.push(`page: ${error.message}`));
		page.on('response', (answer) => answer.status() >= 400 && complaints.push(`response: ${answer.status()} ${answer.request().method()} ${answer.url()}`));
		return page;
	}

	return {
		backend: () => backend,
		blank,
		async open(path, visit) {
			const page = await blank(visit);
			await page.goto(`/admin/#${path}`);
			await page.getByLabel('E-pošta').fill(editor.email);
			await page.getByLabel('Lozinka').fill(editor.password);
			await page.keyboard.press('Enter');
			await page.locator('#navigation').waitFor({ state: 'attached' });
			await page.locator('main h1').first().waitFor();
			return page;
		},
		expectComplaint: (...patterns) => void expected.push(...patterns),
	};
}
