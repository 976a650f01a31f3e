/** Field -> label of its validation error. */
export type FormErrors = Record<string, string>;

/** The validation errors of a form; null if there are none. */
export function collectErrors(found: Readonly<Record<string, string | null | undefined>>): FormErrors | null {
	const errors = Object.fromEntries(Object.entries(found).flatMap(([field, label]) => (label ? [[field, label]] : [])));
	return Object.keys(errors).length === 0 ? null : errors;
}

export const refuseForm = (errors: FormErrors) => ({ success: false, label_name: 'error_form_invalid', errors });

/** Normalises a single-line text: composed letters, single spaces, no invisible characters. */
export const toLine = (text: string): string =>
	text
		.normalize('NFC')
		.replaceAll(/[\p{C}\s]+/gu, ' ')
		.trim();

/** Like `toLine`; null if the text is empty. */
export const toOptionalLine = (text: string | null | undefined): string | null => toLine(text ?? '') || null;

export const missing = (text: string | null): string | null => (text === null || text === '' ? 'error_field_required' : null);

const LINK = /:\/\/|\bwww\./i;
const LINK_IN_NAME = /[@/]|[\p{L}\d-]{3,}\.\p{L}{2,}/u;

/** Validates optional address fields: links are rejected, because readers would take them for the shop's own. */
export const linkError = (text: string | null): string | null => (text !== null && LINK.test(text) ? 'error_field_link' : null);

/** Validates a person's name: required, neither a link nor an e-mail address. Companies may be named after their domain. */
export const nameError = (text: string | null): string | null =>
	missing(text) ?? (text !== null && (LINK.test(text) || LINK_IN_NAME.test(text)) ? 'error_field_link' : null);
