import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type CheckoutChoice, type Shopper, shopperWith } from './shopper.ts';
import { startTestBackend, type TestBackend } from './start-test-backend.ts';

/** Hooks of a test file: one backend with enough goods, and a new shopper for each test. */
export function shopperForEachTest(take: (backend: TestBackend, shopper: Shopper) => void): void {
	let backend: TestBackend;
	beforeAll(async () => {
		backend = await startTestBackend();
		await backend.db.updateTable('products').set({ quantity: 1000 }).where('id', '=', 21).execute();
	});
	beforeEach(async () => take(backend, shopperWith(backend, await backend.newToken())));
	afterAll(() => backend.close());
}

/** Orders one piece of product 21. */
export async function buyOne(shopper: Shopper, choice: CheckoutChoice) {
	await shopper.add(21, 1);
	await shopper.choose(choice);
	return shopper.place();
}
