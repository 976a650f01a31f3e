import { usualVocabulary } from '@titraj/backend/listing/search/dictionary/usual-vocabulary.ts';
import { toAttributeWords } from '@titraj/backend/listing/search/sentence/attribute-words.ts';
import { findBound, findWithin } from '@titraj/backend/listing/search/sentence/bounds.ts';
import { findAttributes } from '@titraj/backend/listing/search/sentence/find-attributes.ts';
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
	['hr', 'laptop tanji od 20 mm', 'most', true, 'tanji od'],
	['rs', 'ploča deblja od 20 mm', 'least', true, 'deblja od'],
	['si', 'prenosnik tanjši od 20 mm', 'most', true, 'tanjsi od'],
	['en', 'laptop thinner than 20 mm', 'most', true, 'thinner than'],
	['en', 'charger more powerful than 65 w', 'least', true, 'more powerful than'],
	['de', 'Laptop dünner als 20 mm', 'most', true, 'dunner als'],
	['it', 'stampante più veloce di 30 pagine', 'least', true, 'piu veloce di'],
	['es', 'ventilador más silencioso que 25 db', 'most', true, 'mas silencioso que'],
])('%s: "%s" sets a limit', (market, text, side, isStrict, words) => {
	const { tokens = [], ...bound } = boundOf(text, market) ?? {};
	expect(bound).toMatchObject({ side, isStrict });
	expect(tokens.map(({ word }) => word).join(' ')).toBe(words);
});

test.each<[Market, string]>([
	['hr', 'memorija od 16 gb'],
	['en', 'drive from 2 tb'],
	['de', 'Platte von 2 TB'],
	['hr', 'brisanje poda 120 min'],
	['hr', '16 gb'],
	['hr', 'iphone pro max 256 gb'],
	['en', 'macbook max 36gb'],
	['de', 'Handy Pro Max 256 GB'],
])('%s: "%s" sets none', (market, text) => {
	expect(boundOf(text, market)).toBeNull();
});

const value = <N extends number | null>(number: N, unit: string | null) => ({ number, unit });

test('values within a limit come by their distance from it, in any unit of the quantity', () => {
	const values = [value(2, 'tb'), value(256, 'gb'), value(null, null), value(1, 'tb'), value(512, 'gb'), value(750, 'w')];
	const find = (side: 'least' | 'most', isStrict: boolean) => findWithin({ side, isStrict }, value(512, 'gb'), values);
	expect(find('least', false)).toEqual([value(512, 'gb'), value(1, 'tb'), value(2, 'tb')]);
	expect(find('least', true)).toEqual([value(1, 'tb'), value(2, 'tb')]);
	expect(find('most', false)).toEqual([value(512, 'gb'), value(256, 'gb')]);
	expect(find('most', true)).toEqual([value(256, 'gb')]);
});

test('a limit without a unit has that of the values', () => {
	expect(findWithin({ side: 'least', isStrict: false }, value(10_000, null), [value(5000, 'mah'), value(20_000, 'mah')])).toEqual([value(20_000, 'mah')]);
});

/** Titles of the values that a text means, by the attributes of a chair. */
function valuesOf(text: string, market: Market, titles: readonly [load: string, mass: string]) {
	const vocabulary = usualVocabulary(market);
	const language = { words: sentenceWordsOf(market), vocabulary };
	const toAttribute = (title: string, first: number, numbers: readonly number[]) => ({
		...{ title, unit: 'kg' },
		values: numbers.map((number, place) => ({ id: first + place, title: `${number}`, source: `${number}` })),
	});
	const attributes = [toAttribute(titles[1], 10, [9, 14, 20]), toAttribute(titles[0], 20, [110, 150, 180])];
	const tokens = toTokens(text);
	const candidates = tokens.flatMap((token, place) => ({
		...{ token, stem: vocabulary.toStem(token.word), isKind: place === 0, isSynonym: false, isWithout: false, before: null },
		bound: /^\d/.test(token.word) ? findBound(tokens, place, language) : null,
	}));
	const words = attributes.map((attribute) => toAttributeWords(attribute, language));
	return findAttributes(candidates, words, language).flatMap((part) => (part.kind === 'attribute' ? part.values.map(({ title }) => title) : []));
}

test.each<[Market, string, readonly [string, string], readonly string[]]>([
	['hr', 'stolica do 140 kg', ['Nosivost', 'Masa'], ['150 kg', '180 kg']],
	['hr', 'stolica do 150 kg', ['Nosivost', 'Masa'], ['150 kg', '180 kg']],
	['hr', 'stolica ispod 15 kg', ['Nosivost', 'Masa'], ['14 kg', '9 kg']],
	['hr', 'stolica lakša od 14 kg', ['Nosivost', 'Masa'], ['9 kg']],
	['hr', 'stolica s najmanje 140 kg', ['Nosivost', 'Masa'], ['150 kg', '180 kg']],
	['en', 'chair up to 140 kg', ['Load capacity', 'Weight'], ['150 kg', '180 kg']],
	['de', 'Stuhl bis 140 kg', ['Tragfähigkeit', 'Gewicht'], ['150 kg', '180 kg']],
	['es', 'silla hasta 140 kg', ['Capacidad de carga', 'Peso'], ['150 kg', '180 kg']],
])('%s: "%s" names what a chair must carry or weigh', (market, text, titles, values) => {
	expect(valuesOf(text, market, titles)).toEqual(values);
});

test('what is charged is no capacity', () => {
	const language = { words: sentenceWordsOf('es'), vocabulary: usualVocabulary('es') };
	const isCapacity = (title: string) => toAttributeWords({ title, unit: 'W', values: [] }, language).isCapacity;
	expect([isCapacity('Capacidad de carga'), isCapacity('Potencia de carga'), isCapacity('Carga rápida')]).toEqual([true, false, false]);
});
