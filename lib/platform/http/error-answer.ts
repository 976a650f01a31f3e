import { TIMINGS, type Timings } from '../config/timings.ts';

/** A failed document or failed start-up data (Spec 8; D34). */
export interface PageError {
	readonly statusCode: number;
	readonly message?: string;
	/** The page's data or the build's own files could not be loaded. */
	readonly isBuildMeta?: boolean;
}

export type ErrorAnswer =
	/** The maintenance page, which reloads after `refreshMs`; `checks`: it first asks whether maintenance is over. */
	| { readonly kind: 'maintenance'; readonly refreshMs: number; readonly checks: boolean }
	/** Replaces the token, then reloads the page. */
	| { readonly kind: 'renew-session' }
	/** Status code, message and a link to the homepage; the stack only in development. */
	| { readonly kind: 'error-page'; readonly showsStack: boolean };

interface ErrorPlace {
	readonly production: boolean;
	/** Timings of a server's environment; those of the build if left out. */
	readonly timings?: Timings;
}

/**
 * How the shop answers a failed page: the error catalog of section 8. Nothing redirects to /404/: documents have their real status, and a
 * page that fails in the browser shows its status (D22; docs/decisions/0047).
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
