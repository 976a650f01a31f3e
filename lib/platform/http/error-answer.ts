import { TIMINGS, type Timings } from '../config/timings.ts';

/** What went wrong with a document or with start-up data (Spec 8; D34). */
export interface PageError {
	readonly statusCode: number;
	readonly message?: string;
	/** The page's data or the build's own files could not be fetched. */
	readonly isBuildMeta?: boolean;
}

export type ErrorAnswer =
	/** The maintenance page, which asks again after `refreshMs`; `checks` whether there is maintenance at all. */
	| { readonly kind: 'maintenance'; readonly refreshMs: number; readonly checks: boolean }
	/** A new token, the old one dropped, then the page again. */
	| { readonly kind: 'renew-session' }
	/** Status code, message and the way home; the stack only in development. */
	| { readonly kind: 'error-page'; readonly showsStack: boolean };

interface ErrorPlace {
	readonly production: boolean;
	/** Those of a server's environment; of the build where left out. */
	readonly timings?: Timings;
}

/**
 * How the shop answers a failed page: the error catalog of section 8. Nothing is sent to /404/: documents have their real status, and a page that fails
 * in the browser says what its status is (D22; docs/decisions/0047).
 */
export function answerError(error: PageError, { production, timings = TIMINGS }: ErrorPlace): ErrorAnswer {
	const { statusCode, isBuildMeta = false } = error;
	if (isBuildMeta) return { kind: 'maintenance', refreshMs: timings.buildMetaRefresh, checks: false };
	if (statusCode === 401) return { kind: 'renew-session' };
	if (statusCode === 503) return { kind: 'maintenance', refreshMs: timings.maintenanceRefresh, checks: true };
	if (!production) return { kind: 'error-page', showsStack: true };
	if (statusCode === 500) return { kind: 'maintenance', refreshMs: timings.maintenanceRefresh, checks: false };
	return { kind: 'error-page', showsStack: false };
}
