import type { RawFields } from '../readers/raw-row.ts';
import type { ProgramFormat } from './program-format.ts';
import { withoutLanguage } from './programs.ts';

/** Texts of the shop's own language, Croatian, or else of the first language in the file. */
const OWN = /\(hr([_-][a-z]{2})?\)$/i;

/** Fields with the texts of one language under the program's own names: `name(hr-hr)` as `name`. */
export function withLanguages(fields: RawFields, { languages = [] }: ProgramFormat): RawFields {
	const found = languages.flatMap((column): [string, unknown][] => {
		const names = Object.keys(fields).filter((name) => withoutLanguage(name) === column && name !== column);
		const own = names.find((name) => OWN.test(name)) ?? names[0];
		return own === undefined ? [] : [[column, fields[own]]];
	});
	return found.length === 0 ? fields : { ...fields, ...Object.fromEntries(found) };
}
