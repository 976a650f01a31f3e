import { type StartOptions, startBackend } from '@titraj/backend/start-backend.ts';
import { OrderOutcome, type PaymentForm, PaymentOutcome } from '@titraj/contract/checkout-outcome.ts';
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { OpenOrderAnswer } from '@titraj/contract/order-calls.ts';
import { expect } from 'vitest';
import { readHiddenForm } from '#lib/checkout/server/read-hidden-form.server.ts';
import { type Alteration, type AlteredBackend, alterBackend } from './altered-backend.ts';
import { type BrowserJar, openJar } from './browser-jar.ts';
import { expectContract } from './expect-contract.ts';
import { fixtureInMemory } from './fixture-start.ts';
import { EVERY_PAYMENT_METHOD, WIDE_LIMITS } from './payment-settings.ts';
import { createShopper } from './shopper.ts';
import { startShop } from './start-shop.ts';

/** Products that these guests buy. */
export const CABLE = 21;

export type PayingShop = Awaited<ReturnType<typeof startPayingShop>>;
export type Guest = Awaited<ReturnType<typeof openGuest>>;

/** A shop with all payment methods and its bank, or with the provider of `options` whose pages are at `providerHost`. `alter` alters the backend's responses to the functions. */
export async function startPayingShop(options: StartOptions = {}, providerHost: string | null = null) {
	const settings = { paymentMethods: EVERY_PAYMENT_METHOD, ...options.settings };
	const backend = await startBackend({ ...(await fixtureInMemory()), orderLimits: WIDE_LIMITS, ...options, settings });
	let alteration: (path: string, method: string) => Alteration = () => undefined;
	const between: AlteredBackend = await alterBackend(backend.url, (path, _calls, method) => alteration(path, method));
	const shop = await startShop({ backendUrl: between.url });
	process.env['SITE_URL'] = shop.url;
	process.env['PAYMENT_HOSTS'] = providerHost ?? backend.url;
	return {
		url: shop.url,
		db: backend.db,
		countOrders: async () => {
			const { total } = await backend.db
				.selectFrom('orders')
				.select((eb) => eb.fn.countAll<number>().as('total'))
				.executeTakeFirstOrThrow();
			return Number(total);
		},
		bankUrl: backend.url,
		alter: (change: (path: string, method: string) => Alteration) => {
			alteration = change;
		},
		async close() {
			delete process.env['SITE_URL'];
			delete process.env['PAYMENT_HOSTS'];
			await shop.close();
			await between[Symbol.asyncDispose]();
			await backend.close();
		},
	};
}

const toPath = (name: EndpointName) => endpoints[name].path.replace('/hapi/v1/', '/api/hapi/').replace(/\/$/, '');

/** A guest of the shop, as functions see it. */
export async function openGuest(url: string) {
	const jar: BrowserJar = openJar(url);
	await jar.get('/api/nuxtapi/token?regenerate=1');
	const shopper = createShopper(async (name, request) => {
		const { method } = endpoints[name];
		const words = new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)]));
		return (await (method === 'GET' ? jar.get(`${toPath(name)}?${words}`) : jar.send(method, toPath(name), request))).json();
	});
	const post = async (body?: object) =>
		expectContract(OrderOutcome, await (await jar.send('POST', '/api/hapi/webshop/order', body ?? (await shopper.toOrder()))).json());
	const pay = async (query: Record<string, string>) =>
		expectContract(PaymentOutcome, await (await jar.get(`/api/hapi/webshop/create-payment?${new URLSearchParams(query)}`)).json());
	const open = async (order_identificator: string) =>
		expectContract(OpenOrderAnswer, await (await jar.get(`/api/hapi/webshop/order?${new URLSearchParams({ order_identificator })}`)).json()).data;
	/** A complete cart of cables. */
	const fill = async (payment = 'cash_on_delivery', qty = 1) => {
		await shopper.add(CABLE, qty);
		await shopper.choose({ payment });
	};
	const buy = async (payment: string, qty = 1) => {
		await fill(payment, qty);
		const { data } = await post();
		if (!data?.order_identificator) throw new Error(`Nothing was ordered: ${JSON.stringify(data)}`);
		return { identificator: data.order_identificator, next: data.next };
	};
	return { ...shopper, jar, post, pay, open, fill, buy };
}

export interface BankChoice {
	status: 'approved' | 'declined' | 'cancelled';
	/** When the bank's server notifies the shop's. */
	callback?: 'before' | 'after' | 'never';
}

/** The shopper's action at the bank; returns the form that leads to the shop. */
export async function decideAtBank(bankUrl: string, asked: PaymentForm['fields'], { status, callback = 'before' }: BankChoice): Promise<PaymentForm> {
	const body = new URLSearchParams([...asked.map(({ name, value }) => [name, value]), ['status', status], ['callback', callback]]);
	const response = await fetch(`${bankUrl}/bank/decide`, { method: 'POST', body });
	expect(response.status).toBe(200);
	const html = await response.text();
	const form = readHiddenForm(html.slice(html.indexOf('<form'), html.indexOf('</form>') + 7));
	if (form === null) throw new Error('The bank leads nowhere');
	return form;
}

/** The browser submits the bank's form: a POST from another site, without cookies. */
export async function comeBack({ action, fields }: PaymentForm): Promise<{ status: number; path: string; cookies: string[] }> {
	const response = await fetch(action, {
		method: 'POST',
		redirect: 'manual',
		headers: { origin: 'https://bank.example', 'sec-fetch-site': 'cross-site' },
		body: new URLSearchParams(fields.map(({ name, value }) => [name, value])),
	});
	return { status: response.status, path: response.headers.get('location') ?? '', cookies: response.headers.getSetCookie() };
}
