// One file for one subject: what one call of pruneVisitors deletes and keeps.
import { randomUUID } from 'node:crypto';
import { toTokenHash } from '@titraj/backend/platform/visitor/token-hash.ts';
import { pruneVisitors } from '@titraj/backend/pruning/prune-visitors.ts';
import { CartAnswer } from '@titraj/contract/cart.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { fillCarts } from '#tests/support/fill-carts.ts';
import { openDraw } from '#tests/support/open-draw.ts';
import { ANA } from '#tests/support/shopper.ts';
import { readJwt, startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const DAY = 86_400_000;
const NOTHING = {
	review_photos: 0,
	sessions: 0,
	cart_requests: 0,
	saved_carts: 0,
	user_codes: 0,
	mails: 0,
	consents: 0,
	sweepstake_entries: 0,
	stock_alerts: 0,
	price_alerts: 0,
};

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

const after = (days: number) => pruneVisitors(backend.db, new Date(Date.now() + days * DAY));
const add = (token: string, request_id: string) => backend.call('_post_hapi_webshop_product', { shopping_cart_code: 'product-20', qty: 1, request_id }, token);
const idOf = (jwt: string): string => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()).jti;
const linesOf = async (token: string) => {
	const { status, body } = await backend.call('_get_hapi_webshop_cart', {}, token);
	return status === 200 ? expectContract(CartAnswer, body).data?.parcels.flatMap(({ items }) => items).length : status;
};
const count = async (table: 'carts' | 'wishlists' | 'compare_items' | 'consents' | 'orders' | 'sessions') =>
	(await backend.db.selectFrom(table).select(sql<number>`count(*)::int`.as('rows')).executeTakeFirstOrThrow()).rows;
/** As if its last token had been signed so long ago. */
const age = (id: string, days: number) =>
	backend.db
		.updateTable('sessions')
		.set({ token_at: new Date(Date.now() - days * DAY) })
		.where('id', '=', id)
		.execute();

describe('data of visitors whose tokens have expired', () => {
	it('a visitor with a valid token keeps cart, wishlist and comparison', async () => {
		const [buyer, wisher, comparer, named] = [await backend.newToken(), await backend.newToken(), await backend.newToken(), await backend.newToken()];
		await add(buyer, 'a');
		await backend.call('_post_hapi_wishlist', { code: 'product-1' }, wisher);
		await backend.call('_post_hapi_compare', { shopping_cart_code: 'product-1' }, comparer);
		await backend.call('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'ana@titraj.example', ...ANA }, named);
		await after(365);
		expect(await linesOf(buyer)).toBe(1);
		const left = await backend.db.selectFrom('sessions').select('id').where('id', 'in', [buyer, wisher, comparer, named].map(idOf)).execute();
		expect(left).toHaveLength(4);
	});

	it('an empty visitor session is deleted 30 days after its last use, an unused one after a day', async () => {
		const [unused, idle] = [idOf(await backend.newToken()), await backend.newToken()];
		expect(await linesOf(idle)).toBe(0);
		const isThere = async (id: string) => (await backend.db.selectFrom('sessions').select('id').where('id', '=', id).execute()).length === 1;
		await after(0.9);
		expect([await isThere(unused), await isThere(idOf(idle))]).toEqual([true, true]);
		await after(1.1);
		expect([await isThere(unused), await isThere(idOf(idle))]).toEqual([false, true]);
		await after(29);
		expect(await isThere(idOf(idle))).toBe(true);
		await after(31);
		expect([await isThere(idOf(idle)), await linesOf(idle)]).toEqual([false, 401]);
	});

	it('a session in use stays, even if it is empty', async () => {
		const token = await backend.newToken();
		await linesOf(token);
		const used = (days: number) =>
			backend.db
				.updateTable('sessions')
				.set({ used_at: new Date(Date.now() - days * DAY) })
				.where('id', '=', idOf(token))
				.execute();
		await used(40);
		expect(await linesOf(token)).toBe(0);
		await after(0);
		expect(await linesOf(token)).toBe(0);
	});

	it('a signed-out session is deleted after a day', async () => {
		const ended = await backend.newToken();
		await add(ended, 'signed-out');
		await backend.call('_post_hapi_auth_logout', {}, ended);
		const rows = () => backend.db.selectFrom('sessions').select('id').where('id', '=', idOf(ended)).execute();
		await after(0.9);
		expect(await rows()).toHaveLength(1);
		await after(1.1);
		expect(await rows()).toHaveLength(0);
	});

	it('cart, wishlist and comparison are deleted with the last token; cookie consent and orders stay', async () => {
		const [stays, goes] = [await backend.newToken(), await backend.newToken()];
		const [ready] = await fillCarts(backend.db, { count: 1, product: { id: 20, price: 0 }, jwtSecret: 'test' });
		const buyer = idOf(ready?.token ?? '');
		await backend.db
			.updateTable('orders')
			.set({ session_id: buyer })
			.where('id', '=', (eb) => eb.selectFrom('orders').select('id').orderBy('id').limit(1))
			.execute();
		for (const token of [stays, goes]) {
			await add(token, 'b');
			await backend.call('_post_hapi_wishlist', { code: 'product-1' }, token);
			await backend.call('_post_hapi_compare', { shopping_cart_code: 'product-1' }, token);
			await backend.call('_post_hapi_gdpr_consents', { analytics: true, marketing: false }, token);
		}
		const before = { carts: await count('carts'), wishlists: await count('wishlists'), compared: await count('compare_items') };
		const kept = { consents: await count('consents'), orders: await count('orders') };
		await age(idOf(stays), 365);
		for (const id of [idOf(goes), buyer]) await age(id, 367);

		expect(await after(0)).toEqual({ ...NOTHING, sessions: 2 });
		expect([await linesOf(stays), await linesOf(goes)]).toEqual([1, 401]);
		expect(await count('carts')).toBe(before.carts - 2);
		expect(await count('wishlists')).toBe(before.wishlists - 1);
		expect(await count('compare_items')).toBe(before.compared - 1);
		expect({ consents: await count('consents'), orders: await count('orders') }).toEqual(kept);
		const proof = await backend.db.selectFrom('consents').select(['analytics', 'marketing']).where('session_id', '=', idOf(goes)).execute();
		expect(proof).toEqual([{ analytics: true, marketing: false }]);
	});

	it('a cart that was moved by a link lives as long as the new token', async () => {
		const named = await backend.newToken();
		await add(named, 'carried');
		const id = idOf(named);
		await age(id, 364);
		const token_hash = toTokenHash({ sessionId: id, secret: 'test', now: new Date() });
		const carried = readJwt((await backend.call('_get_hapi_auth_generate_token', { set_token_id: id, token_hash }, null)).body);
		await after(300);
		expect(await linesOf(carried)).toBe(1);
	});

	it("a customer's cart stays, records of repeated changes are deleted after a year", async () => {
		const login = await backend.call('_post_hapi_auth_login', { email: 'kupac@titraj.example', password: 'titraj-kupac' }, await backend.newToken());
		const customer = JSON.parse(JSON.stringify(login.body)).data.jwt;
		await add(customer, 'c');
		const { cart_requests } = await after(367);
		expect(cart_requests).toBeGreaterThan(0);
		const { lines } = await backend.db
			.selectFrom('cart_items as i')
			.innerJoin('carts as c', 'c.id', 'i.cart_id')
			.select((eb) => eb.fn.countAll<number>().as('lines'))
			.where('c.user_id', 'is not', null)
			.executeTakeFirstOrThrow();
		expect(Number(lines)).toBe(1);
	});

	it('saved carts are deleted when their link expires; consents of visitors after six years, of customers never', async () => {
		const lines = JSON.stringify([{ product_id: 20, qty: 1 }]);
		await backend.db.insertInto('saved_carts').values({ code: 'x', cart_id: null, cart_version: 1, email: 'iva@titraj.example', lines }).execute();
		expect(await after(30)).toMatchObject({ saved_carts: 0 });
		expect(await after(32)).toMatchObject({ saved_carts: 1 });
		await backend.db.insertInto('consents').values({ user_id: 1, session_id: null, analytics: true, marketing: true }).execute();
		const choices = await count('consents');
		expect(await after(5 * 365)).toMatchObject({ consents: 0 });
		expect(await after(6 * 366)).toMatchObject({ consents: choices - 1 });
		expect(await count('consents')).toBe(1);
	});

	it('mails are deleted a month after they were sent, unsent ones stay; codes are deleted a month after they expire', async () => {
		const letter = { recipient: 'iva@titraj.example', template: 'known', lang: 'hr', subject: 'a', text: 'b', html: 'c' };
		await backend.db
			.insertInto('mails')
			.values([letter, { ...letter, sent_at: new Date() }])
			.execute();
		const code = { id: randomUUID(), user_id: 1, purpose: 'password' as const, email: letter.recipient, code_hash: 'x', expires_at: new Date() };
		await backend.db.insertInto('user_codes').values(code).execute();
		expect(await after(29)).toMatchObject({ mails: 0, user_codes: 0 });
		expect(await after(31)).toMatchObject({ mails: 1, user_codes: 1 });
		expect(await backend.db.selectFrom('mails').select('id').where('recipient', '=', letter.recipient).execute()).toHaveLength(1);
	});

	it('participants of a sweepstake are deleted a year after its end, however late the entry; those of a running one are kept', async () => {
		await after(367);
		const sweepstake_id = await openDraw(backend.db, { slug: 'igra', ends_at: new Date() });
		const ends = (days: number) =>
			backend.db
				.updateTable('sweepstakes')
				.set({ ends_at: new Date(Date.now() + days * DAY) })
				.where('id', '=', sweepstake_id)
				.execute();
		const entry = { sweepstake_id, email: 'iva@titraj.example', first_name: 'Iva', last_name: 'Ivić', answer: 'x', created_at: new Date() };
		await backend.db.insertInto('sweepstake_entries').values(entry).execute();
		await ends(1);
		expect(await after(365)).toMatchObject({ sweepstake_entries: 0 });
		expect(await after(369)).toMatchObject({ sweepstake_entries: 1 });
	});

	it('more rows than one statement deletes are all deleted; a closing backend starts none', async () => {
		await after(367);
		await fillCarts(backend.db, { count: 2500, product: { id: 20, price: 0 }, jwtSecret: 'test' });
		expect(await pruneVisitors(backend.db, new Date(Date.now() + 367 * DAY), AbortSignal.abort())).toEqual(NOTHING);
		expect(await after(367)).toMatchObject({ sessions: 2500 });
		expect(await count('sessions')).toBe(0);
	});
});
