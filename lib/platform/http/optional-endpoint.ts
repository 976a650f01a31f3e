import { type Result, unwrap } from './result.ts';

/**
 * Data of a call that a backend may lack, or `empty` if it does: the call is not in its endpoint table, or answers 404 (D30). Throws
 * ApiFailure on any other error, so that an outage does not produce an incomplete page.
 */
export function unwrapOptional<T>(result: Result<T>, empty: T): T {
	return isMissing(result) ? empty : unwrap(result);
}

/** Whether the backend lacks the endpoint. A call that is not in the table was never sent: it is the only contract error without a status. */
export function isMissing(result: Result<unknown>): boolean {
	if (result.ok) return false;
	const { kind, statusCode } = result.error;
	return statusCode === 404 || (kind === 'contract' && statusCode === 0);
}
