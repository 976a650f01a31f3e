import { createHmac, randomUUID } from 'node:crypto';
import type { Database } from '@titraj/backend/platform/database/tables.ts';
import type { RequestOf } from '@titraj/backend/platform/http/handler.ts';
import { ANA } from './shopper.ts';

/** A shopper who is ready to place the order. */
export interface Ready {
	token: string;
	body: RequestOf<'_post_hapi_webshop_order'>;
}

interface Carts {
	count: number;
	/** It is in each cart, delivered by courier. */
	product: { id: number; price: number };
	/** Pieces of it, one by default. */
	qty?: number;
	/** By card by default. */
	payment?: string;
	jwtSecret: string;
}

/** Writes complete carts in one go, because hundreds of shoppers would fill them slowly. */
export async function fillCarts(db: Database, { count, product, qty = 1, payment = 'card', jwtSecret }: Carts): Promise<Ready[]> {
	const sessions = Array.from({ length: count }, () => randomUUID());
	await db
		.insertInto('sessions')
		.values(sessions.map((id) => ({ id, user_id: null })))
		.execute();
	const carts = await db
		.insertInto('carts')
		.values(sessions.map((session_id) => ({ session_id, user_id: null, payment_code: payment, version: 1 })))
		.returning(['id', 'session_id'])
		.execute();
	await db
		.insertInto('cart_items')
		.values(carts.map(({ id }) => ({ cart_id: id, product_id: product.id, qty })))
		.execute();
	await db
		.insertInto('cart_parcels')
		.values(carts.map(({ id }) => ({ cart_id: id, position: 1, shipping_code: 'courier', store_id: null, delivery_date: null })))
		.execute();
	const toData = (index: number) =>
		JSON.stringify({ email: `kupac-${index}@titraj.example`, delivery: { ...ANA, company: null, oib: null }, billing: null, newsletter: false });
	await db
		.insertInto('cart_customers')
		.values(carts.map(({ id }, index) => ({ cart_id: id, data: toData(index) })))
		.execute();
	const lines = [{ shopping_cart_code: `product-${product.id}`, qty, unit_price: product.price }];
	// Right for one piece: more may be delivered for nothing.
	const total = (Math.round(product.price * qty * 100) + 3_99) / 100;
	return sessions.map((id) => ({
		token: sign({ jti: id, iat: Math.floor(Date.now() / 1000) }, jwtSecret),
		body: { idempotency_key: randomUUID(), version: 1, total, lines, accept_terms: true },
	}));
}

function sign(payload: object, secret: string): string {
	const text = [{ alg: 'HS256', typ: 'JWT' }, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
	return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
