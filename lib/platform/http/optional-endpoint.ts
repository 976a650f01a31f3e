import { type Result, unwrap } from './result.ts';

/**
 * The data of a call that a backend may do without, or `empty` where it does: the call is not in its endpoint table, or it answers 404 (D30).
 * Throws ApiFailure on any other error: an outage must not become a page that lacks something.
 */
export function orNone<T>(result: Result<T>, empty: T): T {
	return isMissing(result) ? empty : unwrap(result);
}

/** Whether the backend lacks what was asked for. A call that is not in the table was never sent: alone among errors of the contract it has no status. */
export function isMissing(result: Result<unknown>): boolean {
	if (result.ok) return false;
	const { kind, statusCode } = result.error;
	return statusCode === 404 || (kind === 'contract' && statusCode === 0);
}
