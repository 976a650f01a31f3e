import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, newCustomer } from '#tests/support/account-steps.ts';
import { type ForeignIds, requestWithIds } from '#tests/support/request-with-ids.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

/** Contained in all personal data of the first customer, and nowhere else. */
const SECRET = 'Tajnovita';
const FIRST = 'tajnovita@prva.example';
const SECOND = 'druga@druga.example';

let backend: TestBackend;
let visitors: ForeignIds[];
beforeAll(async () => {
	backend = await startTestBackend();
	const token = await newCustomer(backend, FIRST);
	await newCustomer(backend, SECOND);
	visitors = await fillFirst(token);
});
afterAll(() => backend.close());

async function fillFirst(token: string): Promise<ForeignIds[]> {
	const { db } = backend;
	const user = await db.selectFrom('users').select('id').where('email', '=', FIRST).executeTakeFirstOrThrow();
	const name = { first_name: SECRET, last_name: SECRET };
	const place = { ...name, street: `${SECRET} 1`, postcode: '10000', city: SECRET, country: 'HR' };
	await backend.call('_post_hapi_auth_profile', { ...name, phone: '0912345678' }, token);
	await backend.call('_post_hapi_auth_addresses', place, token);
	await backend.call('_post_hapi_webshop_product', { shopping_cart_code: 'product-7', qty: 3 }, token);
	await backend.call('_post_hapi_wishlist', { code: 'product-9', qty: 7 }, token);
	await backend.call('_post_hapi_gdpr_consents', { analytics: true, marketing: true }, token);
	await backend.call('_get_hapi_auth_is_login', { update_customer_data: 1 }, token);
	const coupon = await db
		.insertInto('coupons')
		.values({
			code: 'TAJNOVITA5',
			title: SECRET,
			description: SECRET,
			percent: 5,
			amount_cents: null,
			minimum_cents: null,
			valid_from: null,
			valid_to: null,
			maximum_uses: 0,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	await db.insertInto('user_coupons').values({ user_id: user.id, coupon_id: coupon.id }).execute();
	const order = await db.selectFrom('orders').select('id').orderBy('id').executeTakeFirstOrThrow();
	await db
		.updateTable('orders')
		.set({ user_id: user.id, email: FIRST, note: SECRET, number: SECRET, payment_title: SECRET })
		.where('id', '=', order.id)
		.execute();
	await db
		.updateTable('order_addresses')
		.set({ ...name, city: SECRET })
		.where('order_id', '=', order.id)
		.execute();
	await db.updateTable('order_items').set({ title: SECRET }).where('order_id', '=', order.id).execute();
	const comment = await db
		.insertInto('feedback')
		.values({ product_id: 3, user_id: user.id, session_id: null, rate: 5, display_name: SECRET, message: SECRET, status: 'pending' })
		.returning('id')
		.executeTakeFirstOrThrow();
	const address = await db.selectFrom('user_addresses').select('id').where('user_id', '=', user.id).executeTakeFirstOrThrow();
	const wish = await db
		.selectFrom('wishlist_items as i')
		.innerJoin('wishlists as w', 'w.id', 'i.wishlist_id')
		.select('i.id')
		.where('w.user_id', '=', user.id)
		.executeTakeFirstOrThrow();
	const cart = await db.selectFrom('carts').select('id').where('user_id', '=', user.id).executeTakeFirstOrThrow();
	return [...new Set([order.id, address.id, wish.id, comment.id, coupon.id, cart.id, user.id])].map((id) => ({
		id,
		text: 'x',
		words: {
			code: 'TAJNOVITA5',
			email: FIRST,
			order_identificator: `${order.id}-${'x'.repeat(24)}`,
			identificator: `${order.id}-${'x'.repeat(24)}`,
			number: '100001',
			shopping_cart_code: 'product-7',
			share_code: 'null',
			lang: 'hr',
			password: 'kriva lozinka',
			new_password: 'sasvim nova lozinka',
			redirect_uri: 'https://titraj.example/api/x/',
		},
	}));
}

/** All data of the first customer in the database. */
async function readFirst(): Promise<string> {
	const id = sql`(select id from users where email = ${FIRST})`;
	const { rows } = await sql`
		select
			(select json_agg(t order by t.id) from users t where t.id = ${id}) as users,
			(select json_agg(t order by t.id) from user_addresses t where t.user_id = ${id}) as addresses,
			(select json_agg(t order by t.coupon_id) from user_coupons t where t.user_id = ${id}) as coupons,
			(select json_agg(t order by t.id) from orders t where t.user_id = ${id}) as orders,
			(select json_agg(t order by t.id) from order_items t join orders o on o.id = t.order_id where o.user_id = ${id}) as order_items,
			(select json_agg(t order by t.kind) from order_addresses t join orders o on o.id = t.order_id where o.user_id = ${id}) as order_addresses,
			(select json_agg(t order by t.id) from order_payments t join orders o on o.id = t.order_id where o.user_id = ${id}) as order_payments,
			(select json_agg(t order by t.id) from order_history t join orders o on o.id = t.order_id where o.user_id = ${id}) as order_history,
			(select json_agg(t order by t.id) from carts t where t.user_id = ${id}) as carts,
			(select json_agg(t order by t.id) from cart_items t join carts c on c.id = t.cart_id where c.user_id = ${id}) as cart_items,
			(select json_agg(t order by t.id) from wishlist_items t join wishlists w on w.id = t.wishlist_id where w.user_id = ${id}) as wishes,
			(select json_agg(t order by t.id) from consents t where t.user_id = ${id}) as consents,
			(select json_agg(t order by t.id) from feedback t where t.user_id = ${id}) as feedback,
			(select json_agg(t order by t.id) from sessions t where t.user_id = ${id}) as sessions
	`.execute(backend.db);
	return JSON.stringify(rows);
}

async function send(name: EndpointName, request: Record<string, unknown>, token: string): Promise<string> {
	const { method, path } = endpoints[name];
	const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
	if (method !== 'GET') return JSON.stringify((await backend.send(path, { method, headers, body: JSON.stringify(request) })).body);
	const query = new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)]));
	return JSON.stringify((await backend.send(`${path}?${query}`, { headers: { authorization: headers.authorization } })).body);
}

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

describe('data of one customer cannot be reached by calls of others', () => {
	it('is visible to its owner, so the test would find the secret word', async () => {
		const token = await logIn(backend, { email: FIRST });
		const own = ['_get_hapi_auth_profile', '_get_hapi_auth_addresses', '_get_hapi_auth_orders', '_get_hapi_webshop_cart'] as const;
		for (const name of own) expect(await send(name, {}, token)).toContain(SECRET);
		expect(await send('_get_hapi_auth_coupons', { all: 1 }, token)).toContain(SECRET);
		expect(await send('_get_hapi_auth_comments', { all: 1 }, token)).toContain(SECRET);
		for (const { id } of visitors.slice(0, 1)) expect(await send('_get_hapi_auth_order', { id }, token)).toContain(SECRET);
	});

	it.each(names)('%s', { timeout: 60_000 }, async (name) => {
		const before = await readFirst();
		for (const email of [SECOND, null]) {
			const token = email === null ? await backend.newToken() : await logIn(backend, { email });
			for (const ids of visitors) {
				const request = requestWithIds(endpoints[name].request, ids);
				const smuggled = { ...request, user_id: ids.id, customer_id: ids.id, session_id: 'x' };
				for (const sent of [request, smuggled]) {
					const answer = await send(name, sent, token);
					expect(answer).not.toContain(SECRET);
					expect(answer).not.toContain('Internal Server Error');
				}
			}
		}
		await backend.db.deleteFrom('attempts').execute();
		expect(await readFirst()).toBe(before);
	});
});
