import type { PriceQty } from '@titraj/contract/price-qty.ts';
import type { ShippedScreenName } from '#lib/screens/screen.ts';
import { openJar } from './browser-jar.ts';
import { type FilledCustomer, fillCustomer, type ShopAddresses } from './filled-customer.ts';
import { SCREEN_VISITS, type ShopPaths } from './screen-visits.ts';

/** Creates data for a customer of a running shop and finds the address of each screen. */
export async function openScreens(
	shop: ShopAddresses,
): Promise<{ readonly customer: FilledCustomer; readonly paths: ShopPaths; pathOf(name: ShippedScreenName): string }> {
	const read = async (path: string) => (await fetch(new URL(path, shop.url))).text();
	const find = async (path: string, pattern: RegExp) => {
		const found = [...new Set([...(await read(path)).matchAll(pattern)].map(([, address = '']) => address))];
		if (found.length === 0) throw new Error(`${path} of the demo shop shows nothing like ${pattern}`);
		return found;
	};
	const products = await find('/proizvodi/monitori/', /href="(\/proizvodi\/[^"]+-proizvod-\d+\/)"/g);
	const goods = (await findPlentiful(shop, products.map(toId))).slice(0, 3);
	const product = products.find((path) => toId(path) === goods[0]) ?? '';
	const [[post = ''], [store = ''], [sweepstake = '']] = await Promise.all([
		find('/magazin/vodici/', /href="(\/magazin\/vodici\/[^"]+\/)"/g),
		find('/poslovnice/', /href="(\/poslovnice\/[^"]+-\d+\/)"/g),
		find('/nagradne-igre/', /href="(\/nagradne-igre\/prvi-krug-\d+\/)"/g),
	]);
	const paths = { product, post, store, sweepstake };
	const customer = await fillCustomer(shop, goods);
	return {
		...{ customer, paths },
		pathOf(name) {
			const { path } = SCREEN_VISITS[name];
			return typeof path === 'string' ? path : path({ ...paths, ...customer });
		},
	};
}

const toId = (path: string): number => Number(/-(\d+)\/$/.exec(path)?.[1]);

/** Products sorted by stock, most first, so that orders do not disturb other tests. */
async function findPlentiful({ url }: ShopAddresses, ids: readonly number[]): Promise<readonly number[]> {
	const jar = openJar(url);
	await jar.get('/api/nuxtapi/token?regenerate=1');
	const { data }: { data: { items: PriceQty[] } } = await (await jar.send('POST', '/api/hapi/catalog/price-qty', { ids })).json();
	return data.items.toSorted((a, b) => b.available_qty - a.available_qty).map(({ id }) => id);
}
