import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What a shop began as: the demo, or a merchant's own. It never changes, so that neither gets the other's content. */
export type Origin = 'demo' | 'own';

const NAME = 'origin';

/** Null for a database in which no shop has begun. */
export async function readOrigin(db: Kysely<Tables>): Promise<Origin | null> {
	const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst();
	const kind = row?.value['kind'];
	return kind === 'demo' || kind === 'own' ? kind : null;
}

export async function writeOrigin(db: Kysely<Tables>, kind: Origin): Promise<void> {
	await db
		.insertInto('settings')
		.values({ name: NAME, value: JSON.stringify({ kind }) })
		.execute();
}
