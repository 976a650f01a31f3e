/** A feed cannot be read any further; the message says why and what to do. Rows before the error are kept. */
export class FeedError extends Error {}
