import { openMediaStore } from '../../platform/media/open-media-store.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import type { FeedPlace } from '../import-products.ts';
import { ProgressBar } from '../report/progress.ts';
import { ReportFile } from '../report/report-file.ts';
import type { Database } from '../tables.ts';
import { fetchPictures, reportFailures } from './fetch-pictures.ts';

interface PicturesRun {
	readonly db: Database;
	readonly config: Pick<BackendConfig, 'mediaPlace' | 'mediaMayBePrivate'>;
	/** Products of a feed with their positions; null for all products. */
	readonly places: ReadonlyMap<string, FeedPlace> | null;
	/** `continues`: appends to the report of refused rows. */
	readonly report: { readonly path: string; readonly continues: boolean };
}

/** Fetches pictures with a progress bar until the queue is done or Ctrl-C, and returns a summary for the merchant, in lines. */
export async function runPictures({ db, config, places, report }: PicturesRun): Promise<string[]> {
	const stop = new AbortController();
	const onStop = () => stop.abort();
	process.once('SIGINT', onStop);
	const bar = new ProgressBar(process.stderr, () => performance.now());
	const onProgress = (done: number, share: number) => bar.update(done, share, 'pictures');
	const store = openMediaStore(config.mediaPlace);
	const { stored, unchanged, linked, waiting } = await fetchPictures({ db, store, mayBePrivate: config.mediaMayBePrivate, signal: stop.signal, onProgress });
	bar.clear();
	process.off('SIGINT', onStop);
	let failed = 0;
	await using file = new ReportFile(report.path, report);
	for await (const line of reportFailures(db, places)) {
		failed += 1;
		await file.add(line);
	}
	return [
		`${stored} pictures and documents stored, ${unchanged} as they were, ${failed} failed`,
		...(linked > 0 ? [`${linked} documents are not PDFs and are linked at their addresses`] : []),
		...(failed > 0 ? [`${report.path} says what was wrong with them`] : []),
		...(waiting > 0 ? [`${waiting} wait: the running shop fetches them, or npm run media`] : []),
	];
}
