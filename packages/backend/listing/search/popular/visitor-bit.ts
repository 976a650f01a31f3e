import { createHmac } from 'node:crypto';

/** Number of bits by which the visitors of a search are counted. */
const VISITOR_BITS = 64;

interface Visit {
	readonly text: string;
	/** The visitor's address. */
	readonly client: string;
	readonly secret: string;
}

/**
 * The bit of a visitor among those of one search, as text of 0 and 1. Many addresses share a bit, so that a stored one does not identify a visitor; the number of
 * bits of a search is the least number of its visitors.
 */
export function toVisitorBit({ text, client, secret }: Visit): string {
	const place = createHmac('sha256', secret).update(`popular search\n${text}\n${client}`).digest().readUInt32BE() % VISITOR_BITS;
	return '1'.padStart(place + 1, '0').padEnd(VISITOR_BITS, '0');
}
