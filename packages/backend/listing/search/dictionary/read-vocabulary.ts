import type { Market } from '../../../platform/market/market.ts';
import type { Dictionary } from '../../../platform/text/dictionary.ts';
import type { Database } from '../../tables.ts';
import { isWordLanguage, type WordLanguage } from './languages.ts';
import { languagesOf, openVocabulary, usualVocabulary } from './usual-vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Opened {
	readonly version: string;
	readonly vocabulary: Vocabulary;
}

/** Cached vocabularies of a shop whose merchant changed dictionaries, valid until they change again. */
const opened = new WeakMap<Database, Map<Market, Opened>>();

/** The vocabulary that `readVocabulary` returns if no dictionary has changed since it was last called. */
export const guessVocabulary = (db: Database, market: Market): Vocabulary => opened.get(db)?.get(market)?.vocabulary ?? usualVocabulary(market);

/** The vocabulary of a market, including the merchant's changes to its dictionaries. */
export async function readVocabulary(db: Database, market: Market): Promise<Vocabulary> {
	const versions = await db
		.selectFrom('search_dictionaries')
		.select(['lang', 'updated_at'])
		.where('lang', 'in', [...languagesOf(market)])
		.orderBy('lang')
		.execute();
	if (versions.length === 0) return usualVocabulary(market);
	const version = versions.map(({ lang, updated_at }) => `${lang} ${updated_at.getTime()}`).join(', ');
	const known = opened.get(db) ?? new Map<Market, Opened>();
	opened.set(db, known);
	const before = known.get(market);
	if (before?.version === version) return before.vocabulary;
	const vocabulary = openVocabulary(market, await readChanged(db));
	known.set(market, { version, vocabulary });
	return vocabulary;
}

async function readChanged(db: Database): Promise<Map<WordLanguage, Dictionary>> {
	const rows = await db.selectFrom('search_dictionaries').select(['lang', 'dictionary']).execute();
	return new Map(rows.flatMap(({ lang, dictionary }) => (isWordLanguage(lang) ? [[lang, dictionary] as const] : [])));
}
