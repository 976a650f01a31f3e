import { itemsOf, textOf } from './answer-parts.ts';
import type { Caller } from './take-examples.ts';

/** A picture of 96 × 72 pixels, in base64. */
const PHOTO = 'UklGRloAAABXRUJQVlA4IE4AAADQBACdASpgAEgAPm02mUmkIyKhISgAgA2JaQB2APwAABPizp06dOnTp06dOnTfAAD+h9f//U4/Jx+Tj+vt//8D8unCiH6x0Kc6EAAAAAA=';

/** Calls of pages that a guest reads. Returns the cart code of a product that can be bought. */
export async function browse(guest: Caller): Promise<string> {
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
