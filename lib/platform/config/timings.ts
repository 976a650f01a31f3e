import { DEFAULT_REQUEST_TIMEOUT } from './request-timeout.ts';

/** Delays, intervals and limits of section 9 and of the browser code, in milliseconds unless stated otherwise (D15). */
export const DEFAULT_TIMINGS = {
	/** Interval of refetches of wishlist and compare, and of retries of a cart write. */
	retryInterval: 2000,
	retryAttempts: 5,
	loginReloadDelay: 200,
	logoutReloadDelay: 500,
	idleReloadTimeout: 900_000,
	idleDebounce: 500,
	reloadGuardTtl: 10_000,
	/** Minimum time between two session renewals (with their reload), for all tabs together. */
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
	/** Maximum number of concurrent route preloads. */
	concurrentPreloads: 4,
	analyticsStep: 1000,
	analyticsLimit: 20_000,
	/** Not in Spec 9. */
	buildCheckInterval: 300_000,
	maintenanceRecheck: 5000,
	maintenanceRefresh: 60_000,
	buildMetaRefresh: 2000,
	/** Attempts of a cart change before it counts as failed; its request_id makes retries harmless. */
	cartAttempts: 3,
	/** One call from the browser. */
	requestTimeout: DEFAULT_REQUEST_TIMEOUT,
	/** Placing an order, which may take longer. */
	orderTimeout: 30_000,
	/** How long a toast is shown; error toasts have their own time. */
	toastShown: 5000,
	toastAlertShown: 9000,
	/** How long the button confirms that the product was added. */
	addedShown: 4000,
	/** How long the service worker waits for the network before it shows a stored page. */
	offlinePatience: 4000,
} as const;

export type Timings = { readonly [Name in keyof typeof DEFAULT_TIMINGS]: (typeof DEFAULT_TIMINGS)[Name] extends number ? number : readonly number[] };

/** Vite inlines the setting TIMINGS into the build (vite.config.ts). Servers read it from the environment. */
declare const __SHOP_TIMINGS__: Partial<Timings> | undefined;

/** The timings of this build (D15). */
export const TIMINGS: Timings = withTimings(typeof __SHOP_TIMINGS__ === 'undefined' ? {} : __SHOP_TIMINGS__);

/** The timings with some replaced (D15). */
export function withTimings(overrides: Partial<Timings>): Timings {
	return { ...DEFAULT_TIMINGS, ...overrides };
}
