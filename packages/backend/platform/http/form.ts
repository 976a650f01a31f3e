/** Field -> label of its validation error. */
export type FormErrors = Record<string, string>;

/** The validation errors of a form; null where there are none. */
export function collectErrors(found: Readonly<Record<string, string | null | undefined>>): FormErrors | null {
	const errors = Object.fromEntries(Object.entries(found).flatMap(([field, label]) => (label ? [[field, label]] : [])));
	return Object.keys(errors).length === 0 ? null : errors;
}

export const refuseForm = (errors: FormErrors) => ({ success: false, label_name: 'error_form_invalid', errors });

/** Text of one line as it is kept: composed letters, single spaces, nothing that cannot be seen. */
export const toLine = (text: string): string =>
	text
		.normalize('NFC')
		.replaceAll(/[\p{C}\s]+/gu, ' ')
		.trim();

/** The same, where nothing typed is nothing kept. */
export const toOptionalLine = (text: string | null | undefined): string | null => toLine(text ?? '') || null;

export const missing = (text: string | null): string | null => (text === null || text === '' ? 'error_field_required' : null);

const LINK = /:\/\/|\bwww\./i;
const LINK_IN_NAME = /[@/]|[\p{L}\d-]{3,}\.\p{L}{2,}/u;

/** What of an address may be empty: no links, which would be read as the shop's own wherever the address is shown. */
export const linkError = (text: string | null): string | null => (text !== null && LINK.test(text) ? 'error_field_link' : null);

/** A person's name: there has to be one, and it looks like no link and no e-mail. Companies may be called after their domain. */
export const nameError = (text: string | null): string | null =>
	missing(text) ?? (text !== null && (LINK.test(text) || LINK_IN_NAME.test(text)) ? 'error_field_link' : null);
