import { DEFAULT_REQUEST_TIMEOUT } from './request-timeout.ts';

/** Delays, intervals and limits of section 9 and of the browser's parts, in milliseconds where not said otherwise (D15). */
export const DEFAULT_TIMINGS = {
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
	/** Times that a cart change is sent before it counts as failed; its request_id makes repeats harmless. */
	cartAttempts: 3,
	/** One call from the browser. */
	requestTimeout: DEFAULT_REQUEST_TIMEOUT,
	/** Placing an order, which is waited for longer. */
	orderTimeout: 30_000,
	/** How long a toast stays, and one that says what went wrong. */
	toastShown: 5000,
	toastAlertShown: 9000,
	/** How long the button says that the product is in the cart. */
	addedShown: 4000,
	/** What the network has for a page that the service worker keeps. */
	offlinePatience: 4000,
} as const;

export type Timings = { readonly [Name in keyof typeof DEFAULT_TIMINGS]: (typeof DEFAULT_TIMINGS)[Name] extends number ? number : readonly number[] };

/** Vite writes what the setting TIMINGS replaces into the code of a build (vite.config.ts). Servers read it from the environment. */
declare const __SHOP_TIMINGS__: Partial<Timings> | undefined;

/** The timings of this build (D15). */
export const TIMINGS: Timings = withTimings(typeof __SHOP_TIMINGS__ === 'undefined' ? {} : __SHOP_TIMINGS__);

/** The timings with some replaced (D15). */
export function withTimings(overrides: Partial<Timings>): Timings {
	return { ...DEFAULT_TIMINGS, ...overrides };
}
