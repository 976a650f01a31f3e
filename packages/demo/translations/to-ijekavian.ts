import Type from 'typebox';
import { readJson } from '../load/read-json.ts';
import { mapTexts } from './map-texts.ts';

/** Words of the Serbian texts as Montenegro writes them; each form of a word is an entry of its own. */
const WORDS = new Map(Object.entries(readJson('translations/me/words.json', Type.Record(Type.String(), Type.String()))));

/** Serbian texts as Montenegro writes them: Ekavian words become Ijekavian ones, in capitals where they were, and dinars become euros. */
export const toIjekavian = <Texts>(texts: Texts): Texts => mapTexts(texts, (text) => text.replace(/\p{L}+/gu, toMontenegrin));

function toMontenegrin(word: string): string {
	const known = WORDS.get(word.toLowerCase());
	if (known === undefined) return word;
	return word.charAt(0) === word.charAt(0).toLowerCase() ? known : known.charAt(0).toUpperCase() + known.slice(1);
}
