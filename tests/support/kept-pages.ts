import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, type Shopper } from './browse-shop.ts';

/** A page of a visitor whose browser caches visited pages. */
export async function openKept(shopper: Shopper, path: string): Promise<Page> {
	const page = await shopper.blank({ serviceWorkers: 'allow' });
	await page.goto(path);
	await hydrated(page);
	await page.keyboard.press('Shift');
	await keeps(page, path);
	return page;
}

/** Waits until a page is cached with all scripts that it starts with. */
export async function keeps(page: Page, path: string): Promise<void> {
	await expect
		.poll(
			() =>
				page.evaluate(async (wanted) => {
					const document = navigator.serviceWorker.controller && (await caches.match(wanted));
					const scripts = (document && /data-code="([^"]+)"/.exec(await document.text())?.[1]?.split(' ')) || [];
					const kept = await Promise.all(scripts.map((script) => caches.match(script)));
					return scripts.length > 5 && kept.every((script) => script !== undefined);
				}, path),
			{ timeout: 30_000 },
		)
		.toBe(true);
}

/** Paths of everything in the browser's cache. */
export const keptPaths = (page: Page) =>
	page.evaluate(async () => {
		const files = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
		return files.flat().map(({ url }) => new URL(url).pathname);
	});
