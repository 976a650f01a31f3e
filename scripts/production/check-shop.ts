import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@titraj/contract/endpoints.ts';
import { openJar } from '#tests/support/browser-jar.ts';
import { createShopper } from '#tests/support/shopper.ts';

interface Shop {
	readonly url: string;
	/** Public origin, from which writes are sent. */
	readonly siteUrl: string;
	readonly rebuildSecret: string;
	/** Paths of prerendered product pages. */
	readonly products: readonly string[];
}

/** Checks one example of everything in a running shop that needs a separate file, package or thread. Throws at the first failure. */
export async function checkShop(shop: Shop): Promise<void> {
	const get = async (path: string) => {
		const response = await fetch(shop.url + path);
		if (response.status !== 200) assert.fail(`GET ${path}: ${response.status} ${(await response.text()).slice(0, 1000)}`);
		return response;
	};
	await get('/api/health');
	const { path, html } = await findProduct(shop.products, async (address) => (await get(address)).text());
	assert.match(html, /"@type":"Product"/, `${path} has structured data`);
	assert.equal((await get(find(html, /(\/media\/[^"\s]+)/))).headers.get('content-type')?.split('/')[0], 'image');
	const document = Buffer.from(await (await get(find(html, /href="(\/documents\/[^"]+\.pdf)"/))).arrayBuffer());
	assert.equal(document.subarray(0, 5).toString(), '%PDF-');
	// Without a file, so the page function renders it.
	assert.match(await (await get('/trazi/?search_q=zaslon')).text(), /<h1/);
	assert.match(await (await get('/sw.js')).text(), /addEventListener\('fetch'/);
	const id = Number(/-(\d+)\/$/.exec(path)?.[1]);
	await order(shop, id);
	await rebuild(shop, id);
}

/** An available product with documents. */
async function findProduct(paths: readonly string[], read: (path: string) => Promise<string>): Promise<{ path: string; html: string }> {
	for (const path of paths) {
		const html = await read(path);
		if (html.includes('data-buy') && html.includes('href="/documents/')) return { path, html };
	}
	throw new Error(`None of ${paths.length} products is available and has documents`);
}

function find(html: string, pattern: RegExp): string {
	const found = pattern.exec(html)?.[1];
	assert.ok(found, `the product page has ${pattern}`);
	return found.replaceAll('&amp;', '&');
}

/** Buys a product as a guest with cash on delivery. */
async function order({ url, siteUrl }: Shop, id: number): Promise<void> {
	const jar = openJar(url);
	await jar.get('/api/nuxtapi/token?regenerate=1');
	const shopper = createShopper(async (name, request) => {
		const { method, path } = endpoints[name];
		const address = path.replace('/hapi/v1/', '/api/hapi/').replace(/\/$/, '');
		const response = method === 'GET' ? jar.get(address) : jar.send(method, address, request, { origin: siteUrl });
		return (await response).json();
	});
	await shopper.add(id, 1);
	const { parcels } = await shopper.cart();
	assert.deepEqual(
		parcels.flatMap(({ items }) => items.map(({ qty }) => Number(qty))),
		[1],
	);
	await shopper.choose();
	const answer = await (await jar.send('POST', '/api/hapi/webshop/order', await shopper.toOrder(), { origin: siteUrl })).json();
	assert.ok(answer.data?.order_identificator, `an order is placed: ${JSON.stringify(answer)}`);
}

/** Sends the backend's webhook for a changed product; a worker thread then renders its page. */
async function rebuild({ url, rebuildSecret }: Shop, id: number): Promise<void> {
	const body = JSON.stringify({ changes: [{ id: 1, entity: 'product', entity_id: id }] });
	const timestamp = String(Date.now());
	const signature = createHmac('sha256', rebuildSecret).update(`${timestamp}.${body}`).digest('hex');
	const response = await fetch(`${url}/api/rebuild`, { method: 'POST', body, headers: { 'x-shop-timestamp': timestamp, 'x-shop-signature': signature } });
	assert.equal(response.status, 200, 'POST /api/rebuild');
	for (let tries = 0; tries < 100; tries++) {
		const { data } = await (await fetch(`${url}/api/rebuild`, { headers: { 'x-rebuild-secret': rebuildSecret } })).json();
		const [entry] = data.log;
		if (entry) return assert.ok(entry.failure === undefined && entry.paths >= 1, `the change is rendered: ${JSON.stringify(entry)}`);
		await wait(200);
	}
	throw new Error('The change was not rendered within 20 s');
}
