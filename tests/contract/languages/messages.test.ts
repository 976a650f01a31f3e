import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopper, type Shopper } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

/** A shopper who can change the language between two calls, with all responses. */
async function shopperOf(start: string) {
	const token = await backend.newToken();
	const answers: string[] = [];
	const state = { market: start };
	const shopper: Shopper = createShopper(async (name: EndpointName, request) => {
		const { method, path } = endpoints[name];
		const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'base-lang': state.market };
		const query = method === 'GET' ? `?${new URLSearchParams(JSON.parse(JSON.stringify(request)))}` : '';
		const { body } = await backend.send(path + query, { method, headers, ...(method !== 'GET' && { body: JSON.stringify(request) }) });
		answers.push(JSON.stringify(body));
		return body;
	});
	return { shopper, state, answers };
}

const titlesOf = (answer: unknown): string[] => [...JSON.stringify(answer).matchAll(/"title":"([^"]*)"/g)].map(([, title = '']) => title);

test('a cart and an order show delivery and payment in the reader’s language, whatever the language was when they were chosen', async () => {
	const { shopper, state, answers } = await shopperOf('hr');
	await shopper.add(1, 1);
	await shopper.choose({ payment: 'cash_on_delivery' });
	state.market = 'at';
	const cart = await shopper.cart();
	expect([cart.parcels[0]?.shipping?.title, cart.payment?.title]).toEqual(['Paketdienst', 'Nachnahme']);
	expect(cart.total.extra_items.map(({ title }) => title)).toEqual(['Paketdienst', 'Nachnahmegebühr']);
	expect(titlesOf(await shopper.send('_get_hapi_webshop_payment', {}))).toContain('Überweisung');

	state.market = 'hr';
	const { data } = await shopper.order();
	const order_identificator = data?.order?.order_identificator ?? '';
	const croatian = titlesOf(await shopper.send('_get_hapi_webshop_order', { order_identificator }));
	state.market = 'de';
	const german = titlesOf(await shopper.send('_get_hapi_webshop_order', { order_identificator }));
	expect(croatian).toEqual(expect.arrayContaining(['Kurirska dostava', 'Pouzećem']));
	expect(german).toEqual(expect.arrayContaining(['Paketdienst', 'Nachnahme']));
	expect(german).not.toContain('Pouzećem');
	state.market = 'en';
	const english = titlesOf(await shopper.send('_get_hapi_webshop_order', { order_identificator }));
	expect(english).toEqual(expect.arrayContaining(['Cash on delivery', 'Cash-on-delivery fee']));
	expect(answers.join('')).not.toContain('$entity');
});

test.each([
	['hr', 'Kolačići na ovim stranicama', 'Nužni'],
	['de', 'Cookies auf diesen Seiten', 'Notwendig'],
	['at', 'Cookies auf diesen Seiten', 'Notwendig'],
	['rs', 'Kolačići na ovim stranicama', 'Neophodni'],
])('the consent of %s has its own title, not that of the linked page', async (market, title, necessary) => {
	const { shopper, state, answers } = await shopperOf(market);
	expect(titlesOf(await shopper.send('_post_hapi_gdpr_template', {}))).toEqual(expect.arrayContaining([title, necessary]));
	state.market = 'si';
	expect(titlesOf(await shopper.send('_get_hapi_publish_posts', { mode: 'full' }))).toContain('Revija');
	expect(answers.join('')).not.toContain('$entity');
});
