import type { Selectable } from 'kysely';
import type { Database, Tables } from './tables.ts';

/** A value of the table `settings`; undefined if it was never written. */
export async function readSetting(db: Database, name: string): Promise<Selectable<Tables['settings']>['value'] | undefined> {
	return (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value;
}

/** Writes a value of the table `settings`; replaces an earlier one. */
export async function writeSetting(db: Database, name: string, value: object): Promise<void> {
	const text = JSON.stringify(value);
	await db
		.insertInto('settings')
		.values({ name, value: text })
		.onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
		.execute();
}
