/** A row of the feed with the number of its first line, or why it cannot be read. */
export type RawRow =
	| { readonly ok: true; readonly line: number; readonly fields: RawFields }
	| { readonly ok: false; readonly line: number; readonly sku?: string; readonly reason: string };

/** Values by name: texts; in JSON and XML also numbers, booleans, lists and objects. */
export type RawFields = Readonly<Record<string, unknown>>;

/** Maximum number of characters in a row. A product has some thousands; a small gzip file may contain a line of gigabytes. */
export const LONGEST_ROW = 4 * 1024 * 1024;

export const TOO_LONG = `longer than ${LONGEST_ROW} characters`;
