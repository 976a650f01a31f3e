/** One call of the mix. */
export interface LoadRequest {
	readonly method: 'GET' | 'POST';
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: string;
}

/** A kind of call, its share, and where it is answered from. */
export interface LoadKind {
	readonly name: string;
	readonly from: 'memory' | 'backend';
	/** Share of all calls; the shares add up to 1. */
	readonly share: number;
	readonly requests: readonly LoadRequest[];
}

/** The mix of calls that shoppers' pages make to functions: lists by the page function, the proxy's tables, pictures, live prices, the cart. */
export async function drawRequests(origin: string): Promise<readonly LoadKind[]> {
	const read = async (path: string) => (await fetch(new URL(path, origin))).text();
	const list = await read('/proizvodi/monitori/');
	const pictures = [...new Set([...list.matchAll(/(\/media\/[^"\s,]+\.(?:webp|avif))/g)].map(([, path = '']) => path))].slice(0, 24);
	const { data } = await (await fetch(new URL('/api/hapi/catalog/products?limit=48', origin))).json();
	const ids: number[] = data.items.map(({ id }: { id: number }) => id);
	const shoppers = await Promise.all(Array.from({ length: 8 }, () => openSession(origin, data.items[0].shopping_cart_code)));
	const get = (path: string, headers: Readonly<Record<string, string>> = {}): LoadRequest => ({ method: 'GET', path, headers });
	const categories = [...new Set([...(await read('/proizvodi/')).matchAll(/href="(\/proizvodi\/[a-z-]+\/)"/g)].map(([, path = '']) => path))];
	const pages = categories.slice(0, 12).map((path) => get(`${path}?page=1`));
	return [
		{ name: 'page on demand', from: 'memory', share: 0.4, requests: pages },
		{
			name: 'labels, info, currency, redirects',
			from: 'memory',
			share: 0.2,
			requests: ['labels?lang=hr', 'info/', 'currency/', 'redirects/'].map((row) => get(`/api/nuxtapi/${row}`)),
		},
		{ name: 'picture', from: 'memory', share: 0.25, requests: pictures.map((path) => get(path)) },
		{
			...{ name: 'live prices of 24 products', from: 'backend', share: 0.1 },
			requests: [0, 6, 12, 24].map((at) => ({
				...{ method: 'POST', path: '/api/hapi/catalog/price-qty', body: JSON.stringify({ ids: ids.slice(at, at + 24) }) },
				headers: { 'content-type': 'application/json', origin },
			})),
		},
		{ name: 'cart of a shopper', from: 'backend', share: 0.05, requests: shoppers.map((cookie) => get('/api/hapi/webshop/cart', { cookie })) },
	];
}

/** Cookies of a shopper with one product in the cart. */
export async function openSession(origin: string, code: string): Promise<string> {
	const response = await fetch(new URL('/api/nuxtapi/token?regenerate=1', origin));
	const cookie = response.headers
		.getSetCookie()
		.map((set) => set.split(';')[0])
		.join('; ');
	await fetch(new URL('/api/hapi/webshop/product', origin), {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin, cookie },
		body: JSON.stringify({ shopping_cart_code: code, qty: 1 }),
	});
	return cookie;
}
