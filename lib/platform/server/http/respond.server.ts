type Body = string | Uint8Array<ArrayBuffer>;

declare global {
	var shopBodies: WeakMap<Response, Body> | undefined;
}

/** Size of a body (bytes or characters) from which a stream is cheaper than the copy that `Response` makes. */
const LARGE = 4096;

/**
 * A response whose body is in memory. The local runtime sends the body directly (`bodyOf`), because reading a page from a Response copies
 * it several times; it is also copied only when read. The bodies are stored on `globalThis` because every function is its own bundle.
 */
export function respond(body: Body, init: ResponseInit): Response {
	const answer = new Response(body.length > LARGE ? toStream(body) : body, init);
	globalThis.shopBodies ??= new WeakMap();
	globalThis.shopBodies.set(answer, body);
	return answer;
}

/** The body of a response made by `respond`; undefined for any other response. */
export function bodyOf(answer: Response): Body | undefined {
	return globalThis.shopBodies?.get(answer);
}

function toStream(body: Body): ReadableStream<Uint8Array<ArrayBuffer>> {
	return new ReadableStream({
		type: 'bytes',
		pull(controller) {
			// The stream takes ownership of the bytes, so it gets a copy.
			controller.enqueue(typeof body === 'string' ? new TextEncoder().encode(body) : body.slice());
			controller.close();
		},
	});
}
