import { escapeLike } from '../../platform/database/escape-like.ts';
import { isWithinDays } from '../../platform/database/shop-period.ts';
import type { Database } from '../tables.ts';

interface Wanted {
	readonly limit: number;
	/** Entries before this id. */
	readonly before: number | null;
	readonly caller?: string | undefined;
	readonly operation?: string | undefined;
	/** Part of the person's e-mail or the key's name. */
	readonly name?: string | undefined;
	/** ISO 8601 day of the shop's time. */
	readonly day?: string | undefined;
	/** Path of an entity; entries of its parts are included. */
	readonly entity?: string | undefined;
}

/** The log of changes, the newest first. */
export async function listAudit(db: Database, { limit, before, caller, name, day, operation, entity }: Wanted) {
	let query = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit);
	if (before !== null) query = query.where('id', '<', before);
	if (caller !== undefined) query = query.where('caller', '=', caller);
	if (name !== undefined) query = query.where('name', 'ilike', `%${escapeLike(name)}%`);
	if (day !== undefined) query = query.where(isWithinDays('at', day, day));
	if (operation !== undefined) query = query.where('operation', '=', operation);
	if (entity !== undefined) query = query.where((eb) => eb.or([eb('entity', '=', entity), eb('entity', 'like', `${escapeLike(entity)}/%`)]));
	return query.execute();
}
