import type { Kysely } from 'kysely';
import { addressColumns } from '../accounts/address-columns.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { lockCart } from './cart-owner.ts';

/** Whom the cart is for, as the account says it: the customer and the default addresses. What was typed for this cart before gives way. */
export async function updateCartCustomer(db: Database, userId: number): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const cart = await lockCart(trx, { session_id: null, user_id: userId });
		const data = JSON.stringify(await readCustomer(trx, userId));
		await trx
			.insertInto('cart_customers')
			.values({ cart_id: cart.id, data })
			.onConflict((conflict) => conflict.column('cart_id').doUpdateSet({ data, updated_at: new Date() }))
			.execute();
	});
}

async function readCustomer(trx: Kysely<Tables>, userId: number): Promise<Record<string, unknown>> {
	const user = await trx
		.selectFrom('users')
		.select(['email', 'first_name', 'last_name', 'phone', 'company', 'oib'])
		.where('id', '=', userId)
		.executeTakeFirstOrThrow();
	const addresses = await trx
		.selectFrom('user_addresses')
		.select([...addressColumns, 'default_delivery', 'default_billing'])
		.where('user_id', '=', userId)
		.where((eb) => eb.or([eb('default_delivery', '=', true), eb('default_billing', '=', true)]))
		.execute();
	const pick = (name: 'default_delivery' | 'default_billing') => {
		const { default_delivery, default_billing, ...address } = addresses.find((row) => row[name]) ?? {};
		return Object.keys(address).length === 0 ? null : address;
	};
	return { ...user, delivery: pick('default_delivery'), billing: pick('default_billing') };
}

/** What is known of whom a cart is for. */
export async function readCartCustomer(db: Kysely<Tables>, cartId: number): Promise<Record<string, unknown> | null> {
	return (await db.selectFrom('cart_customers').select('data').where('cart_id', '=', cartId).executeTakeFirst())?.data ?? null;
}
