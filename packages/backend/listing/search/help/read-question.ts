import { STORES_PATH } from '../../../catalog/index.ts';
import type { Market } from '../../../platform/market/market.ts';
import type { Database } from '../../tables.ts';
import type { Vocabulary } from '../dictionary/vocabulary.ts';
import { toWords } from '../fold.ts';
import type { Search } from '../search.ts';
import { readSentence } from '../sentence/read-sentence.ts';
import { toTerms } from '../to-terms.ts';
import { toTsQuery } from '../to-ts-query.ts';
import { findHelpPages, type HelpPage } from './find-help-pages.ts';
import { findTopic, type Topic } from './find-topic.ts';

const MOST_PAGES = 4;

interface Asked {
	readonly text: string;
	readonly market: Market;
	readonly vocabulary: Vocabulary;
}

/**
 * A search that asks a question about the shop, with the pages that answer it; null for one for products, or if no page answers. Products
 * are found only by exactly the words, because `račun` does not mean `računalo`.
 */
export async function readQuestion(db: Database, { text, market, vocabulary }: Asked): Promise<Search | null> {
	const topic = findTopic(text, market, vocabulary);
	if (topic === null) return null;
	const answers = await findAnswers(db, topic, { market, vocabulary });
	if (answers.length === 0) return null;
	const tsQuery = toWords(text)
		.map((word) => `'${word}'`)
		.join(' & ');
	return {
		...{ sentence: { ...readSentence(text, market, vocabulary), parts: [] }, parts: [], terms: [], market, vocabulary, kinds: NO_KINDS },
		...{ tsQuery, typedQuery: tsQuery, exact: [], named: [], categories: [], answers },
	};
}

const NO_KINDS: Search['kinds'] = { meant: [], like: [], accessories: [], named: [], titles: [], weights: [] };

async function findAnswers(db: Database, topic: Topic, { market, vocabulary }: Omit<Asked, 'text'>): Promise<HelpPage[]> {
	if ('finds' in topic) {
		const tsQuery = toTsQuery(toTerms(topic.finds, vocabulary));
		return tsQuery === null ? [] : findHelpPages(db, { tsQuery, market, isAll: true, most: MOST_PAGES });
	}
	if (topic.path === STORES_PATH && !(await hasStores(db))) return [];
	return [{ title: topic.title, url_without_domain: topic.path }];
}

const hasStores = async (db: Database): Promise<boolean> =>
	(await db.selectFrom('stores').select('id').where('visible', '=', true).limit(1).executeTakeFirst()) !== undefined;
