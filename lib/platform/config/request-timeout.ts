declare const __SHOP_TIMINGS__: { readonly requestTimeout?: number } | undefined;

export const DEFAULT_REQUEST_TIMEOUT = 10_000;

/**
 * Timeout of one call from the browser, in milliseconds. It has its own file because the code that every page loads needs no other timing
 * (D15; timings.ts).
 */
export const REQUEST_TIMEOUT: number = (typeof __SHOP_TIMINGS__ === 'undefined' ? undefined : __SHOP_TIMINGS__.requestTimeout) ?? DEFAULT_REQUEST_TIMEOUT;
