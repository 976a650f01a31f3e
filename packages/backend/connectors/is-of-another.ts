import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** Whether a connector belongs to another key. It is free again once that key is revoked, so that a new key replaces an old one. */
export async function isOfAnother(db: Database, { name, caller }: { readonly name: string; readonly caller: string }): Promise<boolean> {
	const owner = await db
		.selectFrom('connectors as c')
		.innerJoin('api_keys as k', (join) => join.on(sql<boolean>`c.caller = 'key ' || k.id`))
		.select('k.id')
		.where('c.name', '=', name)
		.where('c.caller', '<>', caller)
		.where('k.revoked_at', 'is', null)
		.executeTakeFirst();
	return owner !== undefined;
}
