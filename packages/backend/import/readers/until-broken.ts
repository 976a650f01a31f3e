import { FeedError } from '../source/feed-error.ts';
import type { RawRow } from './raw-row.ts';

/** The rows of a feed as far as it can be read, for those who only look at it: the import itself tells where it breaks off. */
export async function* untilBroken(rows: AsyncIterable<RawRow>): AsyncGenerator<RawRow> {
	try {
		yield* rows;
	} catch (error) {
		if (!(error instanceof FeedError)) throw error;
	}
}
