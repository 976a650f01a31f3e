import type { ApiError } from './result.ts';

/** `errors` of a refused form: label of the error by field; empty if the answer has none. */
export function fieldErrorsOf({ body }: ApiError): Readonly<Record<string, string>> {
	const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null;
	if (typeof errors !== 'object' || errors === null) return {};
	return Object.fromEntries(Object.entries(errors).flatMap(([field, label]) => (typeof label === 'string' ? [[field, label]] : [])));
}
