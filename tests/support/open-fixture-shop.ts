import { type BuiltShop, startShopProcess } from './shop-process.ts';

/** A shop of its own with the goods of the fixture and every way to pay, built and prerendered with these settings of the storefront; `promotions` adds a calendar and flyers. */
export function openFixtureShop(settings: Readonly<Record<string, string>> = {}, kind: 'usual' | 'promotions' = 'usual'): Promise<BuiltShop> {
	return startShopProcess('tests/support/run-fixture-shop.ts', { BACKEND_URL: '', PAYMENT_HOSTS: '', ...settings }, [kind]);
}
