/** Names that `response_fields` asks for; null where it asks for nothing in particular, so that the answer is whole. */
export function parseResponseFields(text: string | undefined): ReadonlySet<string> | null {
	const names = (text ?? '')
		.split(',')
		.map((name) => name.trim())
		.filter(Boolean);
	return names.length > 0 ? new Set(['id', ...names]) : null;
}
