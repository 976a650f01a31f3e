import { readFileSync } from 'node:fs';
import { DICTIONARIES } from '@titraj/backend/listing/search/dictionary/languages.ts';
import { usualVocabulary } from '@titraj/backend/listing/search/dictionary/usual-vocabulary.ts';
import { toWords } from '@titraj/backend/listing/search/fold.ts';
import { SENTENCE_WORDS } from '@titraj/backend/listing/search/sentence/sentence-words.ts';
import { expect, test } from 'vitest';

const DATA = new URL('../../../../packages/demo/data/', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, DATA), 'utf8'));

const GROUPS: readonly { attributes: Readonly<Record<string, { title: string }>> }[] = read('attributes.json');
const CROATIAN = GROUPS.flatMap(({ attributes }) => Object.values(attributes).map(({ title }) => title));
const titlesOf = (language: string): readonly string[] =>
	language === 'hr' ? CROATIAN : Object.values<string>(read(`translations/${language}/attributes.json`).titles);

const LANGUAGES = ['hr', 'en', 'de', 'sl', 'it', 'es', 'bs', 'sr'] as const;
const fold = (text: string) => toWords(text).join(' ');

test.each(LANGUAGES)('%s: names of attributes stand beside a title of the demo, without which they are never read', (language) => {
	const titles = new Set([...titlesOf(language), ...(language === 'bs' || language === 'sr' ? CROATIAN : [])].map(fold));
	const unread = SENTENCE_WORDS[language].attributes.filter((names) => !names.some((name) => titles.has(fold(name))));
	expect(unread).toEqual([]);
});

test.each(LANGUAGES)('%s: has limits of measures, and occasions with kinds', (language) => {
	const { larger = [], smaller = [], occasions = [] } = SENTENCE_WORDS[language];
	expect(larger.length).toBeGreaterThan(3);
	expect(smaller.length).toBeGreaterThan(3);
	expect(occasions.length).toBeGreaterThan(10);
	for (const { names, kinds } of occasions) {
		expect(names.length).toBeGreaterThan(0);
		expect(kinds.length).toBeGreaterThan(1);
	}
});

test.each(LANGUAGES)('%s: a word without meaning is no name of a kind, also without diacritics: `naš` would be `NAS`', (language) => {
	const fillers = new Set(DICTIONARIES[language].fillers.flatMap(toWords));
	expect(DICTIONARIES[language].groups.flat().filter((name) => fillers.has(fold(name)))).toEqual([]);
});

test('no word is both without meaning and the beginning of a value: `SO-DIMM` would be `DIMM`', () => {
	for (const market of ['hr', 'de', 'en'] as const) expect(toWords('SO-DIMM').filter(usualVocabulary(market).isFiller)).toEqual([]);
});
