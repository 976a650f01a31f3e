import { FeedError } from '../source/feed-error.ts';
import type { RawRow } from './raw-row.ts';

/** Rows up to the first read error, for callers that only inspect a feed: the import itself reports the error. */
export async function* untilBroken(rows: AsyncIterable<RawRow>): AsyncGenerator<RawRow> {
	try {
		yield* rows;
	} catch (error) {
		if (!(error instanceof FeedError)) throw error;
	}
}
