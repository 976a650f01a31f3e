/** The client's result as an envelope for the browser, without any token (D19). */
export function toEnvelope(data: unknown): string {
	const envelope = isEnvelope(data) ? data : { success: true, data };
	return JSON.stringify(envelope, (key, value: unknown) => (key === 'jwt' ? undefined : value));
}

function isEnvelope(data: unknown): boolean {
	return typeof data === 'object' && data !== null && 'success' in data && typeof data.success === 'boolean';
}
