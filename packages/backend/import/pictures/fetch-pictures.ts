import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { countSources, fetchDue, isDueWithin, listFailures } from '../../catalog/media/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import type { FeedPlace } from '../import-products.ts';
import type { ReportLine } from '../report/report-file.ts';

interface FetchCounts {
	readonly stored: number;
	readonly unchanged: number;
	/** Documents that are not PDFs. */
	readonly linked: number;
	readonly waiting: number;
}

interface PictureContext {
	readonly db: Database;
	readonly store: MediaStore;
	/** Whether private IP addresses may be called. */
	readonly mayBePrivate: boolean;
	/** Stops fetching; the rest stays in the queue. */
	readonly signal: AbortSignal;
	/** Number of finished sources, and their share of those that were waiting at the start. */
	readonly onProgress: (done: number, share: number) => void;
}

/** Maximum seconds to wait for the next retry. */
const WORTH_WAITING = 130;

/** Works through the queue of pictures and documents until nothing is due soon. An interrupted run continues next time. */
export async function fetchPictures({ db, store, mayBePrivate, signal, onProgress }: PictureContext): Promise<FetchCounts> {
	const { waiting } = await countSources(db);
	const counts = { stored: 0, unchanged: 0, linked: 0 };
	const absentFolders = new Set<string>();
	let done = 0;
	while (!signal.aborted) {
		const outcomes = await fetchDue({ db, store, absentFolders, signal, encodeAtOnce: availableParallelism(), ...(mayBePrivate && { isAllowed: () => true }) });
		for (const { state } of outcomes) if (state !== 'failed') counts[state] += 1;
		done += outcomes.length;
		onProgress(done, waiting === 0 ? 1 : Math.min(1, done / waiting));
		if (outcomes.length > 0) continue;
		// Long enough for two retries of a transient failure. Later retries and leases of killed processes are left to the next run.
		if (!(await isDueWithin(db, WORTH_WAITING, absentFolders))) break;
		await wait(1000, undefined, { signal }).catch(() => undefined);
	}
	return { ...counts, waiting: (await countSources(db)).waiting };
}

/** Page size. */
const PAGE = 500;

/** One line per failed picture or document: of the feed's products with their position in it, or of all products if there is no feed. */
export async function* reportFailures(db: Database, places: ReadonlyMap<string, FeedPlace> | null): AsyncGenerator<ReportLine> {
	for (let after = 0; ; ) {
		const products = await listFailures(db, { after, limit: PAGE });
		for (const { sku, failures } of products) {
			const place = places === null ? { file: '', line: null } : places.get(sku);
			if (place)
				for (const { field, reason } of failures)
					yield { ...place, sku, field, reason, outcome: field.startsWith('images') ? 'picture failed' : 'document failed' };
		}
		if (products.length < PAGE) return;
		after = products.at(-1)?.id ?? 0;
	}
}
