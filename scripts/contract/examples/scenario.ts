import { itemsOf, textOf } from './answer-parts.ts';
import { browse } from './browse.ts';
import { buy, payAndCancel } from './buy.ts';
import { keyIn, readMail } from './read-mail.ts';
import type { Caller } from './take-examples.ts';
import { signInElsewhere, signUp, useAccount } from './use-account.ts';

/** Makes every call of the contract once, as a guest, a customer and an editor of the demo shop would. */
export async function playScenario(url: string, anonymous: Caller): Promise<void> {
	const newGuest = async () => anonymous.as(textOf((await anonymous.call('_get_hapi_auth_generate_token', {}))['jwt']));
	const guest = await newGuest();
	const cartCode = await browse(guest);
	const identificator = await buy(guest, cartCode);
	await payAndCancel(url, await newGuest(), cartCode);
	await signUp(url, guest, identificator);
	await useAccount(guest, cartCode);
	await signInElsewhere(await newGuest());
	await subscribe(url, guest);
	await waitForStock(url, guest);
	await operate(await newGuest());
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
	const buyable = products.find((product) => product['is_available'] === true);
	await guest.call('_post_hapi_price_alert', { product_id: buyable?.['id'], email });
}

async function operate(guest: Caller): Promise<void> {
	await guest.call('_get_hapi_misc_health', {});
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
