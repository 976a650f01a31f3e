export type FormOutcome =
	| { readonly kind: 'done' }
	| { readonly kind: 'faults'; readonly fields: readonly string[] }
	/** `label`: last part of the label that says why. */
	| { readonly kind: 'failed'; readonly label: string };

/** Refusals that a form has its own words for. */
const KNOWN = new Set(['error_too_many', 'error_sweepstake_entered', 'error_sweepstake_closed', 'error_sweepstake_upcoming']);

/** Posts a form's values; the way to the backend is loaded with the first form that is sent. */
export async function sendForm(path: string, body: object): Promise<FormOutcome> {
	const loaded = await import('#lib/hooks/fetch-api.ts').catch(() => null);
	const answer = await loaded?.fetchApi(path, { method: 'POST', body });
	if (!answer) return { kind: 'failed', label: 'failed' };
	if (answer.ok) return { kind: 'done' };
	const fields = fieldsOf(answer.error.body);
	if (fields.length > 0) return { kind: 'faults', fields };
	if (answer.error.statusCode === 429) return { kind: 'failed', label: 'error_too_many' };
	return { kind: 'failed', label: KNOWN.has(answer.error.label ?? '') ? (answer.error.label ?? '') : 'failed' };
}

function fieldsOf(body: unknown): readonly string[] {
	const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null;
	return typeof errors === 'object' && errors !== null ? Object.keys(errors) : [];
}
