import PQueue from 'p-queue';
import type { Database } from '../../../platform/database/tables.ts';
import type { MediaStore } from '../../../platform/media/media-store.ts';
import { isKept, keepMedia, LARGEST } from '../store/keep-media.ts';
import { fetchSource } from './fetch-source.ts';
import { noteOutcomes, type SourceOutcome, type TriedSource } from './note-outcomes.ts';
import { putBack, type TakenSource, takeSources } from './take-sources.ts';

export interface FetchContext {
	readonly db: Database;
	readonly store: MediaStore;
	/** Which addresses may be called; those of the internet where it is left out. */
	readonly isAllowed?: ((address: string) => boolean) | undefined;
	/** Folders that are not on this machine: filled as they are found, and their sources are left to others. */
	readonly absentFolders: Set<string>;
	/** Stops it: what is under way is taken up again later. */
	readonly signal: AbortSignal;
	/** Pictures that are encoded side by side. */
	readonly encodeAtOnce: number;
}

/** Sources that are fetched side by side: servers of others are not to notice an import. */
const FETCH_AT_ONCE = 6;
/** Sources that are taken together: their products change once. */
const BATCH = 24;

/**
 * Fetches what is due, a batch of it, and shows it on its products. Answers what became of each; nothing where nothing is due. What it was stopped at, or what another
 * machine has, goes back as it was.
 */
export async function fetchDue(context: FetchContext): Promise<SourceOutcome[]> {
	const { db, absentFolders, signal } = context;
	const fetching = new PQueue({ concurrency: FETCH_AT_ONCE });
	const encoding = new PQueue({ concurrency: context.encodeAtOnce });
	// A batch that is all elsewhere names folders that the next one leaves out.
	for (;;) {
		const taken = await takeSources(db, { limit: BATCH, absentFolders });
		const tried = await Promise.all(taken.map((source) => fetching.add(() => tryOne(source, { ...context, encoding }))));
		const done = tried.filter((one) => one !== null);
		await noteOutcomes(db, done);
		await putBack(
			db,
			taken.filter((_, index) => tried[index] === null),
		);
		if (signal.aborted) return [];
		if (done.length > 0 || taken.length === 0) return done.map(({ outcome }) => outcome);
	}
}

type TryContext = Omit<FetchContext, 'encodeAtOnce'> & { readonly encoding: PQueue };

/** Null where it was stopped, or where its file is elsewhere. Never rejects: what goes wrong with one source holds up no other. */
async function tryOne(source: TakenSource, context: TryContext): Promise<TriedSource | null> {
	if (context.signal.aborted) return null;
	const outcome = await toOutcome(source, context).catch((error: unknown) => toFailure(source, error));
	if (outcome === null) return null;
	return context.signal.aborted && outcome.state === 'failed' ? null : { source, outcome };
}

/** Of a disk that is full, a store that is away: it may be well the next time. */
const toFailure = ({ source }: TakenSource, error: unknown): SourceOutcome => ({
	...{ state: 'failed', isTransient: true },
	reason: `${source} could not be read or kept: ${error instanceof Error ? error.message : error}.`,
});

async function toOutcome(source: TakenSource, { db, store, isAllowed, absentFolders, signal, encoding }: TryContext): Promise<SourceOutcome | null> {
	// Its server is not asked for changes of what the store has lost.
	const known = source.hash !== null && (await isKept(store, source.kind, source.hash)) ? source.known : undefined;
	const fetched = await fetchSource({ ...source, known }, { maxBytes: LARGEST[source.kind], signal, ...(isAllowed && { isAllowed }) });
	switch (fetched.outcome) {
		case 'unchanged':
			return { state: 'unchanged' };
		case 'elsewhere':
			if (source.folder !== null) absentFolders.add(source.folder);
			return null;
		case 'failed':
			return { state: 'failed', reason: fetched.reason, isTransient: fetched.isTransient };
		case 'fetched': {
			const kept = await encoding.add(() => keepMedia(db, store, { kind: source.kind, bytes: fetched.bytes }));
			if (!kept.ok && source.kind === 'document' && source.folder === null) return { state: 'linked' };
			return kept.ok
				? { state: 'stored', hash: kept.hash, version: fetched.version }
				: { state: 'failed', reason: `${source.source} ${kept.reason}.`, isTransient: false };
		}
	}
}
