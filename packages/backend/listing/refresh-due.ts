import { sql } from 'kysely';
import { refreshDerived } from './refresh-derived.ts';
import type { Database } from './tables.ts';

/** Setting that holds the time since which lists and search are out of date. */
const DUE = 'catalog_refresh_due';

/** Schedules, in the transaction that writes products, a refresh of derived list data in `seconds`. A bulk write that continues postpones it. */
export async function markRefreshDue(trx: Database, seconds: number): Promise<void> {
	await sql`
		insert into settings (name, value) values (${DUE}, jsonb_build_object('at', now() + make_interval(secs => ${seconds})))
		on conflict (name) do update set value = excluded.value
	`.execute(trx);
}

/** Refreshes derived list data if it is due (or scheduled at all); returns whether it did. If the process is killed, the refresh stays due. */
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
