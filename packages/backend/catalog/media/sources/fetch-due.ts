import PQueue from 'p-queue';
import type { MediaStore } from '../../../platform/media/media-store.ts';
import type { Database } from '../../tables.ts';
import { isKept, keepMedia, LARGEST } from '../store/keep-media.ts';
import { fetchSource } from './fetch-source.ts';
import { noteOutcomes, type SourceOutcome, type TriedSource } from './note-outcomes.ts';
import { putBack, type TakenSource, takeSources } from './take-sources.ts';

export interface FetchContext {
	readonly db: Database;
	readonly store: MediaStore;
	/** Which IP addresses may be called; by default public ones only. */
	readonly isAllowed?: ((address: string) => boolean) | undefined;
	/** Folders that do not exist on this machine. Filled as they are discovered; their sources are left to other machines. */
	readonly absentFolders: Set<string>;
	/** Stops fetching; pending sources return to the queue. */
	readonly signal: AbortSignal;
	/** Concurrency of picture encoding. */
	readonly encodeAtOnce: number;
}

/** Fetch concurrency: kept low so as not to overload a merchant's server. */
const FETCH_AT_ONCE = 6;
/** Sources per batch; each of their products is updated once per batch. */
const BATCH = 24;

/**
 * Fetches one batch of due sources and updates their products. Returns the outcomes; empty if nothing is due. Sources that were aborted or
 * whose folder is on another machine return to the queue unchanged.
 */
export async function fetchDue(context: FetchContext): Promise<SourceOutcome[]> {
	const { db, absentFolders, signal } = context;
	const fetching = new PQueue({ concurrency: FETCH_AT_ONCE });
	const encoding = new PQueue({ concurrency: context.encodeAtOnce });
	// If all sources of a batch are in absent folders, take another batch: it excludes those folders.
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

/** Null if aborted or if the file's folder is absent. Never rejects: one failing source must not block the others. */
async function tryOne(source: TakenSource, context: TryContext): Promise<TriedSource | null> {
	if (context.signal.aborted) return null;
	const outcome = await toOutcome(source, context).catch((error: unknown) => toFailure(source, error));
	if (outcome === null) return null;
	return context.signal.aborted && outcome.state === 'failed' ? null : { source, outcome };
}

/** Disk full, store unavailable: transient, so it is retried. */
const toFailure = ({ source }: TakenSource, error: unknown): SourceOutcome => ({
	...{ state: 'failed', isTransient: true },
	reason: `${source} could not be read or stored: ${error instanceof Error ? error.message : error}.`,
});

async function toOutcome(source: TakenSource, { db, store, isAllowed, absentFolders, signal, encoding }: TryContext): Promise<SourceOutcome | null> {
	// No conditional request if the store has lost the content: a 304 would not bring it back.
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
