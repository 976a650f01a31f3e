import { refusalOf } from '../../http/refusal-of.ts';
import type { ApiError } from '../../http/result.ts';
import { log } from '../log/log.server.ts';
import { problem } from './problem.server.ts';

/**
 * A failed backend call as problem details (D26), with the backend's status (Spec 8); no response is 503 or 504, a response that breaks the
 * contract 502. Addresses and causes go to the log, not to the visitor.
 */
export function problemOfFailure(error: ApiError, requestId: string): Response {
	const status = statusOfFailure(error);
	if (status >= 500) log('error', 'backend failed', { error: error.message, status });
	const wait = error.retryAfter ?? (status === 503 ? 5 : undefined);
	return problem(status, {
		requestId,
		detail: DETAILS[error.kind],
		...(wait !== undefined && { headers: { 'retry-after': String(wait) } }),
		extra: publicBody(error),
	});
}

const DETAILS: Readonly<Record<ApiError['kind'], string>> = {
	network: 'The shop cannot be reached at the moment',
	timeout: 'The shop did not answer in time',
	http: 'The shop refused the call',
	contract: 'The shop gave an answer that cannot be read',
	rejected: 'The shop refused the call',
};

/** The status with which the shop answers a failed backend call. */
export function statusOfFailure({ kind, statusCode }: ApiError): number {
	if (kind === 'network') return 503;
	if (kind === 'timeout') return 504;
	if (kind === 'contract') return 502;
	return statusCode >= 400 && statusCode <= 599 ? statusCode : 502;
}

/** The fields of the backend's own response that the caller may need (Spec 8). */
function publicBody({ body }: ApiError): Record<string, unknown> {
	if (typeof body !== 'object' || body === null) return {};
	const { label, message } = refusalOf(body);
	return {
		...(message !== undefined && { message }),
		...(label !== undefined && { label_name: label, data: { label_name: label } }),
		...('errors' in body && typeof body.errors === 'object' && body.errors !== null && { errors: body.errors }),
	};
}
