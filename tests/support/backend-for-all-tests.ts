import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type MerchantClient, openMerchant } from './merchant-client.ts';
import { numberPapers } from './numbered-shop.ts';
import { startTestBackend, type TestBackend } from './start-test-backend.ts';

/** Hooks of a test file: starts one backend, and calls `take` when it runs. */
function backendForAllTests(take: (backend: TestBackend) => void | Promise<void>, options: Parameters<typeof startTestBackend>[1] = {}): void {
	let backend: TestBackend | undefined;
	beforeAll(async () => {
		backend = await startTestBackend(undefined, options);
		await take(backend);
	});
	afterAll(() => backend?.close());
}

/** Hooks of a test file: one backend, with a client of the merchant API that has all scopes and makes as many calls as it likes. */
export function merchantForAllTests(take: (backend: TestBackend, merchant: MerchantClient) => void | Promise<void>): void {
	backendForAllTests(async (backend) => take(backend, await openMerchant(backend)), { merchantCallsPerMinute: 1_000_000 });
}

/** The same, with a shop that numbers its papers, and with enough of two goods for each test. */
export function numberedShopForAllTests(take: (backend: TestBackend, merchant: MerchantClient) => void): void {
	let client: MerchantClient;
	merchantForAllTests(async (backend, merchant) => {
		client = merchant;
		take(backend, merchant);
		await numberPapers(backend.db);
	});
	beforeEach(async () => {
		for (const sku of ['MON-1', 'MON-2']) await client.call('PUT', `/products/${sku}/stock`, { quantity: 500 });
	});
}

/** Hooks of a test file: one backend, with a new guest's token for each test. */
export function tokenForEachTest(take: (backend: TestBackend, token: string) => void): void {
	let backend: TestBackend;
	backendForAllTests((started) => {
		backend = started;
	});
	beforeEach(async () => take(backend, await backend.newToken()));
}
