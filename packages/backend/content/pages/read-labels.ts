import type { Database } from '../tables.ts';

/** Labels of the shop's dictionary that the merchant replaced, by name. */
export const readLabels = (db: Database) => db.selectFrom('labels').select(['name', 'text']).orderBy('name').execute();

/** The text that replaces a label; null if none does. */
export async function readLabelText(db: Database, name: string): Promise<string | null> {
	return (await db.selectFrom('labels').select('text').where('name', '=', name).executeTakeFirst())?.text ?? null;
}
