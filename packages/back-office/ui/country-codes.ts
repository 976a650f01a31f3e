import { COUNTRIES } from '@titraj/contract/formats/address-countries.ts';

const LANGUAGES = ['hr', 'en'] as const;

/** Names of the countries in the languages of the back office, in small letters; the longest first, because one may begin with another. */
const NAMES: readonly (readonly [name: string, code: string])[] = LANGUAGES.flatMap((language) => {
	const names = new Intl.DisplayNames([language], { type: 'region' });
	return COUNTRIES.map((code) => [toSmall(names.of(code) ?? code), code] as const);
}).toSorted(([one], [other]) => other.length - one.length);

/** An area as the API takes it: `Hrvatska 20000-20999` is `HR 20000-20999`. What begins with no known country stays. */
export function toArea(line: string): string {
	const small = toSmall(line);
	const [name = '', code] = NAMES.find(([known]) => small === known || small.startsWith(`${known} `)) ?? [];
	return code === undefined ? line : code + line.slice(name.length);
}

/** Codes of the countries of a list, such as `HR, Slovenija`. */
export const toCodes = (list: string): string[] =>
	list
		.split(/[,;]/)
		.flatMap((part) => toArea(part.trim()).toUpperCase().split(/\s+/))
		.filter((code) => code !== '');

function toSmall(text: string): string {
	return text.toLocaleLowerCase('hr');
}
