import { type BuiltShop, startShopProcess } from './shop-process.ts';

/** A separate shop with the fixture's products and every payment method, built and prerendered with these settings of the storefront; `promotions` adds a calendar and flyers. */
export function openFixtureShop(settings: Readonly<Record<string, string>> = {}, kind: 'usual' | 'promotions' = 'usual'): Promise<BuiltShop> {
	return startShopProcess('tests/support/run-fixture-shop.ts', { BACKEND_URL: '', PAYMENT_HOSTS: '', ...settings }, [kind]);
}
