import { TIMINGS, type Timings } from '#lib/config/timings.ts';
import { parseOwnPath } from './own-path.ts';

/** What went wrong with a document or with start-up data (Spec 8; D34). */
export interface PageError {
	readonly statusCode: number;
	readonly message?: string;
	/** Where an `unauthorized` 404 sends the visitor. */
	readonly url?: string;
	/** The page's data or the build's own files could not be fetched. */
	readonly isBuildMeta?: boolean;
}

export type ErrorAnswer =
	/** The maintenance page, which asks again after `refreshMs`; `checks` whether there is maintenance at all. */
	| { readonly kind: 'maintenance'; readonly refreshMs: number; readonly checks: boolean }
	/** A new token, the old one dropped, then the page again. */
	| { readonly kind: 'renew-session' }
	| { readonly kind: 'leave'; readonly to: string; readonly afterMs: number }
	/** Status code, message and the way home; the stack only in development. */
	| { readonly kind: 'error-page'; readonly showsStack: boolean };

/** Below the homepage of each language. */
const NOT_FOUND = '404/';

interface ErrorPlace {
	readonly production: boolean;
	readonly side: 'server' | 'browser';
	/** Path of the homepage in the page's language. */
	readonly home?: string;
	/** Those of a server's environment; of the build where left out. */
	readonly timings?: Timings;
}

/**
 * How the shop answers a failed page: the error catalogue of section 8. On the `server` documents are answered with their real status, so
 * nothing is sent to /404/ there (D22).
 */
export function answerError(error: PageError, { production, side, home = '/', timings = TIMINGS }: ErrorPlace): ErrorAnswer {
	const { statusCode, message, url, isBuildMeta = false } = error;
	if (isBuildMeta) return { kind: 'maintenance', refreshMs: timings.buildMetaRefresh, checks: false };
	if (statusCode === 401) return { kind: 'renew-session' };
	if (statusCode === 503) return { kind: 'maintenance', refreshMs: timings.maintenanceRefresh, checks: true };
	if (statusCode === 404 && message === 'unauthorized')
		return { kind: 'leave', to: parseOwnPath(url) ?? home + NOT_FOUND, afterMs: timings.unauthorizedRedirectDelay };
	if (!production) return { kind: 'error-page', showsStack: true };
	if (statusCode === 500) return { kind: 'maintenance', refreshMs: timings.maintenanceRefresh, checks: false };
	return side === 'browser' ? { kind: 'leave', to: home + NOT_FOUND, afterMs: 0 } : { kind: 'error-page', showsStack: false };
}
