import PQueue from 'p-queue';
import type { Database } from '../../../platform/database/tables.ts';
import type { MediaStore } from '../../../platform/media/media-store.ts';
import { showDocuments } from '../show-documents.ts';
import { showImages } from '../show-images.ts';
import { keepMedia, LARGEST } from '../store/keep-media.ts';
import { fetchSource } from './fetch-source.ts';
import { noteOutcome, type SourceOutcome, type TakenSource, takeSources } from './take-sources.ts';

export interface FetchContext {
	readonly db: Database;
	readonly store: MediaStore;
	/** Which addresses may be called; those of the internet where it is left out. */
	readonly isAllowed?: ((address: string) => boolean) | undefined;
	/** Stops it: what is under way is taken up again later. */
	readonly signal: AbortSignal;
	/** Pictures that are encoded side by side. */
	readonly encodeAtOnce: number;
}

/** Sources that are fetched side by side: servers of others are not to notice an import. */
const FETCH_AT_ONCE = 6;
/** Sources that are taken together: their products change once. */
const BATCH = 24;

/** Fetches what is due, a batch of it, and shows it on its products. Answers what became of each; nothing where nothing is due. */
export async function fetchDue(context: FetchContext): Promise<SourceOutcome[]> {
	const { db, signal } = context;
	const taken = await takeSources(db, BATCH);
	const fetching = new PQueue({ concurrency: FETCH_AT_ONCE });
	const encoding = new PQueue({ concurrency: context.encodeAtOnce });
	const outcomes = await Promise.all(taken.map((source) => fetching.add(() => fetchOne(source, { ...context, encoding }))));
	const done = outcomes.filter((outcome) => outcome !== null);
	const sourceIds = taken.map(({ id }) => id);
	if (sourceIds.length > 0) {
		await showImages(db, { sourceIds });
		await showDocuments(db, { sourceIds });
	}
	return signal.aborted ? [] : done;
}

async function fetchOne(source: TakenSource, { db, store, isAllowed, signal, encoding }: FetchContext & { encoding: PQueue }): Promise<SourceOutcome | null> {
	if (signal.aborted) return null;
	const outcome = await toOutcome(source, { db, store, isAllowed, signal, encoding });
	if (signal.aborted && outcome.state === 'failed') return null;
	await noteOutcome(db, source, outcome);
	return outcome;
}

async function toOutcome(source: TakenSource, { db, store, isAllowed, signal, encoding }: Omit<FetchContext, 'encodeAtOnce'> & { encoding: PQueue }) {
	const fetched = await fetchSource(source, { maxBytes: LARGEST[source.kind], signal, ...(isAllowed && { isAllowed }) });
	switch (fetched.outcome) {
		case 'unchanged':
			return { state: 'unchanged' } as const;
		case 'failed':
			return { state: 'failed', reason: fetched.reason, isTransient: fetched.isTransient } as const;
		case 'fetched': {
			const kept = await encoding.add(() => keepMedia(db, store, { kind: source.kind, bytes: fetched.bytes }));
			if (!kept.ok && source.kind === 'document' && source.folder === null) return { state: 'linked' } as const;
			return kept.ok
				? ({ state: 'stored', hash: kept.hash, version: fetched.version } as const)
				: ({ state: 'failed', reason: `${source.source} ${kept.reason}.`, isTransient: false } as const);
		}
	}
}
