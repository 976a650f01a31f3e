import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { CABLE, type Guest, openGuest, type PayingShop, startPayingShop } from './paying-shop.ts';

/** Hooks of a test file: one paying shop, restored and restocked before each test, and a new guest of it. */
export function guestForEachTest(take: (shop: PayingShop, guest: Guest) => void): void {
	let shop: PayingShop;
	beforeAll(async () => {
		shop = await startPayingShop();
	});
	afterAll(() => shop.close());
	beforeEach(async () => {
		shop.alter(() => undefined);
		await shop.db.updateTable('products').set({ quantity: 1000 }).where('id', '=', CABLE).execute();
		take(shop, await openGuest(shop.url));
	});
	afterEach(() => vi.restoreAllMocks());
}
