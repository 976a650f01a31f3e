/** What the client gave back, as it travels to the browser: the envelope, without a token in it (D19). */
export function toEnvelope(data: unknown): string {
	const envelope = isEnvelope(data) ? data : { success: true, data };
	return JSON.stringify(envelope, (key, value: unknown) => (key === 'jwt' ? undefined : value));
}

function isEnvelope(data: unknown): boolean {
	return typeof data === 'object' && data !== null && 'success' in data && typeof data.success === 'boolean';
}
