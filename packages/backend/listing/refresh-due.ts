import { type Kysely, sql } from 'kysely';
import type { Database, Tables } from '../platform/database/tables.ts';
import { refreshDerived } from './refresh-derived.ts';

/** Setting that says since when lists and search lag behind the products. */
const DUE = 'catalog_refresh_due';

/** Notes, in the transaction that writes products, that what lists derive from them is to be refreshed `seconds` from now: a bulk write that goes on puts it off. */
export async function markRefreshDue(trx: Kysely<Tables>, seconds: number): Promise<void> {
	await sql`
		insert into settings (name, value) values (${DUE}, jsonb_build_object('at', now() + make_interval(secs => ${seconds})))
		on conflict (name) do update set value = excluded.value
	`.execute(trx);
}

/** Refreshes what lists derive from products where that is due, or noted at all; answers whether it was. Whoever is killed in the middle leaves it due. */
export function refreshDue(db: Database, when: 'due' | 'noted'): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		const { rows } = await sql`
			delete from settings where name in (
				select name from settings where name = ${DUE} and (${when === 'noted'} or (value->>'at')::timestamptz <= now()) for update skip locked
			) returning name
		`.execute(trx);
		if (rows.length === 0) return false;
		await refreshDerived(trx);
		return true;
	});
}
