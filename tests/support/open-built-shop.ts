import { type BuiltShop, startShopProcess } from './shop-process.ts';

/** The shop as shoppers get it: backend, build, prerendered pages, functions, in a process of its own. SHOP_URL names one that runs already. */
export async function openBuiltShop(): Promise<BuiltShop> {
	const running = process.env['SHOP_URL'];
	if (running) return { url: new URL(running).origin, backendUrl: process.env['BACKEND_URL'] ?? '', close: async () => {} };
	return startShopProcess('tests/support/run-built-shop.ts');
}
