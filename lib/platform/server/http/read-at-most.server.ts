/** The bytes of a body; null if it is larger than `limit` bytes. Reading stops there. */
export async function readAtMost({ body, headers }: Pick<Request | Response, 'body' | 'headers'>, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
	if (!body) return new Uint8Array();
	const announced = Number(headers.get('content-length') ?? 0);
	const parts: Uint8Array[] = [];
	let size = 0;
	const reader = body.getReader();
	while (Math.max(announced, size) <= limit) {
		const part = await reader.read();
		if (part.done) return concatenate(parts, size);
		size += part.value.byteLength;
		parts.push(part.value);
	}
	await reader.cancel();
	return null;
}

function concatenate(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(size);
	let place = 0;
	for (const part of parts) {
		bytes.set(part, place);
		place += part.byteLength;
	}
	return bytes;
}
