import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, type Shopper } from './browse-shop.ts';

/** A page of a visitor whose browser keeps what was seen. */
export async function openKept(shopper: Shopper, path: string): Promise<Page> {
	const page = await shopper.blank({ serviceWorkers: 'allow' });
	await page.goto(path);
	await hydrated(page);
	await page.keyboard.press('Shift');
	await keeps(page, path);
	return page;
}

/** Waits until a page is kept, with scripts beside it. */
export async function keeps(page: Page, path: string): Promise<void> {
	await expect
		.poll(
			() =>
				page.evaluate(async (wanted) => {
					if (!navigator.serviceWorker.controller || !(await caches.match(wanted))) return false;
					const files = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
					return files.flat().filter(({ url }) => url.endsWith('.js')).length > 5;
				}, path),
			{ timeout: 30_000 },
		)
		.toBe(true);
}

/** Paths of all that the browser keeps. */
export const keptPaths = (page: Page) =>
	page.evaluate(async () => {
		const files = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
		return files.flat().map(({ url }) => new URL(url).pathname);
	});
