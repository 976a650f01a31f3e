/** No screen waits in Suspense (ADR 1), so there is nothing to show meanwhile. */
export default null;
