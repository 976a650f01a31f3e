import type { Batch, ItemSource, Position } from './item-sources.ts';
import { retry } from './retry.ts';

interface Options {
	/** The batch's items, if the coordinator has listed them: it knows the next cursor already (ADR 106). */
	readonly ids: readonly number[] | undefined;
	/** Gets the next batch's cursor. Not called for a listed batch, nor for the last one. */
	readonly onNext: (cursor: string) => void;
}

/** Fetches a batch by its ids, or else from its cursor on. */
export async function fetchBatch({ fetch, byIds }: ItemSource, from: Position, { ids, onNext }: Options): Promise<Omit<Batch, 'nextCursor'>> {
	if (ids && !byIds) throw new Error('the batch was listed by ids, but its items cannot be fetched by ids');
	if (byIds && ids) return retry(() => byIds.fetch({ ...from, ids }));
	const batch = await retry(() => fetch(from));
	if (batch.nextCursor !== null) onNext(batch.nextCursor);
	return batch;
}
