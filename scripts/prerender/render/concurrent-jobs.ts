import { threadId } from 'node:worker_threads';
import { isLoopback } from '@titraj/contract/http/loopback.ts';
import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { Agent, fetch as pooledFetch } from 'undici';
import { toSite } from '#lib/navigation/server/site.server.ts';
import { createAnswerReader } from '#lib/platform/http/read-answer.ts';
import type { Build } from '#renderer/document/build-of-parts.ts';
import { openManifestReader } from '../manifest/reader.ts';
import { createRemoteReader, type KnownPageEntry } from '../manifest/remote-reader.ts';
import { openStore } from '../publish/store/open-store.ts';
import { createAssetCheck } from './asset-check.ts';
import { createCrawler } from './create-crawler.ts';
import { createLabelRecorder } from './label-recorder.ts';
import { createJobRunner } from './render-job.ts';
import { toTemplateId } from './render-page.ts';
import { createStopwatch } from './stopwatch.ts';
import { createThrottledFetch } from './throttled-fetch.ts';
import type { Job, JobResult, MessageFromWorker, PagesResponse, Ready, WorkerSetup } from './worker-messages.ts';

interface JobTools {
	readonly build: Build;
	/** Folder of the build's scripts and styles. */
	readonly client: string;
	/** Hash of the code of each screen's HTML. */
	readonly screenHashes: Readonly<Record<string, string>>;
	readonly setup: WorkerSetup;
	readonly send: (message: MessageFromWorker) => void;
}

/** Does as many jobs at once as the setup says. */
interface ConcurrentJobs extends Pick<Ready, 'templates'> {
	/** Sends the job's result, or why there is none. */
	run(id: number, job: Job): Promise<void>;
	/** Hands the answer to a request of `send` to its job. */
	takePages(answer: PagesResponse): void;
}

/** Loads the sites of the setup and opens stores. Rejects if a site cannot be loaded. */
export async function openConcurrentJobs({ build, client, screenHashes, setup, send }: JobTools): Promise<ConcurrentJobs> {
	const dispatcher = new Agent({ connections: 2 * setup.jobsAtOnce });
	/** Compression costs more than it saves if the backend is on this machine. */
	const isNear = isLoopback(new URL(setup.backendUrl).hostname);
	const toHeaders = (headers?: HeadersInit) => (isNear ? [...new Headers(headers), ['accept-encoding', 'identity']] : headers);
	const pooled: typeof fetch = (input, init) => Reflect.apply(pooledFetch, undefined, [input, { ...init, headers: toHeaders(init?.headers), dispatcher }]);
	const throttledFetch = createThrottledFetch({ send: pooled, throttle: setup.throttle, timeout: setup.timeout });
	const labels = createLabelRecorder();
	const readAnswer = createAnswerReader((text) => console.warn(`Ignored: ${text}`));
	const sites = new Map(
		await Promise.all(
			setup.sites.map(async (data) => {
				const known = toSite(data, await loadShop());
				const site = { ...known, translator: labels.record(known.translator) };
				const renderer = await build.rendererOf(site, setup.labels[data.lang] ?? null);
				const crawler = createCrawler(data, { ...setup, fetch: throttledFetch });
				return [data.lang, { site, renderer, crawler, client: crawler.with({ readAnswer }) }] as const;
			}),
		),
	);
	const stopwatch = createStopwatch();
	const checkAssets = createAssetCheck(client);
	/** Job -> what receives the answer to its open request; a job has at most one. */
	const onPages = new Map<number, (pages: readonly KnownPageEntry[]) => void>();

	/** Does one job at a time, with its own store and manifest reader. */
	async function openRunner(nth: number): Promise<(id: number, job: Job) => Promise<JobResult>> {
		let current = 0;
		const requestPages = (paths: readonly string[]) =>
			new Promise<readonly KnownPageEntry[]>((resolve) => {
				onPages.set(current, resolve);
				send({ kind: 'request-pages', job: current, paths });
			});
		const run = createJobRunner({
			...{ setup, labels, stopwatch, checkAssets },
			store: await openStore(setup.store, `${process.pid}-${threadId}-${nth}`),
			manifest: setup.manifest.kind === 'file' ? openManifestReader(setup.manifest.file, setup.now) : createRemoteReader(setup.manifest, requestPages),
			codeOf: (screen) => screenHashes[screen] ?? build.build,
			siteOf(lang) {
				const found = sites.get(lang);
				if (!found) throw new Error(`No site is loaded for language "${lang}"; add it to LANGUAGES`);
				return found;
			},
		});
		return (id, job) => {
			current = id;
			return run(job, (cursor) => send({ kind: 'next', job: id, cursor }));
		};
	}

	const idle = await Promise.all(Array.from({ length: setup.jobsAtOnce }, (_, nth) => openRunner(nth)));
	// Header and footer have been rendered; their labels do not belong to a page.
	labels.discard();
	return {
		templates: [...sites].map(([lang, { renderer, site }]) => ({ lang, id: toTemplateId(renderer, site), botChrome: renderer.botChrome })),
		async run(id, job) {
			const runner = idle.pop();
			if (!runner) return send({ kind: 'failed', job: id, cause: `more than ${setup.jobsAtOnce} jobs were started at once` });
			try {
				send({ kind: 'done', job: id, ...(await runner(id, job)) });
			} catch (error) {
				send({ kind: 'failed', job: id, cause: error instanceof Error ? error.message : String(error) });
			} finally {
				onPages.delete(id);
				idle.push(runner);
			}
		},
		takePages: ({ job, pages }) => onPages.get(job)?.(pages),
	};
}
