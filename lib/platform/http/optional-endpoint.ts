import { type ApiError, type Result, unwrap } from './result.ts';

/**
 * The data of a call that a backend may do without, or `empty` where it does: the call is not in its endpoint table, or it answers 404 (D30).
 * Throws ApiFailure on any other error: an outage must not become a page that lacks something.
 */
export function orNone<T>(result: Result<T>, empty: T): T {
	return !result.ok && isMissing(result.error) ? empty : unwrap(result);
}

/** What is not in the table was never sent: alone among errors of the contract it has no status. */
function isMissing({ kind, statusCode }: ApiError): boolean {
	return statusCode === 404 || (kind === 'contract' && statusCode === 0);
}
