import type { ApiPath, BodyOf } from '#lib/platform/client/api-calls.ts';

export type FormOutcome =
	| { readonly kind: 'done' }
	| { readonly kind: 'invalid'; readonly fields: readonly string[] }
	/** `reason`: error code of the backend, or null. */
	| { readonly kind: 'failed'; readonly reason: string | null };

export type FormPath = ApiPath<'POST'>;

/** Posts a form's values; their names match the fields of the request. The API client is loaded with the first submit. */
export async function sendForm(path: FormPath, body: object): Promise<FormOutcome> {
	const loaded = await import('#lib/platform/client/fetch-api.ts').catch(() => null);
	const answer = await loaded?.fetchApi(path, { method: 'POST', body: body as BodyOf<'POST', FormPath> });
	if (!answer) return { kind: 'failed', reason: null };
	if (answer.ok) return { kind: 'done' };
	const fields = fieldsOf(answer.error.body);
	if (fields.length > 0) return { kind: 'invalid', fields };
	return { kind: 'failed', reason: answer.error.statusCode === 429 ? 'error_too_many' : (answer.error.label ?? null) };
}

function fieldsOf(body: unknown): readonly string[] {
	const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null;
	return typeof errors === 'object' && errors !== null ? Object.keys(errors) : [];
}
