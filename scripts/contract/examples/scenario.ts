import { randomUUID } from 'node:crypto';
import { approveAtBank, chooseIdentity } from './forms.ts';
import { keyIn, proofIn, readMail } from './read-mail.ts';
import type { Caller } from './take-examples.ts';

const ADDRESS = { first_name: 'Ana', last_name: 'Anić', street: 'Ilica 1', postcode: '10000', city: 'Zagreb', country: 'HR', phone: '+385 91 555 0101' };
const RETURN_URL = 'http://localhost:8888/api/hapi/webshop/payment-return/{provider}';
const CALLBACK_URL = 'http://localhost:8888/api/hapi/webshop/payment-callback/{provider}';

type Row = Record<string, unknown>;
const itemsOf = (data: Row): Row[] => (Array.isArray(data['items']) ? data['items'] : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A picture of 96 × 72 pixels, in base64. */
const PHOTO = 'UklGRloAAABXRUJQVlA4IE4AAADQBACdASpgAEgAPm02mUmkIyKhISgAgA2JaQB2APwAABPizp06dOnTp06dOnTfAAD+h9f//U4/Jx+Tj+vt//8D8unCiH6x0Kc6EAAAAAA=';

/** Makes every call of the contract once, as a guest, a customer and an editor of the demo shop would. */
export async function playScenario(url: string, nobody: Caller): Promise<void> {
	const newGuest = async () => nobody.as(textOf((await nobody.call('_get_hapi_auth_generate_token', {}))['jwt']));
	const guest = await newGuest();
	const cartCode = await browse(guest);
	const identificator = await buy(guest, cartCode);
	await payAndWithdraw(url, await newGuest(), cartCode);
	await signUp(url, guest, identificator);
	await useAccount(guest, cartCode);
	await signInElsewhere(await newGuest());
	await subscribe(url, guest);
	await waitForStock(url, guest);
	await operate(await newGuest());
}

/** Returns the cart code of a product that can be bought. */
async function browse(guest: Caller): Promise<string> {
	await guest.call('_get_hapi_misc_endpoints', { version: '' });
	for (const name of [
		'_get_hapi_misc_is_maintenance',
		'_get_hapi_misc_info',
		'_get_hapi_misc_currency',
		'_get_hapi_misc_routes',
		'_get_hapi_misc_redirects',
	] as const)
		await guest.call(name, {});
	await guest.call('_get_hapi_misc_labels', { lang: 'hr' });
	await guest.call('_post_hapi_misc_currency', { code: 'EUR' });
	await guest.call('_get_hapi_cms_menus', {});
	await guest.call('_post_hapi_gdpr_template', { template: 'cookie' });
	await guest.call('_get_hapi_auth_is_login', {});
	await guest.call('_get_hapi_auth_user', {});
	await guest.call('_get_hapi_auth_providers', {});
	await guest.call('_get_hapi_catalog_categories', { mode: 'full' });
	const products = itemsOf(
		await guest.call('_get_hapi_catalog_products', {
			mode: 'card',
			slug: 'nosaci-za-monitore',
			available: true,
			facets: true,
			sort: 'best_selling',
			limit: 24,
		}),
	);
	const [product] = products;
	await guest.call('_post_hapi_catalog_product', { item_id: product?.['id'], lang: 'hr' });
	await guest.call('_post_hapi_catalog_price_qty', { ids: products.slice(0, 2).map(({ id }) => id) });
	await guest.call('_get_hapi_catalog_lists', { slug: 'novo', limit: 8 });
	await guest.call('_get_hapi_catalog_manufacturers', { limit: 24 });
	await guest.call('_get_hapi_catalog_sellers', {});
	await guest.call('_get_hapi_catalog_suggestions', { search_q: 'monitor' });
	await guest.call('_get_hapi_catalog_store_stock', { id: product?.['id'] });
	await guest.call('_post_hapi_catalog_lookup', { codes: [product?.['code'], 'nema'] });
	await readContent(guest);
	const { id: photo } = await guest.call('_post_hapi_feedback_photo', { content: PHOTO });
	const review = { item_id: product?.['id'], rate: 5, display_name: 'Ana', message: 'Slika je oštra i svijetla.', photos: [photo] };
	await guest.call('_post_hapi_feedback_comment', review);
	await guest.call('_post_hapi_feedback_rate', { item_id: product?.['id'], rate: 5 });
	await guest.call('_get_hapi_feedback_comments', { item_id: product?.['id'], limit: 20 });
	return textOf(product?.['shopping_cart_code']);
}

async function readContent(guest: Caller): Promise<void> {
	await guest.call('_get_hapi_cms_pages', { slug: 'dostava', lang: 'hr' });
	await guest.call('_get_hapi_cms_static_content', {});
	await guest.call('_get_hapi_cms_search', { search_q: 'dostava', limit: 10 });
	await guest.call('_get_hapi_cms_calendar', { slug: 'jesenski-kalendar' });
	await guest.call('_get_hapi_cms_flyer', { slug: 'letak' });
	await guest.call('_get_hapi_location', { search_q: 'zagreb', lat: 45.81, lon: 15.98, limit: 10 });
	await guest.call('_get_hapi_location_filters', {});
	await guest.call('_get_hapi_publish_categories', { hierarhy_by_position: true });
	const [post] = itemsOf(await guest.call('_get_hapi_publish_posts', { mode: 'list', limit: 12, page: 1 }));
	await guest.call('_post_hapi_publish_post', { item_id: post?.['id'], lang: 'hr' });
	await guest.call('_get_hapi_publish_authors', {});
	await guest.call('_get_hapi_publish_tags', {});
	await guest.call('_post_hapi_feedback_post_comment', { item_id: post?.['id'], display_name: 'Ana', message: 'Zanimljiv članak, hvala.' });
	await guest.call('_get_hapi_publish_comments', { item_id: post?.['id'] });
	await guest.call('_post_hapi_contact_message', { name: 'Ana', email: 'ana@shop.example', subject: 'other', message: 'Kada ste otvoreni nedjeljom?' });
	const sweepstakes = itemsOf(await guest.call('_get_hapi_sweepstake', {}));
	const open = sweepstakes.find(({ state }) => state === 'open');
	const entry = { id: open?.['id'], email: 'ana@shop.example', first_name: 'Ana', last_name: 'Anić', answer: 'HDMI', rules: true };
	await guest.call('_post_hapi_sweepstake_entry', entry);
}

/** Places a guest's order that is paid on the bank's page; returns its identifier. */
async function buy(guest: Caller, code: string): Promise<string> {
	await guest.call('_post_hapi_webshop_product', { shopping_cart_code: code, qty: 1, request_id: randomUUID() });
	await guest.call('_put_hapi_webshop_product', { shopping_cart_code: code, qty: 2, request_id: randomUUID() });
	await guest.call('_delete_hapi_webshop_product', { shopping_cart_code: code, request_id: randomUUID() });
	await guest.call('_post_hapi_webshop_products', { items: [{ shopping_cart_code: code, qty: 1 }], request_id: randomUUID() });
	await guest.call('_get_hapi_webshop_is_cart_empty', {});
	await guest.call('_get_hapi_webshop_shipping_estimate', { country: 'HR', postcode: '10000' });
	await guest.call('_get_hapi_auth_customer_fields', { type: 'webshop.guest' });
	await guest.call('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'ana@shop.example', ...ADDRESS });
	await guest.call('_get_hapi_webshop_customer', { type: 'webshop.guest' });
	await guest.call('_post_hapi_webshop_abandonment', { saveconfirm: 1 });
	await guest.call('_post_hapi_webshop_parcel_default_shipping', {});
	await guest.call('_get_hapi_webshop_parcel_shipping', {});
	await guest.call('_get_hapi_webshop_location', { postcode: '10000' });
	await guest.call('_get_hapi_webshop_parcel_locker', { search_q: 'zagreb' });
	await guest.call('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'courier' });
	await guest.call('_get_hapi_webshop_payment', {});
	await guest.call('_put_hapi_webshop_payment', { payment_code: 'bank_transfer' });
	await guest.call('_post_hapi_webshop_coupon', { code: 'STOL10' });
	await guest.call('_get_hapi_webshop_coupon', {});
	await guest.call('_delete_hapi_webshop_coupon', { code: 'STOL10' });
	const { identificator, number, key } = await order(guest);
	await guest.call('_get_hapi_webshop_placed_order', { idempotency_key: key });
	await guest.call('_get_hapi_webshop_order', { order_identificator: identificator });
	await guest.call('_get_hapi_webshop_order_status', { order_identificator: identificator });
	await guest.call('_get_hapi_webshop_payment_transfer', { order_identificator: identificator });
	await guest.call('_post_hapi_webshop_order_lookup', { number, email: 'ana@shop.example' });
	await guest.call('_post_hapi_webshop_withdrawal', { name: 'Ana Anić', number, email: 'ana@shop.example' });
	return identificator;
}

/** Places the order of a cart that is ready. */
async function order(guest: Caller): Promise<{ identificator: string; number: string; key: string }> {
	const cart = await guest.call('_get_hapi_webshop_cart', {});
	const parcels = Array.isArray(cart['parcels']) ? cart['parcels'] : [];
	const lines = parcels.flatMap(({ items }) => items).map(({ shopping_cart_code, qty, unit_price }) => ({ shopping_cart_code, qty, unit_price }));
	const { total } = Object(cart['total']);
	const key = randomUUID();
	const body = { idempotency_key: key, version: cart['version'], total, lines, accept_terms: true, return_url: RETURN_URL, callback_url: CALLBACK_URL };
	const { order: placed } = await guest.call('_post_hapi_webshop_order', body);
	return { identificator: Object(placed).order_identificator, number: Object(placed).number, key };
}

async function payAndWithdraw(url: string, guest: Caller, code: string): Promise<void> {
	await guest.call('_post_hapi_webshop_product', { shopping_cart_code: code, qty: 1 });
	await guest.call('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'iva@shop.example', ...ADDRESS });
	await guest.call('_post_hapi_webshop_parcel_default_shipping', {});
	await guest.call('_put_hapi_webshop_payment', { payment_code: 'card' });
	const { identificator } = await order(guest);
	const query = { order_identificator: identificator, return_url: RETURN_URL, callback_url: CALLBACK_URL };
	const payment = await guest.call('_get_hapi_webshop_create_payment', query);
	const fields = await approveAtBank(url, textOf(payment['hidden_form']));
	await guest.call('_post_hapi_webshop_payment_notice', { provider: 'bank', kind: 'return', fields });
	await guest.call('_post_hapi_webshop_order_cancel', { order_identificator: identificator });
}

async function signUp(url: string, guest: Caller, identificator: string): Promise<void> {
	const email = 'nova@shop.example';
	await guest.call('_post_hapi_auth_signup', { email, password: 'dovoljno-duga', first_name: 'Nova', last_name: 'Novak', accept_terms: true });
	await guest.call('_post_hapi_auth_signup_resend', { email });
	await guest.call('_get_hapi_auth_signup_confirm', proofIn(await readMail(url, email)));
	await guest.call('_post_hapi_auth_quick_signup', { order_identificator: identificator, password: 'dovoljno-duga' });
	await guest.call('_post_hapi_auth_forgotten_password', { email });
	const proof = proofIn(await readMail(url, email));
	await guest.call('_get_hapi_auth_forgotten_password_check', proof);
	await guest.call('_post_hapi_auth_new_password', { ...proof, password: 'jos-jedna-duga' });
	await guest.call('_post_hapi_auth_forgotten_password_api', { email });
	const leaver = guest.as(textOf((await guest.call('_post_hapi_auth_login', { email, password: 'jos-jedna-duga' }))['jwt']));
	await leaver.call('_post_hapi_auth_close_account', { password: 'jos-jedna-duga' });
}

async function useAccount(guest: Caller, code: string): Promise<void> {
	const login = { email: 'kupac@titraj.example', password: 'titraj-kupac' };
	const customer = guest.as(textOf((await guest.call('_post_hapi_auth_login', login))['jwt']));
	await customer.call('_get_hapi_auth_profile', {});
	await customer.call('_post_hapi_auth_profile', { first_name: 'Ana', phone: '+385 91 555 0101' });
	const addresses = itemsOf(await customer.call('_post_hapi_auth_addresses', { title: 'Ured', ...ADDRESS }));
	await customer.call('_get_hapi_auth_addresses', {});
	await customer.call('_delete_hapi_auth_addresses', { id: addresses.at(-1)?.['id'] });
	await customer.call('_post_hapi_auth_coupons', { code: 'MJERI10' });
	await customer.call('_get_hapi_auth_coupons', { all: 1 });
	await customer.call('_delete_hapi_auth_coupons', { code: 'MJERI10' });
	const [bought] = itemsOf(await customer.call('_get_hapi_auth_orders', { limit: 10, page: 1 }));
	await customer.call('_get_hapi_auth_order', { id: bought?.['id'] });
	await customer.call('_post_hapi_auth_reorder', { id: bought?.['id'], request_id: randomUUID() });
	await customer.call('_get_hapi_auth_comments', { all: 1, page: 1, limit: 10 });
	await customer.call('_post_hapi_gdpr_consents', { analytics: true, marketing: false });
	await customer.call('_get_hapi_gdpr_consents', {});
	const list = itemsOf(await customer.call('_post_hapi_wishlist', { model: 'catalogproduct', code, qty: 1 }));
	await customer.call('_get_hapi_wishlist', {});
	await customer.call('_get_hapi_wishlist_categories', { level_from: 1, level_to: 2 });
	await customer.call('_post_hapi_wishlist_share', { shared: true });
	await customer.call('_delete_hapi_wishlist', { id: list[0]?.['id'] });
	await customer.call('_post_hapi_compare', { shopping_cart_code: code });
	await customer.call('_get_hapi_compare', { mode: 'normal', time: '1764064800000' });
	await customer.call('_delete_hapi_compare', { shopping_cart_code: code });
	await customer.call('_post_hapi_auth_change_password', { password: login.password, new_password: login.password });
	await customer.call('_post_hapi_auth_logout', {});
}

async function signInElsewhere(guest: Caller): Promise<void> {
	const query = { provider: 'demo', redirect_uri: 'http://localhost:8888/api/hapi/auth/social-return/demo' };
	const { redirect_url } = await guest.call('_get_hapi_auth_social_login', query);
	await guest.call('_post_hapi_auth_social_login', { provider: 'demo', query: await chooseIdentity(textOf(redirect_url)) });
}

async function subscribe(url: string, guest: Caller): Promise<void> {
	const email = 'citatelj@shop.example';
	await guest.call('_post_hapi_newsletter_subscribe', { email, topics: ['offers', 'magazine'] });
	const key = keyIn(await readMail(url, email));
	await guest.call('_get_hapi_newsletter_subscription', key);
	await guest.call('_post_hapi_newsletter_confirm', key);
	await guest.call('_put_hapi_newsletter_subscription', { ...key, topics: ['magazine'] });
	await guest.call('_post_hapi_newsletter_unsubscribe', key);
}

async function waitForStock(url: string, guest: Caller): Promise<void> {
	const email = 'cekatelj@shop.example';
	const products = itemsOf(await guest.call('_get_hapi_catalog_products', { mode: 'card', sort: 'price_asc', limit: 500 }));
	const soldOut = products.find((product) => product['is_available'] === false);
	await guest.call('_post_hapi_stock_alert', { product_id: soldOut?.['id'], email });
	const key = keyIn(await readMail(url, email));
	await guest.call('_get_hapi_stock_alert', key);
	await guest.call('_post_hapi_stock_alert_confirm', key);
	await guest.call('_post_hapi_stock_alert_cancel', key);
}

async function operate(guest: Caller): Promise<void> {
	await guest.call('_post_hapi_misc_vitals', { screen: 'catalog/product', device: 'phone', vitals: [{ name: 'LCP', value: 1234 }] });
	const staff = guest.as(textOf((await guest.call('_post_hapi_auth_login', { email: 'urednik@titraj.example', password: 'titraj-urednik' }))['jwt']));
	const [review] = itemsOf(await staff.call('_get_hapi_feedback_comments', { status: 'pending' }));
	await staff.call('_put_hapi_feedback_comment', { id: review?.['id'], status: 'approved' });
	const [comment] = itemsOf(await staff.call('_get_hapi_publish_comments', { status: 'pending' }));
	await staff.call('_put_hapi_feedback_post_comment', { id: comment?.['id'], status: 'approved' });
	await staff.call('_post_hapi_editor_product', { id: 1, quantity: 12 });
	const { cursor } = await staff.call('_get_hapi_misc_changes', { since: 0 });
	if (typeof cursor !== 'number') throw new Error('The changes have no cursor');
}
