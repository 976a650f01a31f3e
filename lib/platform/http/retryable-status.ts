const RETRYABLE = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Statuses after which reads are retried (Spec 7, retries). */
export function isRetryable(statusCode: number): boolean {
	return RETRYABLE.has(statusCode);
}
