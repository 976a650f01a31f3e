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
import type { ScreenName } from '#lib/screens/screen.ts';
import type { DocumentRenderer } from '#renderer/document/document-renderer.ts';
import type { ManifestReader } from '../manifest/reader.ts';
import { feedItemOf } from '../publish/feeds/feed-parts.ts';
import type { PageStore } from '../publish/store/page-store.ts';
import type { CheckAssets } from './asset-check.ts';
import { attempt, attemptEach } from './attempt.ts';
import { isBackendLost } from './failure.ts';
import { fetchBatch } from './fetch-batch.ts';
import { itemSourceOf, nameOfItem } from './item-sources.ts';
import type { LabelRecorder } from './label-recorder.ts';
import { createGroupRenderer, type FinishedPage, type NamedPage } from './render-group.ts';
import { createPageRenderer } from './render-page.ts';
import { retry } from './retry.ts';
import type { Stopwatch } from './stopwatch.ts';
import { type BatchJob, ITEMS_PER_GROUP, type Job, type JobResult, type WorkerSetup } from './worker-messages.ts';

interface JobTools {
	readonly setup: Pick<WorkerSetup, 'sites' | 'wasInterrupted' | 'batchSize'>;
	readonly store: PageStore;
	/** `crawler` does not validate responses: the items of a batch are validated one by one, so that only an invalid item fails. */
	readonly siteOf: (lang: string) => { site: Site; renderer: DocumentRenderer; client: ApiClient; crawler: ApiClient };
	readonly manifest: ManifestReader;
	/** Hash of the code that renders a screen's HTML. */
	readonly codeOf: (screen: ScreenName) => string;
	readonly labels: LabelRecorder;
	readonly stopwatch: Stopwatch;
	readonly checkAssets: CheckAssets;
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
	const renderGroup = createGroupRenderer({ ...tools, pages });

	return (job, onNext) => labels.run(() => runJob(job, onNext));

	async function runJob(job: Job, onNext: (cursor: string) => void): Promise<JobResult> {
		const result: Collected = { pages: [], spliced: [], unspliced: [], failures: [], redirects: [], unrenderable: [], withoutContent: [], gone: [], feed: [] };
		await manifest.prefetch(pathsOf(job));
		switch (job.kind) {
			case 'entries':
				for (const entry of job.entries) {
					if (isBackendLost(result.failures)) break;
					await attempt(entry.path ?? '', result.failures, () => renderEntry(job.lang, entry, result));
				}
				break;
			case 'batch':
				await attempt(`${job.entry.template} from ${job.cursor ?? 'the first'}`, result.failures, () => renderBatch(job, onNext, result));
				break;
			case 'paths':
				for (const path of job.paths) await attempt(path, result.failures, () => renderPath(path, result));
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
		else await render([{ name: path, loaded: outcome.loaded }], { lang, contentType: entry.content_type }, result);
	}

	async function renderBatch(
		{ lang, entry: { content_type: contentType }, cursor, ids }: BatchJob,
		onNext: (cursor: string) => void,
		result: Collected,
	): Promise<void> {
		const { site, crawler } = siteOf(lang);
		const source = itemSourceOf(contentType);
		if (!source) return;
		const batch = await fetchBatch(source, { client: crawler, site, cursor, limit: setup.batchSize }, { ids, onNext });
		const nameOf = (item: unknown) => nameOfItem(item, contentType);
		await manifest.prefetch(batch.items.map(nameOf));
		stopwatch.lap('fetch');
		for (let at = 0; at < batch.items.length; at += ITEMS_PER_GROUP) {
			const items = batch.items.slice(at, at + ITEMS_PER_GROUP);
			const pages = await attemptEach(items, { nameOf, failures: result.failures }, (item) => {
				const loaded = batch.toPage(item);
				return loaded === null || isCovered(site, loaded.path) ? null : { name: nameOf(item), loaded };
			});
			stopwatch.lap('load');
			await addFeedItems(await render(pages, { lang, contentType }, result), lang, result);
		}
	}

	async function renderPath(path: string, result: Collected): Promise<void> {
		const lang = languageOfPath(path, languages);
		const { site, client } = siteOf(lang);
		if (isCovered(site, path)) return void result.gone.push(path);
		const outcome = await loadPath({ path, client, site });
		stopwatch.lap('fetch');
		if (outcome.kind === 'unavailable') throw new ApiFailure(outcome.error);
		if (outcome.kind !== 'page') return void result.gone.push(path);
		const contentType = site.matchRoute(path)?.entry.content_type ?? '';
		await addFeedItems(await render([{ name: path, loaded: outcome.loaded }], { lang, contentType }, result), lang, result);
	}

	async function splicePage(path: string, { spliced, unspliced }: Collected): Promise<void> {
		const page = await pages.splice(path);
		if (page === null) unspliced.push(path);
		else if (page !== 'current') spliced.push(page);
	}

	/** Updates the documents of pages of one content type, and records them. */
	async function render(pages: readonly NamedPage[], { lang, contentType }: { readonly lang: string; readonly contentType: string }, result: Collected) {
		const finished = await renderGroup(pages, { lang, failures: result.failures });
		for (const page of finished) result.pages.push({ ...page.result, type: toContentType(contentType) ?? contentType });
		return finished;
	}

	async function addFeedItems(pages: readonly FinishedPage[], lang: string, { feed, failures }: Collected): Promise<void> {
		const { site } = siteOf(lang);
		const items = await attemptEach(pages, { nameOf: ({ name }) => name, failures }, ({ loaded, result: { rendered } }) => {
			const item = feedItemOf(site, loaded);
			return item && { lang, rendered, ...item };
		});
		feed.push(...items);
		stopwatch.lap('feed');
	}
}

/** Paths of a job; those of a batch are known only after it has been fetched. */
function pathsOf(job: Job): readonly string[] {
	if (job.kind === 'batch') return [];
	return job.kind === 'entries' ? job.entries.map(({ path }) => path ?? '') : job.paths;
}
