import { sql } from 'kysely';
import type { Dictionary } from '../../../platform/text/dictionary.ts';
import type { Database } from '../../tables.ts';
import type { WordLanguage } from './languages.ts';

/** Writes a language's dictionary over the one that the shop comes with; null takes it away. Searches follow at once. */
export async function editDictionary(db: Database, language: WordLanguage, dictionary: Dictionary | null): Promise<void> {
	if (dictionary === null) {
		await db.deleteFrom('search_dictionaries').where('lang', '=', language).execute();
		return;
	}
	const text = JSON.stringify(dictionary);
	await db
		.insertInto('search_dictionaries')
		.values({ lang: language, dictionary: text })
		.onConflict((known) => known.column('lang').doUpdateSet({ dictionary: text, updated_at: sql`clock_timestamp()` }))
		.execute();
}
