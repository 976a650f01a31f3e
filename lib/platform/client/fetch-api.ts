import { REQUEST_TIMEOUT } from '../config/request-timeout.ts';
import { labelOf } from '../http/refusal-of.ts';
import type { ApiError, Result } from '../http/result.ts';
import { isRetryable } from '../http/retryable-status.ts';
import type { AnswerTo, ApiPath, BodyOf, Method } from './api-calls.ts';
// Not loaded on demand: browsers do not request a module again after a failure, so a page that was offline once could send nothing more.
import { ensureSession, noteSession, recoverSession, untilReloaded } from './session.ts';
import { readStateHint } from './state-hint.ts';

export interface ApiCall<M extends Method = Method, Body = object> {
	readonly method?: M;
	/** Sent as JSON. */
	readonly body?: Body;
	/** In addition to the headers that every call has. */
	readonly headers?: Readonly<Record<string, string>>;
	/** The call outlives the page. */
	readonly keepalive?: boolean;
	/** Milliseconds. */
	readonly timeout?: number;
}

/** Calls that need no session; the gateway answers them with the server's own token. */
const PUBLIC = /^\/api\/(nuxtapi|hapi\/(catalog|publish|cms|misc|location))(\/|\?|$)/;

/** Maximum wait in milliseconds for earlier calls before the session ends. */
const LONGEST_WAIT = 1000;

/** Calls without a response. */
const pending = new Set<Promise<unknown>>();
/** The call that ends the session, until it has a response. */
let ending: Promise<unknown> | undefined;

/**
 * Calls the shop's API from the browser: `path` starts with /api/. Gets a session first if the call needs one. After a 401 it renews the
 * session once and reloads the page. Resolves with `data` of the envelope; expected failures are values (Spec 7, 8; D34). Method and path
 * determine the types of body and response (api-calls.ts).
 */
export async function fetchApi<const Path extends ApiPath<M>, const M extends Method = 'GET'>(
	path: Path,
	call: ApiCall<M, BodyOf<M, Path>> = {},
): Promise<Result<AnswerTo<M, Path>>> {
	if (ending) await ending;
	const answer = send<Path, M>(path, call);
	pending.add(answer);
	try {
		return await answer;
	} finally {
		pending.delete(answer);
	}
}

/** The same for a call that ends the session, which other calls would be refused with: it waits for earlier ones, at most a second, and later ones wait for it. */
export async function fetchLast<const Path extends ApiPath<M>, const M extends Method = 'GET'>(
	path: Path,
	call: ApiCall<M, BodyOf<M, Path>> = {},
): Promise<Result<AnswerTo<M, Path>>> {
	const answer = untilAnswered().then(() => send<Path, M>(path, call));
	ending = answer;
	try {
		return await answer;
	} finally {
		ending = undefined;
	}
}

async function untilAnswered(): Promise<void> {
	if (pending.size > 0) await Promise.race([Promise.all(pending), new Promise((done) => setTimeout(done, LONGEST_WAIT))]);
}

async function send<Path extends ApiPath<M>, M extends Method>(path: Path, call: ApiCall<M, BodyOf<M, Path>>): Promise<Result<AnswerTo<M, Path>>> {
	try {
		if (!readStateHint() && !PUBLIC.test(path)) await ensureSession();
		if (!call.keepalive) await untilReloaded();
		noteSession();
		const epoch = readStateHint()?.epoch ?? null;
		const first = await attempt<AnswerTo<M, Path>>(path, call);
		if (first.ok || first.error.statusCode !== 401) return first;
		return (await recoverSession(epoch)) ? await attempt<AnswerTo<M, Path>>(path, call) : first;
	} catch (cause) {
		const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
		return failed({
			kind: timedOut ? 'timeout' : 'network',
			statusCode: 0,
			retryable: true,
			message: `${nameOf(path, call)}: no status, ${timedOut ? 'no answer in time' : String(cause)}`,
		});
	}
}

async function attempt<T>(path: string, call: ApiCall<Method, unknown>): Promise<Result<T>> {
	const { method = 'GET', body, headers, keepalive = false, timeout = REQUEST_TIMEOUT } = call;
	const response = await fetch(path, {
		method,
		keepalive,
		headers: { accept: 'application/json', 'base-lang': pageLanguage(), ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
		...(body !== undefined && { body: JSON.stringify(body) }),
		signal: AbortSignal.timeout(timeout),
	});
	return read<T>(nameOf(path, call), response.status, await response.json().catch(() => undefined));
}

function nameOf(path: string, { method = 'GET' }: { readonly method?: Method }): string {
	return `${method} ${path}`;
}

function read<T>(name: string, statusCode: number, body: unknown): Result<T> {
	const envelope = (typeof body === 'object' ? body : null) as { success?: boolean; data?: T } | null;
	const label = labelOf(body);
	const known = { statusCode, body, ...(label !== undefined && { label }) };
	if (statusCode >= 400)
		return failed({ ...known, kind: 'http', retryable: isRetryable(statusCode), message: `${name}: ${statusCode}, ${label ?? 'refused'}` });
	if (!envelope) return failed({ ...known, kind: 'contract', retryable: false, message: `${name}: ${statusCode}, the answer is not JSON` });
	if (envelope.success === false && label !== undefined)
		return failed({ ...known, kind: 'rejected', retryable: false, message: `${name}: ${statusCode}, ${label}` });
	return { ok: true, data: 'data' in envelope ? (envelope.data as T) : (envelope as T) };
}

/** The language prefix of the page's path; the server takes any other word for the default language. */
function pageLanguage(): string {
	return /^\/([a-z]{2})\//.exec(location.pathname)?.[1] ?? 'hr';
}

function failed(error: ApiError): { ok: false; error: ApiError } {
	return { ok: false, error };
}
