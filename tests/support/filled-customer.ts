import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { OrderOutcome } from '@titraj/contract/checkout-outcome.ts';
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { type BrowserJar, openJar } from './browser-jar.ts';
import { expectContract } from './expect-contract.ts';
import { createShopper } from './shopper.ts';

const PASSWORD = 'tihi kondenzator';
const ADDRESS = { street: 'Ulica čempresa 7', postcode: '10000', city: 'Zagreb', country: 'HR', phone: '+385 91 234 5678' };
const NAME = { first_name: 'Jelena', last_name: 'Žužić' };

/** A running shop and the backend with its outbox. */
export interface ShopAddresses {
	readonly url: string;
	readonly backendUrl: string;
}

export interface FilledCustomer {
	/** Cookies of a customer with addresses, an order, a review, lists, and a complete cart. */
	readonly cookies: ReadonlyMap<string, string>;
	/** Cookies of a visitor without an account, with a product in the cart. */
	readonly buyer: ReadonlyMap<string, string>;
	/** `{id}-{code}` of an order that is paid by transfer. */
	readonly order: string;
	/** Paths of the newest mails that contain a proof. */
	readonly newPassword: string;
	readonly newsletter: string;
	readonly stockAlert: string;
}

/** Creates a customer whose every page has content; `goods` are ids of available products. */
export async function fillCustomer(shop: ShopAddresses, goods: readonly number[]): Promise<FilledCustomer> {
	const email = `jelena-${randomUUID().slice(0, 8)}@primjer.example`;
	const jar = openJar(shop.url);
	await jar.get('/api/nuxtapi/token?regenerate=1');
	const send = <K extends EndpointName>(name: K, body: object = {}) => call(jar, name, body);
	await send('_post_hapi_auth_signup', { email, password: PASSWORD, ...NAME, accept_terms: true });
	const [id = '', code = ''] = (await mailedPath(shop, email, 'potvrda-registracije')).split('/').slice(-3);
	await send('_get_hapi_auth_signup_confirm', { id, code });
	await signIn(jar, email);
	await send('_post_hapi_auth_addresses', { title: 'Kod kuće', ...NAME, ...ADDRESS, default_delivery: true, default_billing: true });
	await send('_post_hapi_auth_coupons', { code: 'STOL10' });
	const codes = goods.map((product) => `product-${product}`);
	for (const product of codes.slice(0, 3)) {
		await send('_post_hapi_wishlist', { model: 'catalogproduct', code: product });
		await send('_post_hapi_compare', { shopping_cart_code: product });
	}
	await send('_post_hapi_feedback_comment', { item_id: goods[0], display_name: 'Jelena', message: 'Slika je oštra, stalak čvrst.', rate: 4 });
	const shopper = createShopper(send);
	const fill = async (pieces: number) => {
		for (const [index, product] of goods.slice(0, 3).entries()) await shopper.add(product, index === 0 ? pieces : 1);
		await send('_post_hapi_webshop_customer', { type: 'webshop.customer', email, ...NAME, ...ADDRESS });
		await send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'courier' });
		await send('_put_hapi_webshop_payment', { payment_code: 'bank_transfer' });
	};
	await fill(1);
	const ordered = await send('_post_hapi_webshop_order', await shopper.toOrder());
	const { data } = expectContract(OrderOutcome, ordered);
	await fill(2);
	await send('_post_hapi_auth_forgotten_password', { email });
	await send('_post_hapi_newsletter_subscribe', { email, topics: ['offers'] });
	await send('_post_hapi_stock_alert', { product_id: await findSoldOut(shop), email });
	const buyer = openJar(shop.url);
	await buyer.get('/api/nuxtapi/token?regenerate=1');
	await call(buyer, '_post_hapi_webshop_product', { shopping_cart_code: codes[0], qty: 1 });
	return {
		cookies: jar.cookies,
		buyer: buyer.cookies,
		order: data?.order_identificator ?? '',
		newPassword: await mailedPath(shop, email, 'nova-lozinka'),
		newsletter: await mailedPath(shop, email, 'newsletter'),
		stockAlert: await mailedPath(shop, email, 'opet-na-zalihi'),
	};
}

/** Sign-ins per address are limited, and other tests sign in from the same address: waits when told to. */
async function signIn(jar: BrowserJar, email: string): Promise<void> {
	const send = () => jar.send('POST', '/api/hapi/auth/login', { email, password: PASSWORD });
	let answer = await send();
	if (answer.status === 429) {
		await wait(Number(answer.headers.get('retry-after')) * 1000);
		answer = await send();
	}
	if (!answer.ok) throw new Error(`The customer cannot sign in: ${answer.status} ${await answer.text()}`);
}

async function call(jar: BrowserJar, name: EndpointName, body: object): Promise<unknown> {
	const { method, path } = endpoints[name];
	const address = path.replace('/hapi/v1/', '/api/hapi/').replace(/\/$/, '');
	const words = new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)]));
	const answer = method === 'GET' ? await jar.get(`${address}?${words}`) : await jar.send(method, address, body);
	const text = await answer.text();
	if (!answer.ok || JSON.parse(text).success === false) throw new Error(`${method} ${address}: ${answer.status} ${text.slice(0, 300)}`);
	return JSON.parse(text);
}

async function mailedPath({ backendUrl }: ShopAddresses, recipient: string, word: string): Promise<string> {
	const query = new URLSearchParams({ recipient, format: 'json' });
	for (let attempt = 0; attempt < 50; attempt++) {
		const mails: readonly { text: string }[] = await (await fetch(`${backendUrl}/dev/outbox?${query}`)).json();
		const links = mails.flatMap(({ text }) => [...text.matchAll(/https?:\/\/\S+/g)].map(([url]) => new URL(url)));
		const link = links.find(({ pathname }) => pathname.includes(word));
		if (link) return link.pathname;
		await new Promise((done) => setTimeout(done, 200));
	}
	throw new Error(`No mail to ${recipient} leads to ${word}`);
}

async function findSoldOut({ url }: ShopAddresses): Promise<number> {
	const { data } = await (await fetch(`${url}/api/hapi/catalog/products?mode=card&limit=500&sort=price_asc`)).json();
	return data.items.find(({ is_available }: { is_available: boolean }) => !is_available)?.id;
}
