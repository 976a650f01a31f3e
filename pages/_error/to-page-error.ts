import type { PageError } from '#lib/platform/http/error-answer.ts';

interface FailedContext {
	readonly is404?: boolean | null;
	readonly abortStatusCode?: number;
	readonly abortReason?: unknown;
	readonly errorWhileRendering?: unknown;
}

/** Messages of browsers, and of the router, for data or code of a page that could not be fetched. */
const NOT_FETCHED = /failed to fetch|networkerror|load failed|wrong content-type|dynamically imported module|importing a module script/i;

/** What went wrong with a page in the browser, as far as the router tells. */
export function toPageError(context: FailedContext): PageError & { readonly stack?: string } {
	const { is404, abortStatusCode, abortReason, errorWhileRendering: cause } = context;
	const statusCode = abortStatusCode ?? (is404 ? 404 : 500);
	const reason = typeof abortReason === 'string' ? { message: abortReason } : {};
	if (!(cause instanceof Error)) return { statusCode, ...reason };
	return { statusCode, ...reason, isBuildMeta: NOT_FETCHED.test(cause.message), ...(cause.stack !== undefined && { stack: cause.stack }) };
}
