import type { ApiClient } from '#lib/api/client.ts';
import { ApiFailure } from '#lib/api/result.ts';
import { languageOf } from '#lib/config/languages.ts';
import { toContentType } from '#lib/domain/content-types.ts';
import type { LoadedPage, ScreenName } from '#lib/domain/screen.ts';
import { isCovered } from '#lib/server/access.server.ts';
import { loadPath } from '#lib/server/load-path.server.ts';
import { languageOfPath } from '#lib/server/pages/language-of-path.server.ts';
import { findLoader } from '#lib/server/screens/registry.server.ts';
import type { Site } from '#lib/server/site.server.ts';
import type { DocumentRenderer } from '#renderer/document/document-renderer.ts';
import type { ManifestReader } from '#scripts/prerender/manifest/reader.ts';
import { feedItemOf } from '#scripts/prerender/publish/feeds/feed-parts.ts';
import type { PageStore } from '#scripts/prerender/publish/store/page-store.ts';
import { expansionOf, nameOfItem } from './expand-template.ts';
import { toFailure } from './failure.ts';
import { isLost } from './is-lost.ts';
import type { WordRecorder } from './label-recorder.ts';
import { createPageMaker } from './render-page.ts';
import { retry } from './retry.ts';
import type { Stopwatch } from './stopwatch.ts';
import type { Failure, Job, JobDone, PageRecord, SplicedPage, UnrenderableRoute, WorkerSetup } from './worker-messages.ts';

interface JobTools {
	readonly setup: Pick<WorkerSetup, 'sites' | 'bot' | 'isSuspicious'>;
	readonly store: PageStore;
	/** `crawler` does not check answers: a batch's items are checked one by one, so that a bad one fails alone. */
	readonly siteOf: (lang: string) => { site: Site; renderer: DocumentRenderer; client: ApiClient; crawler: ApiClient };
	readonly manifest: ManifestReader;
	readonly codeOf: (screen: ScreenName) => string;
	readonly words: WordRecorder;
	readonly stopwatch: Stopwatch;
}

type JobResult = Omit<JobDone, 'kind' | 'job'>;

/** Does jobs: loads pages and brings their files up to date. One bad page fails alone. */
export function createJobRunner({
	setup,
	store,
	siteOf,
	manifest,
	codeOf,
	words,
	stopwatch,
}: JobTools): (job: Job, onNext: (cursor: string) => void) => Promise<JobResult> {
	const maker = createPageMaker({ setup, store, siteOf, manifest, codeOf, stopwatch });
	const makePage = async (loaded: LoadedPage, lang: string, contentType: string): Promise<PageRecord> => {
		const page = await maker.make(loaded, lang);
		words.assign(lang, page.screen);
		return { ...page, type: toContentType(contentType) ?? contentType };
	};

	return async (job, onNext) => {
		const result = {
			pages: [] as PageRecord[],
			spliced: [] as SplicedPage[],
			unspliced: [] as string[],
			failures: [] as Failure[],
			redirects: [] as JobResult['redirects'][number][],
			unrenderable: [] as UnrenderableRoute[],
			withoutContent: [] as string[],
			gone: [] as string[],
			feed: [] as JobResult['feed'][number][],
		};
		await manifest.expect(pathsOf(job));
		if (job.kind === 'entries') {
			for (const entry of job.entries) {
				if (isLost(result.failures)) break;
				await attempt(entry.path ?? '', result.failures, () => renderEntry(job.lang, entry, result));
			}
		} else if (job.kind === 'paths') for (const path of job.paths) await attempt(path, result.failures, () => renderPath(path, result));
		else if (job.kind === 'splice') for (const path of job.paths) await splicePage(path, result);
		else await attempt(`${job.entry.template} from ${job.cursor ?? 'the first'}`, result.failures, () => renderBatch(job, onNext, result));
		await store.settle();
		stopwatch.lap('other');
		return { ...result, words: words.take(), spent: stopwatch.take() };
	};

	async function splicePage(path: string, { spliced, unspliced }: { spliced: SplicedPage[]; unspliced: string[] }) {
		const page = await maker.splice(path);
		if (page === null) unspliced.push(path);
		else if (page !== 'current') spliced.push(page);
	}

	async function renderEntry(
		lang: string,
		entry: Parameters<typeof findLoader>[0],
		result: { pages: PageRecord[]; redirects: JobResult['redirects'][number][]; unrenderable: UnrenderableRoute[]; withoutContent: string[] },
	) {
		const { site, client } = siteOf(lang);
		const path = entry.path ?? '';
		if (isCovered(site, path)) return;
		const lookup = findLoader(entry);
		if (lookup.kind === 'unrenderable') return void result.unrenderable.push({ url: path, cause: lookup.message });
		const outcome = await retry(() => lookup.load({ client, site, match: { entry, params: {} }, path, query: new URLSearchParams(), page: 1, staff: false }));
		stopwatch.lap('fetch');
		if (outcome.kind === 'redirect') result.redirects.push({ from: path, to: outcome.to, code: outcome.code });
		else if (outcome.kind === 'not-found') result.withoutContent.push(path);
		else result.pages.push(await makePage(outcome.loaded, lang, entry.content_type));
	}

	async function renderPath(path: string, result: { pages: PageRecord[]; gone: string[]; feed: JobResult['feed'][number][] }) {
		const lang = languageOfPath(
			path,
			setup.sites.map((site) => languageOf(site.lang)),
		);
		const { site, client } = siteOf(lang);
		if (isCovered(site, path)) return void result.gone.push(path);
		const outcome = await loadPath({ path, client, site });
		stopwatch.lap('fetch');
		if (outcome.kind === 'unavailable') throw new ApiFailure(outcome.error);
		if (outcome.kind !== 'page') return void result.gone.push(path);
		const page = await makePage(outcome.loaded, lang, site.matchRoute(path)?.entry.content_type ?? '');
		result.pages.push(page);
		const item = feedItemOf(site, outcome.loaded);
		if (item) result.feed.push({ lang, rendered: page.rendered, ...item });
	}

	async function renderBatch(
		job: Extract<Job, { kind: 'batch' }>,
		onNext: (cursor: string) => void,
		result: { pages: PageRecord[]; failures: Failure[]; feed: JobResult['feed'][number][] },
	) {
		const { site, crawler } = siteOf(job.lang);
		const expansion = expansionOf(job.entry.content_type);
		if (!expansion) return;
		const batch = await retry(() => expansion.fetch(crawler, job.cursor));
		if (batch.nextCursor !== null) onNext(batch.nextCursor);
		await manifest.expect(batch.items.map((item) => nameOfItem(item, job.entry.content_type)));
		stopwatch.lap('fetch');
		for (const item of batch.items)
			await attempt(nameOfItem(item, job.entry.content_type), result.failures, async () => {
				const loaded = expansion.toPage(item, site);
				stopwatch.lap('load');
				if (loaded === null || isCovered(site, loaded.path)) return;
				const page = await makePage(loaded, job.lang, job.entry.content_type);
				result.pages.push(page);
				const entry = feedItemOf(site, loaded);
				if (entry) result.feed.push({ lang: job.lang, rendered: page.rendered, ...entry });
				stopwatch.lap('feed');
			});
	}
}

/** Addresses that a job is about; those of a batch are known once it is fetched. */
function pathsOf(job: Job): readonly string[] {
	if (job.kind === 'batch') return [];
	return job.kind === 'entries' ? job.entries.map(({ path }) => path ?? '') : job.paths;
}

async function attempt(url: string, failures: Failure[], work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		failures.push(toFailure(url, error));
	}
}
