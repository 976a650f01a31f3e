import type { PriceQty } from '@titraj/contract/price-qty.ts';
import { inject } from 'vitest';
import { openJar } from './browser-jar.ts';

/** A path for each kind of screen of the test shop; products are from the demo catalog. */
export const CATEGORY = '/proizvodi/monitori/';

export interface ScreenPaths {
	readonly home: string;
	readonly category: string;
	readonly product: string;
	readonly manufacturers: string;
	readonly magazine: string;
	readonly post: string;
	readonly page: string;
	readonly questions: string;
	readonly missing: string;
	readonly cart: string;
	readonly login: string;
	readonly search: string;
}

/** The paths, including an available product. */
export async function findScreens(): Promise<ScreenPaths> {
	const category = await read(CATEGORY);
	const products = [...category.matchAll(/href="(\/proizvodi\/[^"]+-proizvod-\d+\/)"/g)].map(([, path = '']) => path);
	const available = await firstWith([...new Set(products)], 'data-buy');
	const post = /href="(\/magazin\/vodici\/[^"]+\/)"/.exec(await read('/magazin/vodici/'))?.[1];
	if (!available || !post) throw new Error(`${CATEGORY} shows no product that can be bought, or /magazin/vodici/ no post`);
	return {
		...{ home: '/', category: CATEGORY, product: available, manufacturers: '/marke/', magazine: '/magazin/', post },
		...{ page: '/dostava/', questions: '/cesta-pitanja/', missing: '/nema-takve-stranice/' },
		...{ cart: '/webshop/kosarica/', login: '/moj-racun/prijava/', search: '/trazi/?search_q=monitor' },
	};
}

/** Euros from which a product can be paid in instalments and is delivered free. */
const DEAR = 150;

const isDear = ({ price_custom }: PriceQty): boolean => Number(price_custom) >= DEAR;

/** A product for orders of tests: the one with the most stock in a category, so that other tests find their products. */
export async function findGoods(category = CATEGORY, suits: (item: PriceQty, path: string) => boolean = isDear): Promise<string> {
	const paths = [...new Set([...(await read(category)).matchAll(/href="(\/proizvodi\/[^"]+-proizvod-\d+\/)"/g)].map(([, path = '']) => path))];
	const idOf = (path: string) => Number(/-(\d+)\/$/.exec(path)?.[1]);
	const jar = openJar(inject('shopUrl'));
	await jar.get('/api/nuxtapi/token?regenerate=1');
	const answer: { data: { items: PriceQty[] } } = await (await jar.send('POST', '/api/hapi/catalog/price-qty', { ids: paths.map(idOf) })).json();
	const suiting = answer.data.items.flatMap((item) => paths.filter((path) => idOf(path) === item.id && suits(item, path)).map((path) => ({ item, path })));
	const path = suiting.toSorted((a, b) => b.item.available_qty - a.item.available_qty)[0]?.path;
	if (!path) throw new Error(`${category} shows no such product with a stock`);
	return path;
}

/** Text of the response for a path of the shop. */
export async function read(path: string): Promise<string> {
	return (await fetch(new URL(path, inject('shopUrl')))).text();
}

async function firstWith(paths: readonly string[], mark: string): Promise<string | undefined> {
	for (const path of paths) if ((await read(path)).includes(mark)) return path;
	return undefined;
}
