import type { TextLanguage } from './texts.ts';

const NUMBER = /\d+(?:[.,]\d+)*/g;

const AND: Record<TextLanguage, string> = { en: 'and', de: 'und', sr: 'i', me: 'i', sl: 'in', it: 'e', bs: 'i', es: 'y' };
const RANGE: Record<TextLanguage, (from: string, to: string) => string> = {
	en: (from, to) => `${from} to ${to}`,
	de: (from, to) => `${from} bis ${to}`,
	sr: (from, to) => `${from} do ${to}`,
	me: (from, to) => `${from} do ${to}`,
	sl: (from, to) => `${from} do ${to}`,
	it: (from, to) => `da ${from} a ${to}`,
	bs: (from, to) => `${from} do ${to}`,
	es: (from, to) => `de ${from} a ${to}`,
};
const UP_TO: Record<TextLanguage, string> = { en: 'up to', de: 'bis', sr: 'do', me: 'do', sl: 'do', it: 'fino a', bs: 'do', es: 'hasta' };

/** A value of the specification table in another language; `values` are the known words, unknown parts are unchanged. */
export function translateValue(value: string, language: TextLanguage, values: Readonly<Record<string, string>>): string {
	const known = knownValue(value, language, values);
	if (known !== null) return known;
	const again = (part: string) => translateValue(part, language, values);
	if (value.includes(', ')) return value.split(', ').map(again).join(', ');
	const range = /^([−\d].*) do (.+)$/.exec(value);
	if (range?.[1] && range[2]) return RANGE[language](again(range[1]), again(range[2]));
	if (value.startsWith('do ')) return `${UP_TO[language]} ${again(value.slice('do '.length))}`;
	if (value.includes(' i ')) return value.split(' i ').map(again).join(` ${AND[language]} `);
	return localNumbers(value, language);
}

/** The translation of a value that is a whole entry of the words, apart from numbers; null otherwise. */
export function knownValue(value: string, language: TextLanguage, values: Readonly<Record<string, string>>): string | null {
	const exact = values[value];
	if (exact) return exact;
	const numbers = value.match(NUMBER);
	const pattern = numbers && values[value.replace(NUMBER, '#')];
	return pattern ? pattern.replace(/#/g, () => localNumbers(numbers.shift() ?? '', language)) : null;
}

/** Only English has another number format: decimal point, comma between thousands. */
function localNumbers(text: string, language: TextLanguage): string {
	if (language !== 'en') return text;
	return text.replace(NUMBER, (number) =>
		/^\d{1,3}(\.\d{3})+(,\d+)?$|^\d+,\d+$/.test(number) ? number.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ',')) : number,
	);
}
