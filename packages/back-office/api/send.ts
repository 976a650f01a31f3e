import { toFieldText, toMissingText, toProviderText, toReasonText } from '../texts/api-words.ts';
import type { Failure, Result } from './result.ts';

const PREFIX = '/merchant/v1';

/** Token of the session, which writes need; set by signing in. */
let csrf = '';
const whenSignedOut = new Set<() => void>();
const whenFactorNeeded = new Set<() => void>();

export const setCsrf = (token: string): void => {
	csrf = token;
};

/** Calls `listener` when the API answers 401. Returns a function that removes the listener. */
export function onSignedOut(listener: () => void): () => void {
	whenSignedOut.add(listener);
	return () => whenSignedOut.delete(listener);
}

/** Calls `listener` when the API refuses a call because the role needs a second factor. Returns a function that removes the listener. */
export function onFactorNeeded(listener: () => void): () => void {
	whenFactorNeeded.add(listener);
	return () => whenFactorNeeded.delete(listener);
}

export interface Sent {
	readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	/** After /merchant/v1. */
	readonly path: string;
	readonly body?: unknown;
	/** The version that the change was made to; the API refuses it if there is a later one. */
	readonly ifMatch?: string | null;
	/** Repeated with the same one, the call acts once. */
	readonly onceKey?: string;
	/** A carrier or payment provider decides: if it refuses (409) in words of its own, they are marked as its answer. */
	readonly isDecidedOutside?: boolean;
}

/** Calls the merchant API with the cookie of the session. */
export async function send<T>({ method, path, body, ifMatch, onceKey, isDecidedOutside = false }: Sent): Promise<Result<T>> {
	const isFile = body instanceof Blob;
	const headers = {
		...(method !== 'GET' && { 'x-csrf-token': csrf }),
		...(body !== undefined && { 'content-type': isFile ? body.type || 'application/octet-stream' : 'application/json' }),
		...(ifMatch && { 'if-match': ifMatch }),
		...(onceKey && { 'idempotency-key': onceKey }),
	};
	const sent = { method, headers, ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }) };
	return ask(PREFIX + path, sent, isDecidedOutside, async (response) => {
		const value: T = response.status === 204 ? undefined : await response.json();
		return value;
	});
}

/** Fetches a file of the merchant API, with a refusal as a value. `href`: its whole address. */
export const fetchFile = (href: string, isDecidedOutside: boolean): Promise<Result<Blob>> => ask(href, {}, isDecidedOutside, (response) => response.blob());

async function ask<T>(url: string, sent: RequestInit, isDecidedOutside: boolean, read: (response: Response) => Promise<T>): Promise<Result<T>> {
	try {
		const response = await fetch(url, sent);
		if (response.status === 401 && !url.startsWith(`${PREFIX}/session`)) for (const listener of whenSignedOut) listener();
		if (!response.ok) return { ok: false, failure: await toFailure(response, isDecidedOutside) };
		return { ok: true, value: await read(response), version: response.headers.get('etag') };
	} catch {
		return { ok: false, failure: { status: 0, detail: '', fields: [] } };
	}
}

async function toFailure(response: Response, isDecidedOutside: boolean): Promise<Failure> {
	const problem: { detail?: string; title?: string; errors?: Failure['fields'] } = await response.json().catch(() => ({}));
	const password = problem.title === 'Password Needed' ? 'needed' : undefined;
	const code = problem.title === 'Code Needed' ? 'needed' : problem.title === 'Code Wrong' ? 'wrong' : undefined;
	if (problem.title === 'Second Factor Needed') for (const listener of whenFactorNeeded) listener();
	const fields = (problem.errors ?? []).map(({ field, reason }) => ({ field, reason: toReasonText(reason) }));
	const named = fields.map(({ field, reason }) => (field === '' ? reason : `${toFieldText(field)}: ${reason}`));
	const toText = response.status === 404 ? toMissingText : isDecidedOutside && response.status === 409 ? toProviderText : toReasonText;
	const detail = named.length > 0 ? named.join('; ') : toText(problem.detail ?? problem.title ?? '');
	return { status: response.status, detail, fields, password, code };
}
