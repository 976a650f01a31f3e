import type { Page } from 'playwright-core';

/** Delays the shop's code until the returned function is called: until then, actions hit the unhydrated document. */
export async function holdCode(page: Page): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(/\/assets\/.*\.js$/, (route) => promise.then(() => route.continue()));
	return resolve;
}
