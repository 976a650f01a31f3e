import { type BuiltShop, startShopProcess } from './shop-process.ts';

/** The shop as in production: backend, build, prerendered pages, functions, in a separate process. All load comes from one address, so reads and open orders are not limited. SHOP_URL is a shop that is already running. */
export async function openBuiltShop(): Promise<BuiltShop> {
	const running = process.env['SHOP_URL'];
	if (running) return { url: new URL(running).origin, backendUrl: process.env['BACKEND_URL'] ?? '', close: async () => {} };
	return startShopProcess('tests/support/run-built-shop.ts', { READS_PER_MINUTE: '1000000', READ_BURST: '1000000', RESERVE_MAX_OPEN_ORDERS: '1000000' });
}
