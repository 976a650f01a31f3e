/** Milliseconds for one call from the browser (D15). */
export const REQUEST_TIMEOUT = 10_000;
