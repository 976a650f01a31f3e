import { toPerson } from '../sweepstakes/sweepstakes.ts';
import type { Database } from '../tables.ts';

interface OfPerson {
	/** Entries of sweepstakes, with the answer that was given. */
	readonly sweepstakes: Record<string, unknown>[];
	/** Products whose stock, or whose lower price, the person wants a mail about. */
	readonly alerts: Record<string, unknown>[];
}

/** What forms stored by the e-mail of a person, for an export of their data. Without the codes of links in mails, which are the shop's means. */
export async function readOfPerson(db: Database, email: string): Promise<OfPerson> {
	const sweepstakes = await db
		.selectFrom('sweepstake_entries as e')
		.innerJoin('sweepstakes as s', 's.id', 'e.sweepstake_id')
		.select(['s.title as sweepstake', 'e.email', 'e.first_name', 'e.last_name', 'e.answer', 'e.created_at'])
		.where('e.email', '=', toPerson(email))
		.orderBy('e.id')
		.execute();
	const stock = await db
		.selectFrom('stock_alerts as a')
		.innerJoin('products as p', 'p.id', 'a.product_id')
		.select(['p.code as sku', 'a.status', 'a.market', 'a.asked_at', 'a.changed_at'])
		.where('a.email', '=', email)
		.execute();
	const price = await db
		.selectFrom('price_alerts as a')
		.innerJoin('products as p', 'p.id', 'a.product_id')
		.select(['p.code as sku', 'a.status', 'a.market', 'a.asked_at', 'a.changed_at', 'a.price_limit_cents'])
		.where('a.email', '=', email)
		.execute();
	return { sweepstakes, alerts: [...stock.map((row) => ({ kind: 'stock', ...row })), ...price.map((row) => ({ kind: 'price', ...row }))] };
}
