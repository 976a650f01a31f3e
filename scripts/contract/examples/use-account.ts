import { randomUUID } from 'node:crypto';
import { itemsOf, textOf } from './answer-parts.ts';
import { EXAMPLE_ADDRESS } from './example-address.ts';
import { chooseIdentity } from './forms.ts';
import { proofIn, readMail } from './read-mail.ts';
import type { Caller } from './take-examples.ts';

/** Creates an account, sets a new password, and closes the account. */
export async function signUp(url: string, guest: Caller, identificator: string): Promise<void> {
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

/** Calls of a customer’s account, wishlist and comparison. */
export async function useAccount(guest: Caller, code: string): Promise<void> {
	const login = { email: 'kupac@titraj.example', password: 'titraj-kupac' };
	const customer = guest.as(textOf((await guest.call('_post_hapi_auth_login', login))['jwt']));
	await customer.call('_get_hapi_auth_profile', {});
	await customer.call('_post_hapi_auth_profile', { first_name: 'Ana', phone: '+385 91 555 0101' });
	const addresses = itemsOf(await customer.call('_post_hapi_auth_addresses', { title: 'Ured', ...EXAMPLE_ADDRESS }));
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

/** Signs in at the demo’s identity provider. */
export async function signInElsewhere(guest: Caller): Promise<void> {
	const query = { provider: 'demo', redirect_uri: 'http://localhost:8888/api/hapi/auth/social-return/demo' };
	const { redirect_url } = await guest.call('_get_hapi_auth_social_login', query);
	await guest.call('_post_hapi_auth_social_login', { provider: 'demo', query: await chooseIdentity(textOf(redirect_url)) });
}
