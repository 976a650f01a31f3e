import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

const NAME = 'maintenance';

export async function isUnderMaintenance(db: Kysely<Tables>): Promise<boolean> {
	const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst();
	return row?.value.on === true;
}

/** The switch, for an operator's script and for tests. */
export async function setMaintenance(db: Kysely<Tables>, on: boolean): Promise<void> {
	const value = JSON.stringify({ on });
	await db
		.insertInto('settings')
		.values({ name: NAME, value })
		.onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
		.execute();
}
