/** A screen's code is loaded before the screen is rendered (ADR 1), so no loading state is needed. */
export default null;
