import { sql } from 'kysely';
import type { Database } from '../../tables.ts';
import { COMPARE_LIMIT } from './compare-list.ts';

/** Moves a visitor's comparison to the customer who signs in, up to the limit; what the customer compared before stays first. */
export async function adoptCompare(db: Database, { sessionId, userId }: { sessionId: string; userId: number }): Promise<void> {
	await sql`
		with taken as (delete from compare_items where session_id = ${sessionId}::uuid returning product_id, id),
		own as (select product_id from compare_items where user_id = ${userId}::int)
		insert into compare_items (user_id, product_id)
		select ${userId}::int, t.product_id from taken t where t.product_id not in (select product_id from own)
		order by t.id limit greatest(0, ${sql.lit(COMPARE_LIMIT)} - (select count(*) from own))
		on conflict do nothing
	`.execute(db);
}
