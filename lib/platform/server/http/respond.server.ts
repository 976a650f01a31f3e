type Body = string | Uint8Array<ArrayBuffer>;

declare global {
	var shopBodies: WeakMap<Response, Body> | undefined;
}

/** Bytes or letters from which a stream costs less than the copy that a `Response` makes of its body. */
const LARGE = 4096;

/**
 * An answer whose body stands in memory. A host of its own sends it from there (`bodyOf`), since reading a page out of an answer copies it several times; it is not
 * copied before somebody reads it either. The bodies hang on `globalThis` because every function is a bundle of its own.
 */
export function respond(body: Body, init: ResponseInit): Response {
	const answer = new Response(body.length > LARGE ? toStream(body) : body, init);
	globalThis.shopBodies ??= new WeakMap();
	globalThis.shopBodies.set(answer, body);
	return answer;
}

/** The body of an answer of `respond`, the same one each time where it is kept; undefined for any other. */
export function bodyOf(answer: Response): Body | undefined {
	return globalThis.shopBodies?.get(answer);
}

function toStream(body: Body): ReadableStream<Uint8Array<ArrayBuffer>> {
	return new ReadableStream({
		type: 'bytes',
		pull(controller) {
			// What is handed over is gone from here.
			controller.enqueue(typeof body === 'string' ? new TextEncoder().encode(body) : body.slice());
			controller.close();
		},
	});
}
