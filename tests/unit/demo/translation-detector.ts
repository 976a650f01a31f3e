import { DEMO_MANUFACTURERS } from '@titraj/demo/manufacturers/demo-manufacturers.ts';
import type { TextLanguage } from '@titraj/demo/translations/texts.ts';

const FAR = 'je za od što kako koji koja uz bez na do se nije ili kom bijela crna crni crne nema nove prema samo vrijedi više pri kao ako iz'.split(' ');

/** Croatian words that the language lacks. */
const FOREIGN: Record<TextLanguage, readonly string[]> = {
	en: FAR.filter((word) => word !== 'do'),
	de: FAR,
	it: FAR.filter((word) => word !== 'se'),
	es: FAR.filter((word) => word !== 'se'),
	sl: 'i što koji koja uz ili nije nema računala crna slušalice tisuća više prije gdje dijelovi cijena'.split(' '),
	sr: 'računala računalo zaslon zasloni tko tvrtka tvrtke uvjet uvjeti mjera cijena cijene bijela bijele dijelovi grijanje tjedan vrijeme vrijedi gdje prije uvijek'.split(
		' ',
	),
	me: 'računala računalo zaslon zasloni tko tvrtka tvrtke tjedan cena cene cenu ceo cela mesto mesec vreme vredi gde ovde pre posle uvek poslednji sledeći merenja delovi grejanje svetlo dve dinarima'.split(
		' ',
	),
	bs: 'računala računalo zaslon zasloni tko tvrtka tisuća tjedan opskrba pisač pisači žarulja žarulje tipkovnica tipkovnice preklopnik preklopnici usmjernik'.split(
		' ',
	),
};

/** Croatian letters that the language lacks. */
const FOREIGN_LETTERS: Partial<Record<TextLanguage, RegExp>> = { en: /[čćđšž]/i, de: /[čćđšž]/i, it: /[čćđšž]/i, es: /[čćđšž]/i, sl: /[ćđ]/i };
const NAMES = new RegExp(`(?<!\\p{L})(${DEMO_MANUFACTURERS.map(({ title }) => title).join('|')})(?!\\p{L})`, 'gu');

/** Croatian parts of a text, without names of manufacturers. */
export function foreignWords(language: TextLanguage, text: string): string[] {
	const words =
		text
			.replace(NAMES, '')
			.replaceAll('I²C', '')
			.toLowerCase()
			.match(/\p{L}+/gu) ?? [];
	return words.filter((word) => FOREIGN[language].includes(word) || FOREIGN_LETTERS[language]?.test(word));
}

/** Words and names that are the same in these languages and Croatian. */
const INTERNATIONAL: ReadonlySet<string> = new Set(
	'Gaming,Monitor,Router,Multimetri,HDR,Wi-Fi,Bluetooth,VLAN,GPS,Motori,Subwoofer,Thermostat,Format,Video,Objektiv,Fokus,Masa,Titraj,Kontakt'.split(','),
);
const WORDS_OF_A_SENTENCE = 4;

const BORROWERS: ReadonlySet<TextLanguage> = new Set<TextLanguage>(['sr', 'me', 'bs']);

/** Bosnian, Serbian and Montenegrin share most sentences with Croatian and Slovene shares single words: there only the detector applies. */
export function sameAsCroatian(language: TextLanguage, croatian: string, text: string): boolean {
	if (croatian !== text || BORROWERS.has(language)) return false;
	if (language === 'sl') return text.split(' ').length >= WORDS_OF_A_SENTENCE;
	return !INTERNATIONAL.has(text);
}
