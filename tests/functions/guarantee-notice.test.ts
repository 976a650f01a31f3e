import { createElement } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadScreen } from '#pages/all/load-screen.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { renderHtml } from '#tests/support/render-html.tsx';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { startContentBackend } from '#tests/support/start-content-backend.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

const shown = pageFunction(async ({ content }) => {
	const screen = renderHtml(createElement(await loadScreen(content.screen), content.props));
	// The order form appears once the browser knows the cart.
	return `${screen}<script type="application/json">${JSON.stringify('guarantee' in content.props && content.props.guarantee)}</script>`;
});

let backend: Awaited<ReturnType<typeof startContentBackend>>;
let shop: RunningShop;
let merchant: MerchantClient;
beforeAll(async () => {
	backend = await startContentBackend();
	await backend.db
		.insertInto('pages')
		.values({
			...{ slug: 'zakonsko-jamstvo', path: '/zakonsko-jamstvo/', title: 'Zakonsko jamstvo' },
			...{ template: 'default', visible: true, content: '<p>Prava.</p>' },
			blocks: '[]',
			questions: '[]',
		})
		.onConflict((conflict) => conflict.column('slug').doNothing())
		.execute();
	merchant = await openMerchant(backend);
	shop = await startShop({ backendUrl: backend.url, named: { page: shown } });
});
afterAll(async () => {
	await shop.close();
	await backend.close();
});

async function upload(width: number, height: number): Promise<string> {
	const headers = { authorization: `Bearer ${merchant.key}`, 'content-type': 'image/jpeg' };
	const answer = await fetch(`${backend.url}/merchant/v1/media`, { method: 'POST', headers, body: new Uint8Array(await jpeg(width, height)) });
	return JSON.parse(await answer.text()).media;
}

async function read(path: string): Promise<string> {
	const response = await fetch(new URL(path, shop.url));
	expect([path, response.status]).toEqual([path, 200]);
	return response.text();
}

test('an uploaded notice stands beside product, cart and order button, and in full on its page', async () => {
	const { items } = (await merchant.call('GET', '/product-search?limit=1')).body;
	const { body: product } = await merchant.call('GET', `/products/${encodeURIComponent(items[0].sku)}`);
	const places = [new URL(product.url, 'https://shop.example').pathname, '/webshop/kosarica/', '/webshop/pregled/', '/zakonsko-jamstvo/'];
	const media = await upload(600, 850);
	expect((await merchant.call('PUT', '/settings/guarantee-notice', { language: 'hr', media })).status).toBe(200);
	for (const place of places) expect([place, (await read(place)).includes(`/media/stored/${media}.`)]).toEqual([place, true]);
});
