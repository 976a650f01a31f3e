import Type from 'typebox';
import { readJson } from '../load/read-json.ts';
import { mapTexts } from './map-texts.ts';

/** Serbian words with their Montenegrin form; each inflected form is a separate entry. */
const WORDS = new Map(Object.entries(readJson('translations/me/words.json', Type.Record(Type.String(), Type.String()))));

/** Serbian texts in Montenegrin: Ekavian words become Ijekavian ones with the same capitals, and dinars become euros. */
export const toIjekavian = <Texts>(texts: Texts): Texts => mapTexts(texts, (text) => text.replace(/\p{L}+/gu, toMontenegrin));

function toMontenegrin(word: string): string {
	const known = WORDS.get(word.toLowerCase());
	if (known === undefined) return word;
	return word.charAt(0) === word.charAt(0).toLowerCase() ? known : known.charAt(0).toUpperCase() + known.slice(1);
}
