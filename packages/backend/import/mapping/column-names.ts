import type { ProductField } from '@titraj/contract/shop/define-product-field.ts';
import { ENERGY_CLASS, RELEASE_YEAR } from '@titraj/contract/shop/shipped-fields.ts';
import de from './column-words/de.json' with { type: 'json' };
import en from './column-words/en.json' with { type: 'json' };
import es from './column-words/es.json' with { type: 'json' };
import fr from './column-words/fr.json' with { type: 'json' };
import hr from './column-words/hr.json' with { type: 'json' };
import it from './column-words/it.json' with { type: 'json' };
import pl from './column-words/pl.json' with { type: 'json' };
import sl from './column-words/sl.json' with { type: 'json' };
import sr from './column-words/sr.json' with { type: 'json' };
import { FIELDS, type FieldName } from './fields.ts';

/** Usual column names of fields in one language, folded, in order of preference. A unit or a word for VAT at the end of a name is left out (`without-suffix.ts`). */
type ColumnWords = Readonly<Partial<Record<FieldName, readonly string[]>>>;

const LANGUAGES: readonly ColumnWords[] = [hr, en, sl, sr, de, it, es, fr, pl];

/** Usual column names of a declared field, in order of preference. */
export const columnsOf = ({ importColumns = {} }: ProductField): readonly string[] => Object.values(importColumns).flat();

/** Usual column names by field, for drafts: first the first names of all languages, then the second ones, and so on. */
export const COLUMN_NAMES: Readonly<Partial<Record<FieldName, readonly string[]>>> = {
	...Object.fromEntries(FIELDS.map((field) => [field, interleave(LANGUAGES.map((words) => words[field] ?? []))])),
	energy_class: columnsOf(ENERGY_CLASS),
	release_year: columnsOf(RELEASE_YEAR),
};

function interleave(lists: readonly (readonly string[])[]): string[] {
	const longest = Math.max(...lists.map(({ length }) => length));
	const names = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
	return [...new Set(names)];
}
