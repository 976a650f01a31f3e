/** A feed that cannot be read any further: the message says what is wrong and what to do about it. Rows read before it stay. */
export class FeedError extends Error {}
