const RETRYABLE = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Statuses after which trying again may help; a read is (Spec 7, retries). */
export function isRetryable(statusCode: number): boolean {
	return RETRYABLE.has(statusCode);
}
