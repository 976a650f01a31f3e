import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { countSources } from '../../catalog/media/sources/count-sources.ts';
import { fetchDue } from '../../catalog/media/sources/fetch-due.ts';
import { listFailures } from '../../catalog/media/sources/list-failures.ts';
import { isDueWithin } from '../../catalog/media/sources/take-sources.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import type { FeedPlace } from '../import-products.ts';
import type { ReportLine } from '../report/report-file.ts';

interface FetchCounts {
	readonly stored: number;
	/** As they were. */
	readonly unchanged: number;
	/** Documents that stay where they are. */
	readonly linked: number;
	readonly waiting: number;
}

interface PictureContext {
	readonly db: Database;
	readonly store: MediaStore;
	/** Whether they may be fetched from private addresses. */
	readonly mayBePrivate: boolean;
	/** Stops it: the rest stays in the queue. */
	readonly signal: AbortSignal;
	/** Pictures that are done, and their share of those that wait. */
	readonly onProgress: (done: number, share: number) => void;
}

/** Seconds for which a run waits for the next attempt. */
const WORTH_WAITING = 130;

/** Works through the queue of pictures until nothing is due soon. Stopped or killed anywhere, it goes on the next time. Documents are among them. */
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
		// Servers that are busy are asked again twice; what is due later, or what a killed process had taken, stays for the next run.
		if (!(await isDueWithin(db, WORTH_WAITING, absentFolders))) break;
		await wait(1000, undefined, { signal }).catch(() => undefined);
	}
	return { ...counts, waiting: (await countSources(db)).waiting };
}

/** Products of one page of failures. */
const PAGE = 500;

/** A line for each picture that failed: of the products that a feed names with their place in it, of all products where there is no feed. */
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
