import { usualVocabulary } from '@titraj/backend/listing/search/dictionary/usual-vocabulary.ts';
import { findBound, findWithin } from '@titraj/backend/listing/search/sentence/bounds.ts';
import { sentenceWordsOf } from '@titraj/backend/listing/search/sentence/read-sentence.ts';
import { toTokens } from '@titraj/backend/listing/search/sentence/tokens.ts';
import type { Market } from '@titraj/backend/platform/market/market.ts';
import { expect, test } from 'vitest';

/** The limit before the first number of a text. */
function boundOf(text: string, market: Market) {
	const tokens = toTokens(text);
	const place = tokens.findIndex(({ word }) => /^\d/.test(word));
	return findBound(tokens, place, { words: sentenceWordsOf(market), vocabulary: usualVocabulary(market) });
}

test.each<[Market, string, 'least' | 'most', boolean, string]>([
	['hr', 'laptop s barem 16 gb', 'least', false, 'barem'],
	['hr', 'laptop sa najmanje 16 gb', 'least', false, 'najmanje'],
	['hr', 'monitor do 27 inča', 'most', false, 'do'],
	['hr', 'dron ispod 250 grama', 'most', false, 'ispod'],
	['hr', 'televizor veći od 50 inča', 'least', true, 'veci od'],
	['hr', 'tablet manjeg od 10 inča', 'most', true, 'manjeg od'],
	['de', 'Fernseher ab 55 Zoll', 'least', false, 'ab'],
	['de', 'Tablet kleiner als 10 Zoll', 'most', true, 'kleiner als'],
	['en', 'laptop with at least 32 gb', 'least', false, 'at least'],
	['en', 'cable longer than 2 m', 'least', true, 'longer than'],
	['si', 'zaslon večji od 27 palcev', 'least', true, 'vecji od'],
	['it', 'schermo più grande di 27 pollici', 'least', true, 'piu grande di'],
	['es', 'pantalla de menos de 27 pulgadas', 'most', false, 'menos de'],
	['rs', 'telefon sa najmanje 128 gb', 'least', false, 'najmanje'],
	['ba', 'televizor manji od 50 inča', 'most', true, 'manji od'],
	['me', 'laptop lakši od 1,5 kg', 'most', true, 'laksi od'],
])('%s: "%s" sets a limit', (market, text, side, isStrict, words) => {
	const { tokens = [], ...bound } = boundOf(text, market) ?? {};
	expect(bound).toEqual({ side, isStrict });
	expect(tokens.map(({ word }) => word).join(' ')).toBe(words);
});

test.each<[Market, string]>([
	['hr', 'memorija od 16 gb'],
	['en', 'drive from 2 tb'],
	['de', 'Platte von 2 TB'],
	['hr', 'brisanje poda 120 min'],
	['hr', '16 gb'],
])('%s: "%s" sets none', (market, text) => {
	expect(boundOf(text, market)).toBeNull();
});

const value = <N extends number | null>(number: N, unit: string | null) => ({ number, unit });

test('values within a limit come by their distance from it, in any unit of the quantity', () => {
	const values = [value(2, 'tb'), value(256, 'gb'), value(null, null), value(1, 'tb'), value(512, 'gb'), value(750, 'w')];
	const find = (side: 'least' | 'most', isStrict: boolean) => findWithin({ side, isStrict, tokens: [] }, value(512, 'gb'), values);
	expect(find('least', false)).toEqual([value(512, 'gb'), value(1, 'tb'), value(2, 'tb')]);
	expect(find('least', true)).toEqual([value(1, 'tb'), value(2, 'tb')]);
	expect(find('most', false)).toEqual([value(512, 'gb'), value(256, 'gb')]);
	expect(find('most', true)).toEqual([value(256, 'gb')]);
});

test('a limit without a unit has that of the values', () => {
	expect(findWithin({ side: 'least', isStrict: false, tokens: [] }, value(10_000, null), [value(5000, 'mah'), value(20_000, 'mah')])).toEqual([
		value(20_000, 'mah'),
	]);
});
