import type { Batch, ItemSource, Position } from './item-sources.ts';
import { retry } from './retry.ts';

interface Options {
	/** Asks for the ids first, so that the job of the next batch does not wait until this batch is there (ADR 101). */
	readonly idsFirst: boolean;
	/** Gets the next batch's cursor as soon as it is known, once. Not called for the last batch. */
	readonly onNext: (cursor: string) => void;
}

/** Fetches a batch; each call is retried by itself. */
export async function fetchBatch({ fetch, byIds }: ItemSource, from: Position, { idsFirst, onNext }: Options): Promise<Omit<Batch, 'nextCursor'>> {
	const listed = idsFirst && byIds ? await retry(() => byIds.list(from)) : null;
	if (byIds && listed) {
		if (listed.nextCursor !== null) onNext(listed.nextCursor);
		return retry(() => byIds.fetch({ ...from, ids: listed.ids }));
	}
	const batch = await retry(() => fetch(from));
	if (batch.nextCursor !== null) onNext(batch.nextCursor);
	return batch;
}
