import { GONE } from '@titraj/contract/redirects/redirect-rule.ts';
import Papa from 'papaparse';
import type { RedirectError } from './find-redirect-error.ts';
import type { RedirectRow } from './redirect-row.ts';

/** A row of the file, and its line; or why it is no rule. */
export type CsvRedirect =
	| { readonly line: number; readonly row: RedirectRow }
	| { readonly line: number; readonly old_path: string; readonly error: RedirectError };

const DELIMITERS = [';', ',', '\t', '|'];
/** Cells that are an address; anything else in the first line is a header. */
const ADDRESS = /^(\/|https?:\/\/)/i;

/**
 * Rules of a table with the columns old address, new address and code (301 if it is left out), as spreadsheets write it: any delimiter, with or without a header.
 * A page that is gone (410) has no new address. Old addresses may be whole URLs of an earlier shop.
 */
export function readRedirectsCsv(text: string): CsvRedirect[] {
	// The last line break would count as a row of one cell when the delimiter of a short table is guessed.
	const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, '').trimEnd(), { delimitersToGuess: DELIMITERS });
	return data.flatMap((cells, index): CsvRedirect[] => {
		const [old = '', target = '', code = ''] = cells.map((cell) => cell.trim());
		if (cells.every((cell) => cell.trim() === '') || (index === 0 && !ADDRESS.test(old))) return [];
		const line = index + 1;
		if (target === '' && Number(code) !== GONE) return [{ line, old_path: old, error: 'missing' }];
		if (code !== '' && !/^\d{3}$/.test(code)) return [{ line, old_path: old, error: 'type' }];
		return [{ line, row: { old_path: toPath(old), new_path: target, type: code === '' ? 301 : Number(code) } }];
	});
}

/** The path and query of a whole URL. */
function toPath(old: string): string {
	const url = /^https?:\/\//i.test(old) ? URL.parse(old) : null;
	return url === null ? old : `${url.pathname}${url.search}`;
}
