/** A screen's code is loaded before the screen is rendered (ADR 1), so there is nothing to show meanwhile. */
export default null;
