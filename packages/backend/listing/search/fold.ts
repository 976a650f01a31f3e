/** Text in the form of the search index: lower case, without diacritics. */
const fold = (text: string): string =>
	text
		.toLowerCase()
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/[đßæœøł]/g, (letter) => LETTERS[letter] ?? letter);

const LETTERS: Readonly<Record<string, string>> = { đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };

/** Words of a text: letters and digits, with the point of `24.5`, `m.2` and `g.skill`. */
export const toWords = (text: string): string[] =>
	(fold(text).match(/[\p{L}\p{N}]+(?:,\p{N}+|\.[\p{L}\p{N}]+)*/gu) ?? []).map((word) => word.replaceAll(',', '.').slice(0, 60));
