import type { PageError } from '#lib/platform/http/error-answer.ts';

interface FailedContext {
	readonly is404?: boolean | null;
	readonly abortStatusCode?: number;
	readonly abortReason?: unknown;
	readonly errorWhileRendering?: unknown;
}

/** Error messages of browsers and of the router for page data or code that could not be loaded. */
const NOT_FETCHED = /failed to fetch|networkerror|load failed|wrong content-type|dynamically imported module|importing a module script/i;

/** Maps the router's context of a failed page to an error. */
export function toPageError(context: FailedContext): PageError & { readonly stack?: string } {
	const { is404, abortStatusCode, abortReason, errorWhileRendering: cause } = context;
	const statusCode = abortStatusCode ?? (is404 ? 404 : 500);
	const reason = typeof abortReason === 'string' ? { message: abortReason } : {};
	if (!(cause instanceof Error)) return { statusCode, ...reason };
	return { statusCode, ...reason, isBuildMeta: NOT_FETCHED.test(cause.message), ...(cause.stack !== undefined && { stack: cause.stack }) };
}
