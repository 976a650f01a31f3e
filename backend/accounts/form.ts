/** Field -> label of what is wrong with it. */
export type FormErrors = Record<string, string>;

/** The faults of a form, null where there are none. */
export function findFaults(faults: Readonly<Record<string, string | null | undefined>>): FormErrors | null {
	const errors = Object.fromEntries(Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])));
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
