import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { addressColumns } from '../platform/database/address-columns.ts';
import { type CartOwner, findCart, lockCart } from '../platform/visitor/cart-owner.ts';
import { growVersion } from './change-cart.ts';
import { type StoredCustomer, toStoredCustomer } from './stored-customer.ts';
import type { Database } from './tables.ts';

type Customer = Record<string, unknown>;

/** Fills the cart's customer data from the account and its default addresses. Overwrites what was typed for this cart. */
export async function updateCartCustomer(db: Database, userId: number): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const cart = await lockCart(trx, { session_id: null, user_id: userId });
		await putCustomer(trx, cart.id, { before: await readCartCustomer(trx, cart.id), now: await readCustomer(trx, userId) });
	});
}

/** Updates the cart of a customer whose e-mail changed, if it has customer data already, so that its order is mailed to the new address. */
export async function updateCartEmail(trx: Database, userId: number, email: string): Promise<void> {
	const owner = { session_id: null, user_id: userId };
	if ((await findCart(trx, owner)) === undefined) return;
	const cart = await lockCart(trx, owner);
	const before = await readCartCustomer(trx, cart.id);
	if (before !== null) await putCustomer(trx, cart.id, { before, now: { ...before, email } });
}

/** Increments the version if the order's recipient or address changes, so that an order based on an outdated review is refused. */
async function putCustomer(trx: Database, cartId: number, { before, now }: { before: Customer | null; now: Customer }): Promise<void> {
	await writeCustomer(trx, cartId, now);
	if (!isDeepStrictEqual(toStoredCustomer(before), toStoredCustomer(now))) await growVersion(trx, cartId);
}

/** Stores what the shopper typed in the checkout. */
export async function saveCartCustomer(db: Database, owner: CartOwner, customer: StoredCustomer): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const { id } = await lockCart(trx, owner);
		await writeCustomer(trx, id, customer);
		await growVersion(trx, id);
	});
}

/** Clears the newsletter box, after its confirmation was sent. */
export async function clearNewsletter(trx: Database, cartId: number): Promise<void> {
	await trx.updateTable('cart_customers').set({ data: sql`data || '{"newsletter":false}'` }).where('cart_id', '=', cartId).execute();
}

async function writeCustomer(trx: Database, cartId: number, customer: Customer | StoredCustomer): Promise<void> {
	const data = JSON.stringify(customer);
	await trx
		.insertInto('cart_customers')
		.values({ cart_id: cartId, data })
		.onConflict((conflict) => conflict.column('cart_id').doUpdateSet({ data, updated_at: new Date() }))
		.execute();
}

async function readCustomer(trx: Database, userId: number): Promise<Customer> {
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

/** Whether a cart is collected in a store or from a parcel locker. */
export async function isCartCollected(db: Database, cartId: number): Promise<boolean> {
	const parcels = db.selectFrom('cart_parcels').where('cart_id', '=', cartId).where('position', '=', 1);
	const parcel = await parcels.select(['store_id', 'locker_id']).executeTakeFirst();
	return parcel !== undefined && (parcel.store_id !== null || parcel.locker_id !== null);
}

/** Customer data of a cart; null if there is none. */
export async function readCartCustomer(db: Database, cartId: number): Promise<Customer | null> {
	return (await db.selectFrom('cart_customers').select('data').where('cart_id', '=', cartId).executeTakeFirst())?.data ?? null;
}
