import type { Database } from '../tables.ts';

/** Overrides a label of the shop's dictionary; an empty text removes the override (D7). */
export async function editLabel(db: Database, { name, text }: { name: string; text: string }): Promise<void> {
	if (text === '') await db.deleteFrom('labels').where('name', '=', name).execute();
	else
		await db
			.insertInto('labels')
			.values({ name, text })
			.onConflict((known) => known.column('name').doUpdateSet({ text }))
			.execute();
}
