/** Field names of `response_fields`; null if it is empty, so that the response is complete. */
export function parseResponseFields(text: string | undefined): ReadonlySet<string> | null {
	const names = (text ?? '')
		.split(',')
		.map((name) => name.trim())
		.filter(Boolean);
	return names.length > 0 ? new Set(['id', ...names]) : null;
}
