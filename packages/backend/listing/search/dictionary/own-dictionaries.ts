import type { Database } from '../../tables.ts';
import type { WordLanguage } from './languages.ts';

/** Languages whose dictionary the merchant has changed. */
export async function readOwnLanguages(db: Database): Promise<ReadonlySet<string>> {
	const rows = await db.selectFrom('search_dictionaries').select('lang').execute();
	return new Set(rows.map(({ lang }) => lang));
}

/** The merchant's dictionary of a language; undefined if the one that ships counts. */
export async function readOwnDictionary(db: Database, language: WordLanguage) {
	const row = await db.selectFrom('search_dictionaries').select('dictionary').where('lang', '=', language).executeTakeFirst();
	return row?.dictionary;
}
