import type { Page } from 'playwright-core';

/** Keeps the shop's code from the page until the answered function is called: what is done before that is done to the bare document. */
export async function holdCode(page: Page): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(/\/assets\/.*\.js$/, (route) => promise.then(() => route.continue()));
	return resolve;
}
