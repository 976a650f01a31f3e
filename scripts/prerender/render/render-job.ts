import type { RouteEntry } from '@titraj/contract/site.ts';
import { languageOfPath } from '#lib/navigation/server/language-of-path.server.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { isCovered } from '#lib/pages/server/access.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import { findLoader } from '#lib/pages/server/screen-loaders.server.ts';
import { languageOf } from '#lib/platform/config/languages.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { ApiFailure } from '#lib/platform/http/result.ts';
import { toContentType } from '#lib/screens/content-types.ts';
import type { LoadedPage, ScreenName } from '#lib/screens/screen.ts';
import type { DocumentRenderer } from '#renderer/document/document-renderer.ts';
import type { PageResult } from '../manifest/page-record.ts';
import type { ManifestReader } from '../manifest/reader.ts';
import { feedItemOf } from '../publish/feeds/feed-parts.ts';
import type { PageStore } from '../publish/store/page-store.ts';
import { isBackendLost, toFailure } from './failure.ts';
import { fetchBatch } from './fetch-batch.ts';
import { itemSourceOf, nameOfItem } from './item-sources.ts';
import type { LabelRecorder } from './label-recorder.ts';
import { createPageRenderer } from './render-page.ts';
import { retry } from './retry.ts';
import type { Stopwatch } from './stopwatch.ts';
import type { Job, JobResult, WorkerSetup } from './worker-messages.ts';

interface JobTools {
	readonly setup: Pick<WorkerSetup, 'sites' | 'wasInterrupted' | 'batchSize' | 'idsFirst'>;
	readonly store: PageStore;
	/** `crawler` does not validate responses: the items of a batch are validated one by one, so that only an invalid item fails. */
	readonly siteOf: (lang: string) => { site: Site; renderer: DocumentRenderer; client: ApiClient; crawler: ApiClient };
	readonly manifest: ManifestReader;
	/** Hash of the code that renders a screen's HTML. */
	readonly codeOf: (screen: ScreenName) => string;
	readonly labels: LabelRecorder;
	readonly stopwatch: Stopwatch;
}

/** The result of a running job. */
type Collected = { -readonly [Name in Exclude<keyof JobResult, 'labelsRead' | 'cpu'>]: JobResult[Name][number][] };

/**
 * Does jobs: loads pages and updates their documents. A failed page is added to `failures` and does not stop the others; rejects only if the store
 * or the manifest fails. Calls `onNext` with the next batch's cursor before this batch is rendered.
 */
export function createJobRunner(tools: JobTools): (job: Job, onNext: (cursor: string) => void) => Promise<JobResult> {
	const { setup, store, siteOf, manifest, labels, stopwatch } = tools;
	const languages = setup.sites.map((site) => languageOf(site.lang));
	const pages = createPageRenderer(tools);

	return (job, onNext) => labels.run(() => runJob(job, onNext));

	async function runJob(job: Job, onNext: (cursor: string) => void): Promise<JobResult> {
		const result: Collected = { pages: [], spliced: [], unspliced: [], failures: [], redirects: [], unrenderable: [], withoutContent: [], gone: [], feed: [] };
		await manifest.prefetch(pathsOf(job));
		switch (job.kind) {
			case 'entries':
				for (const entry of job.entries) {
					if (isBackendLost(result.failures)) break;
					await attempt(entry.path ?? '', result, () => renderEntry(job.lang, entry, result));
				}
				break;
			case 'batch':
				await attempt(`${job.entry.template} from ${job.cursor ?? 'the first'}`, result, () => renderBatch(job, onNext, result));
				break;
			case 'paths':
				for (const path of job.paths) await attempt(path, result, () => renderPath(path, result));
				break;
			case 'splice':
				for (const path of job.paths) await splicePage(path, result);
				break;
		}
		await store.settle();
		stopwatch.lap('other');
		return { ...result, labelsRead: labels.take(), cpu: stopwatch.take() };
	}

	async function renderEntry(lang: string, entry: RouteEntry, result: Collected): Promise<void> {
		const { site, client } = siteOf(lang);
		const path = entry.path ?? '';
		if (isCovered(site, path)) return;
		const lookup = findLoader(entry);
		if (lookup.kind === 'unrenderable') return void result.unrenderable.push({ url: path, cause: lookup.message });
		const outcome = await retry(() => lookup.load({ client, site, match: { entry, params: {} }, path, query: new URLSearchParams(), page: 1, staff: false }));
		stopwatch.lap('fetch');
		if (outcome.kind === 'redirect') result.redirects.push({ from: path, to: outcome.to, code: outcome.code });
		else if (outcome.kind === 'not-found') result.withoutContent.push(path);
		else result.pages.push(await renderPage(outcome.loaded, lang, entry.content_type));
	}

	async function renderBatch({ lang, entry, cursor }: Extract<Job, { kind: 'batch' }>, onNext: (cursor: string) => void, result: Collected): Promise<void> {
		const { site, crawler } = siteOf(lang);
		const source = itemSourceOf(entry.content_type);
		if (!source) return;
		const batch = await fetchBatch(source, { client: crawler, site, cursor, limit: setup.batchSize }, { idsFirst: setup.idsFirst === true, onNext });
		await manifest.prefetch(batch.items.map((item) => nameOfItem(item, entry.content_type)));
		stopwatch.lap('fetch');
		for (const [nth, item] of batch.items.entries()) {
			stopwatch.beginItem(nth, batch.items.length);
			await attempt(nameOfItem(item, entry.content_type), result, async () => {
				const loaded = batch.toPage(item);
				stopwatch.lap('load');
				if (loaded === null || isCovered(site, loaded.path)) return;
				await renderWithFeedItem(loaded, lang, entry.content_type, result);
				stopwatch.lap('feed');
			});
		}
		stopwatch.endItems();
	}

	async function renderPath(path: string, result: Collected): Promise<void> {
		const lang = languageOfPath(path, languages);
		const { site, client } = siteOf(lang);
		if (isCovered(site, path)) return void result.gone.push(path);
		const outcome = await loadPath({ path, client, site });
		stopwatch.lap('fetch');
		if (outcome.kind === 'unavailable') throw new ApiFailure(outcome.error);
		if (outcome.kind !== 'page') return void result.gone.push(path);
		await renderWithFeedItem(outcome.loaded, lang, site.matchRoute(path)?.entry.content_type ?? '', result);
	}

	async function splicePage(path: string, { spliced, unspliced }: Collected): Promise<void> {
		const page = await pages.splice(path);
		if (page === null) unspliced.push(path);
		else if (page !== 'current') spliced.push(page);
	}

	async function renderWithFeedItem(loaded: LoadedPage, lang: string, contentType: string, result: Collected): Promise<void> {
		const page = await renderPage(loaded, lang, contentType);
		result.pages.push(page);
		const item = feedItemOf(siteOf(lang).site, loaded);
		if (item) result.feed.push({ lang, rendered: page.rendered, ...item });
	}

	async function renderPage(loaded: LoadedPage, lang: string, contentType: string): Promise<PageResult> {
		try {
			return { ...(await pages.render(loaded, lang)), type: toContentType(contentType) ?? contentType };
		} finally {
			labels.assign(lang, loaded.content.screen);
		}
	}
}

/** Paths of a job; those of a batch are known only after it has been fetched. */
function pathsOf(job: Job): readonly string[] {
	if (job.kind === 'batch') return [];
	return job.kind === 'entries' ? job.entries.map(({ path }) => path ?? '') : job.paths;
}

async function attempt(url: string, { failures }: Collected, work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		failures.push(toFailure(url, error));
	}
}
