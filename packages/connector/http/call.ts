import { setTimeout as wait } from 'node:timers/promises';
import { CallError, messageOf } from './call-error.ts';

export interface Call {
	readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
	readonly url: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string | Uint8Array<ArrayBuffer>;
	/** Milliseconds until the whole response has to be there; 30,000 by default. */
	readonly timeout?: number;
	/** Bytes of the response; 32 MB by default. */
	readonly maxBytes?: number;
}

export interface Reply {
	readonly status: number;
	readonly headers: Headers;
	readonly text: string;
}

const TIMEOUT = 30_000;
const MAX_BYTES = 32 * 1024 * 1024;
const MOST_TRIES = 5;
/** Milliseconds; the longest pause that a busy server may ask for. */
const LONGEST_PAUSE = 60_000;

/**
 * One HTTP call, without redirects, with a limit of time and size. A busy server (429; 503 of a read) is asked again after its `Retry-After`. Throws a `CallError` for every
 * status from 300 on, and without a response.
 */
export async function call({ method, url, headers = {}, body, timeout = TIMEOUT, maxBytes = MAX_BYTES }: Call): Promise<Reply> {
	for (let attempt = 1; ; attempt++) {
		const reply = await send({ method, url, headers, timeout, maxBytes, ...(body !== undefined && { body }) });
		if (reply.status < 300) return reply;
		const isBusy = reply.status === 429 || (reply.status === 503 && method === 'GET');
		if (!isBusy || attempt === MOST_TRIES) throw toError(reply, { method, url });
		await wait(Math.min(LONGEST_PAUSE, toSeconds(reply.headers.get('retry-after'), attempt) * 1000));
	}
}

/** The JSON of a response. Throws a `CallError` that is `unclear` if it is none: the call may have been done. */
export function parseReply(reply: Reply, url: string): unknown {
	try {
		return JSON.parse(reply.text);
	} catch {
		throw new CallError(`${withoutQuery(url)} answered ${reply.status} without JSON: ${reply.text.slice(0, 100)}`, {
			outcome: 'unclear',
			status: reply.status,
		});
	}
}

/** `Retry-After` may be missing, or a date. */
const toSeconds = (header: string | null, otherwise: number): number => (/^\d{1,6}$/.test(header ?? '') ? Number(header) : otherwise);

async function send({ url, timeout, maxBytes, ...init }: Call & { readonly timeout: number; readonly maxBytes: number }): Promise<Reply> {
	try {
		const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) });
		return { status: response.status, headers: response.headers, text: await readText(response, maxBytes) };
	} catch (error) {
		const cause = error instanceof Error && error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : messageOf(error);
		throw new CallError(`${init.method} ${withoutQuery(url)}: no response (${cause})`, { outcome: isRefusedConnection(error) ? 'failed' : 'unclear' });
	}
}

async function readText(response: Response, maxBytes: number): Promise<string> {
	if (response.body === null) return '';
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of response.body) {
		bytes += chunk.length;
		if (bytes > maxBytes) throw new Error(`the response has more than ${maxBytes} bytes`);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString('utf8');
}

/** Nothing listens there, or the name is unknown: the call was not even begun. */
function isRefusedConnection(error: unknown): boolean {
	const cause = error instanceof Error ? error.cause : undefined;
	return typeof cause === 'object' && cause !== null && 'code' in cause && ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(cause.code));
}

/** The other side has read these calls and does not want them as they are. Other statuses below 500 come from keys, limits and addresses that may change. */
const REFUSED: ReadonlySet<number> = new Set([400, 410, 413, 414, 415, 422]);

/** From 500 on a proxy may have given up on a call that went on. */
function toError({ status, text }: Reply, { method, url }: Pick<Call, 'method' | 'url'>): CallError {
	const outcome = REFUSED.has(status) ? 'refused' : status < 500 ? 'failed' : 'unclear';
	return new CallError(`${method} ${withoutQuery(url)} answered ${status}: ${text.slice(0, 500)}`, { outcome, status });
}

/** Queries may have keys. */
const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? url;
