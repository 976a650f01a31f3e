import { usualVocabulary } from '@titraj/backend/listing/search/dictionary/usual-vocabulary.ts';
import { toMatchedWords } from '@titraj/backend/listing/search/read-search.ts';
import type { Search } from '@titraj/backend/listing/search/search.ts';
import { readSentence, toRestText } from '@titraj/backend/listing/search/sentence/read-sentence.ts';
import { toCheapest, toSuiting } from '@titraj/backend/listing/search/suiting.ts';
import { toTerms } from '@titraj/backend/listing/search/to-terms.ts';
import { expect, test } from 'vitest';

/** A search whose words name no kind, read as one for its occasions. */
function searchFor(text: string): Search {
	const vocabulary = usualVocabulary('hr');
	const sentence = readSentence(text, 'hr', vocabulary);
	const used = new Set(sentence.occasions.flatMap(({ tokens }) => tokens));
	const tokens = sentence.rest.filter((token) => used.has(token) || vocabulary.isFiller(token.word));
	const part = { kind: 'wish' as const, wish: 'best_selling' as const, tokens };
	const rest = toRestText(sentence, [part]);
	return {
		...{
			sentence,
			vocabulary,
			parts: [...sentence.parts, part],
			terms: rest === '' ? [] : toTerms(rest, vocabulary),
			market: 'hr' as const,
			isOccasion: true as const,
		},
		kinds: { meant: [7], like: [], accessories: [], named: [7], titles: [['x']], weights: [0] },
		...{ tsQuery: "'x'", typedQuery: "'x'", exact: [], named: [1], categories: [] },
	};
}

test.each([
	['poklon za gospođu', 1, 1],
	['poklon za mamu koja vozi', 2, 1],
	['mama koja vozi bicikl', 1, 2],
])('the words that no suitable product has are left out and named: "%s"', (text, matched, left) => {
	const search = searchFor(text);
	const words = search.terms.flatMap((term) => term.words);
	const suiting = toSuiting(search);
	expect(suiting).toMatchObject({ terms: [], tsQuery: null, typedQuery: null, named: [], kinds: { meant: [7], titles: [], weights: [] } });
	expect(suiting && toMatchedWords(suiting)).toEqual({ matched, asked: matched + left, left_out: words });
});

test.each(['toner za mamu', 'perilica za kuću', 'poklon', 'poklon za mamu'])(
	'a thing for somebody, and an occasion alone, are searched as they are: "%s"',
	(text) => {
		expect(toSuiting(searchFor(text))).toBeNull();
	},
);

test.each([
	['poklon do 3 €', ['do 3 €']],
	['poklon za mamu ispod 2 eura', ['ispod 2 eura']],
])('of gifts that all cost more than "%s" the cheapest come first, and the price is named as left out', (text, leftOut) => {
	const cheapest = toCheapest(searchFor(text));
	expect(cheapest).toMatchObject({ parts: [{ kind: 'wish', wish: 'price_asc' }], leftOut, kinds: { meant: [7] } });
});

test.each(['poklon', 'poklon od 50 €'])('a search for a gift without a highest price keeps its conditions: "%s"', (text) => {
	expect(toCheapest(searchFor(text))).toBeNull();
});

test('a search for no occasion is searched as it is', () => {
	const { isOccasion: _, ...search } = searchFor('poklon za gospođu');
	expect(toSuiting(search)).toBeNull();
});
