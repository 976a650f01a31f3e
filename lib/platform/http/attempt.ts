import { AnswerTooLarge } from './answer-too-large.ts';
import type { ClientSettings } from './client-settings.ts';
import type { ApiError, Result } from './result.ts';
import { isRetryable } from './retryable-status.ts';
import type { WireRequest } from './to-request.ts';

const DEFAULT_TIMEOUT = 10_000;

/** Sends a request once. A body that is not JSON, a status from 400 and a timeout are errors (Spec 7). */
export async function attempt(settings: ClientSettings, wire: WireRequest): Promise<Result<unknown>> {
	let response: Response;
	let text: string;
	try {
		response = await (settings.fetch ?? fetch)(wire.url, { ...wire, signal: AbortSignal.timeout(settings.timeout ?? DEFAULT_TIMEOUT) });
		text = await (settings.readText?.(response) ?? response.text());
	} catch (cause) {
		return { ok: false, error: toTransportError(wire, cause) };
	}
	const body = parseJson(text);
	const known = { statusCode: response.status, attempts: 1 };
	const failed = (error: Pick<ApiError, 'kind' | 'retryable' | 'body'>, cause: string): Result<never> => ({
		ok: false,
		error: { ...known, ...error, message: `${wire.method} ${wire.url}: ${response.status}, ${cause}`, ...retryAfterOf(response) },
	});
	if (response.status >= 400)
		return failed({ kind: 'http', retryable: isRetryable(response.status), body: body ?? text }, describe(body) ?? response.statusText);
	if (body === undefined) return failed({ kind: 'contract', retryable: false, body: text.slice(0, 500) }, 'the answer is not JSON');
	return { ok: true, data: body };
}

/** Retry-After in seconds (Spec 7, retries); a date is compared with the response's own Date header, not with our clock. */
export function retryAfterOf({ headers }: Response): { retryAfter?: number } {
	const value = headers.get('retry-after');
	if (value === null) return {};
	const seconds = /^\d{1,6}$/.test(value) ? Number(value) : (Date.parse(value) - Date.parse(headers.get('date') ?? '')) / 1000;
	return Number.isFinite(seconds) && seconds >= 0 ? { retryAfter: Math.ceil(seconds) } : {};
}

function toTransportError(wire: WireRequest, cause: unknown): ApiError {
	if (cause instanceof AnswerTooLarge) {
		const message = `${wire.method} ${wire.url}: ${cause.status}, ${cause.message}`;
		return { kind: 'contract', statusCode: cause.status, retryable: false, attempts: 1, message };
	}
	const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
	const reason = timedOut ? 'no answer in time' : cause instanceof Error ? describeCause(cause) : String(cause);
	const message = `${wire.method} ${wire.url}: no status, ${reason}`;
	return { kind: timedOut ? 'timeout' : 'network', statusCode: 0, retryable: true, attempts: 1, message };
}

function describeCause(error: Error): string {
	return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

function describe(body: unknown): string | undefined {
	if (typeof body !== 'object' || body === null) return undefined;
	const { detail, title } = body as { detail?: unknown; title?: unknown };
	return typeof detail === 'string' ? detail : typeof title === 'string' ? title : undefined;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
