import { REQUEST_TIMEOUT } from './request-timeout.ts';

/** Delays, intervals and limits of section 9, in milliseconds where not said otherwise. Each is a default that a caller may replace (D15). */
export const TIMINGS = {
	/** Wishlist and compare refetch until the change shows; also repeats of a cart write. */
	retryInterval: 2000,
	retryAttempts: 5,
	loginReloadDelay: 200,
	logoutReloadDelay: 500,
	idleReloadTimeout: 900_000,
	idleDebounce: 500,
	reloadGuardTtl: 10_000,
	/** A session is renewed, and a page loaded anew for it, once in this time by all tabs together. */
	sessionRenewalPause: 60_000,
	/** Reload guard of idle and consent reloads. */
	shortReloadGuardTtl: 2000,
	contentScriptDelays: [500, 1500],
	interactionFallback: 8000,
	/** Pixels. */
	interactionScroll: 50,
	anchorDelay: 400,
	/** Pixels. */
	anchorOffset: 80,
	/** Routes preloaded at once. */
	concurrentPreloads: 4,
	analyticsStep: 1000,
	analyticsLimit: 20_000,
	/** Spec 9 does not say it. */
	buildCheckInterval: 300_000,
	maintenanceRecheck: 5000,
	maintenanceRefresh: 60_000,
	buildMetaRefresh: 2000,
	unauthorizedRedirectDelay: 500,
	/** Times that a cart change is sent before it counts as failed; its request_id makes repeats harmless. */
	cartAttempts: 3,
	requestTimeout: REQUEST_TIMEOUT,
} as const;

export type Timings = { readonly [Name in keyof typeof TIMINGS]: (typeof TIMINGS)[Name] extends number ? number : readonly number[] };

/** The timings with some replaced (D15). */
export function withTimings(overrides: Partial<Timings>): Timings {
	return { ...TIMINGS, ...overrides };
}
