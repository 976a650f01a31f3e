/** A row as the feed has it, with the line on which it begins; or why it cannot be read. */
export type RawRow =
	| { readonly ok: true; readonly line: number; readonly fields: RawFields }
	| { readonly ok: false; readonly line: number; readonly sku?: string; readonly reason: string };

/** Values by name: text, and in JSON and XML also numbers, booleans, lists and objects. */
export type RawFields = Readonly<Record<string, unknown>>;

/** Characters of one row. A product takes some thousands; a small gzip may hold a line of gigabytes. */
export const LONGEST_ROW = 4 * 1024 * 1024;

export const TOO_LONG = `longer than ${LONGEST_ROW} characters`;
