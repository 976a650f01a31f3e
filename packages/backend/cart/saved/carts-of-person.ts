import { sql } from 'kysely';
import type { Database } from '../tables.ts';

interface CartsOfPerson {
	/** Carts that a link in a mail restores, with the products in them. */
	readonly saved_carts: Record<string, unknown>[];
	/** What was typed in the checkout, before an order and for the next one. */
	readonly checkouts: Record<string, unknown>[];
}

/** What carts store by the e-mail of a person, for an export of their data. Without the codes of links in mails. */
export async function readCartsOf(db: Database, email: string): Promise<CartsOfPerson> {
	const saved = await db
		.selectFrom('saved_carts')
		.select(['email', 'created_at'])
		.select(
			sql<unknown>`(select coalesce(json_agg(json_build_object('sku', p.code, 'qty', l.qty) order by p.code), '[]')
				from jsonb_to_recordset(saved_carts.lines) as l(product_id int, qty int) join products p on p.id = l.product_id)`.as('lines'),
		)
		.where(sql<string>`lower(email)`, '=', email.toLowerCase())
		.orderBy('created_at')
		.execute();
	const checkouts = await db.selectFrom('cart_customers').select(['data', 'updated_at']).where(isTypedBy(email)).orderBy('updated_at').execute();
	return { saved_carts: saved, checkouts };
}

/** Deletes what carts store by an e-mail address. The carts themselves name nobody. */
export async function forgetInCarts(trx: Database, email: string): Promise<void> {
	await trx.deleteFrom('saved_carts').where(sql<string>`lower(email)`, '=', email.toLowerCase()).execute();
	await trx.deleteFrom('cart_customers').where(isTypedBy(email)).execute();
}

const isTypedBy = (email: string) => sql<boolean>`lower(data->>'email') = ${email.toLowerCase()}`;
