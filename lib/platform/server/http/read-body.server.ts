import { readAtMost } from './read-at-most.server.ts';

export type ReadBody =
	| { readonly ok: true; readonly body: Record<string, unknown> }
	| { readonly ok: false; readonly status: 400 | 413 | 415; readonly detail: string };

/** Default limit of a JSON body in bytes (D20). */
const BODY_LIMIT = 32 * 1024;

/**
 * The JSON object of a request's body; a JSON array is returned as `list`, an empty body as an empty object. For anything else returns the
 * status to respond with (D20).
 */
export async function readBody(request: Request, limit = BODY_LIMIT): Promise<ReadBody> {
	if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) return refuse(415, 'The body must be application/json');
	const text = await readText(request, limit);
	if (text === null) return refuse(413, `The body is larger than ${limit} bytes`);
	if (text === '') return { ok: true, body: {} };
	const sent = parseJson(text);
	const body = Array.isArray(sent) ? { list: sent } : sent;
	if (!isPlainObject(body)) return refuse(400, 'The body must be a JSON object');
	return { ok: true, body };
}

/** The text of a request's body; null if it is larger than `limit` bytes (D20). */
export async function readText(request: Request, limit: number): Promise<string | null> {
	const bytes = await readAtMost(request, limit);
	return bytes && new TextDecoder().decode(bytes);
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refuse(status: 400 | 413 | 415, detail: string): ReadBody {
	return { ok: false, status, detail };
}
