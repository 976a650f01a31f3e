import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sharedCache, sharedPages } from '#lib/platform/server/cache/shared-cache.server.ts';
import { type FaultyBackend, startFaultyBackend } from './faulty-backend.ts';
import { pageFunction } from './page-function.ts';
import { type RunningShop, startShop } from './start-shop.ts';

interface Backend {
	readonly url: string;
	close(): Promise<unknown>;
}

/** Hooks of a test file: a shop whose backend calls can fail. Its caches are cleared before each test. */
export function faultyShopForAllTests(start: () => Promise<Backend>, take: (shop: RunningShop, faulty: FaultyBackend) => void): void {
	let backend: Backend;
	let faulty: FaultyBackend;
	let shop: RunningShop;
	beforeAll(async () => {
		backend = await start();
		faulty = await startFaultyBackend(backend.url);
		shop = await startShop({ backendUrl: faulty.url, named: { page: pageFunction() } });
		take(shop, faulty);
	});
	afterAll(async () => {
		await shop.close();
		await faulty.close();
		await backend.close();
	});
	beforeEach(() => {
		sharedCache().clear();
		sharedPages().clear();
	});
}
