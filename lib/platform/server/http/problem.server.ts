import { dataHeaders } from '../../config/security-headers.server.ts';

const TITLES: Readonly<Record<number, string>> = {
	400: 'Bad request',
	401: 'Unauthorized',
	403: 'Forbidden',
	404: 'Not found',
	405: 'Method not allowed',
	413: 'Content too large',
	415: 'Unsupported media type',
	422: 'Unprocessable content',
	429: 'Too many requests',
	500: 'Internal error',
	501: 'Not implemented',
	502: 'Bad gateway',
	503: 'Service unavailable',
	504: 'Gateway timeout',
};

export interface ProblemOptions {
	readonly detail?: string;
	readonly requestId: string;
	readonly headers?: Readonly<Record<string, string>>;
	/** Fields in addition to those of RFC 9457, e.g. `label_name`. */
	readonly extra?: Readonly<Record<string, unknown>>;
}

/** A failed call as problem details with `success: false` (RFC 9457; D26, Spec 8). */
export function problem(status: number, { detail, requestId, headers, extra }: ProblemOptions): Response {
	const body = {
		...extra,
		type: 'about:blank',
		title: TITLES[status] ?? 'Error',
		status,
		...(detail !== undefined && { detail }),
		request_id: requestId,
		success: false,
	};
	return new Response(JSON.stringify(body), {
		status,
		headers: {
			...dataHeaders(),
			'content-type': 'application/problem+json; charset=utf-8',
			'cache-control': 'no-store',
			'x-request-id': requestId,
			...headers,
		},
	});
}

/**
 * 401: the call needs a session. The browser then calls /api/nuxtapi/token, which alone replaces the cookie: clearing it here would let a
 * late 401 for an old token delete a newer one (Spec 8).
 */
export function noSession(requestId: string): Response {
	return problem(401, { requestId, detail: 'A session is needed: call /api/nuxtapi/token first' });
}

/** 429 with the seconds to wait (D20). */
export function tooMany(seconds: number, requestId: string): Response {
	return problem(429, {
		requestId,
		detail: 'Too many attempts',
		headers: { 'retry-after': String(seconds) },
		extra: { label_name: 'error_too_many_attempts' },
	});
}
