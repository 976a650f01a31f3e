import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { Agent, fetch as pooledFetch } from 'undici';
import '#lib/platform/server/http/production.server.ts';
import { toSite } from '#lib/navigation/server/site.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { createClient } from '#lib/platform/http/client.ts';
import { renewTokens } from '#lib/platform/http/connect.ts';
import { createAnswerReader } from '#lib/platform/http/read-answer.ts';
import { openManifestReader } from '../manifest/reader.ts';
import { createRemoteReader, type KnownPageEntry } from '../manifest/remote-reader.ts';
import { openStore } from '../publish/store/open-store.ts';
import { createLabelRecorder } from './label-recorder.ts';
import { createJobRunner } from './render-job.ts';
import { toTemplateId } from './render-page.ts';
import { createStopwatch } from './stopwatch.ts';
import { createThrottledFetch } from './throttled-fetch.ts';
import type { MessageFromWorker, MessageToWorker, WorkerSetup } from './worker-messages.ts';

const setup: WorkerSetup = workerData;
const port = parentPort;
if (!port) throw new Error('scripts/prerender/render/worker.ts runs as a worker thread; start the prerender with npm run prerender');
const send = (message: MessageFromWorker) => port.postMessage(message);

const dispatcher = new Agent({ connections: 2 });
const pooled: typeof fetch = (input, init) => Reflect.apply(pooledFetch, undefined, [input, { ...init, dispatcher }]);
const throttledFetch = createThrottledFetch({ send: pooled, throttle: setup.throttle, timeout: setup.timeout });
await import(pathToFileURL(setup.serverEntry).href);
const { openBuild } = await import('#renderer/document/open-build.server.ts');
const build = await openBuild();
const screenHashes: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(dirname(setup.serverEntry), 'screens.json'), 'utf8'));
const labels = createLabelRecorder();
const readAnswer = createAnswerReader((text) => console.warn(`Ignored: ${text}`));

const sites = new Map(
	await Promise.all(
		setup.sites.map(async (data) => {
			const known = toSite(data);
			const site = { ...known, translator: labels.record(known.translator) };
			const renderer = await build.rendererOf(site, setup.labels[data.lang] ?? null);
			const { backendUrl: baseUrl, host, token, table, timeout } = setup;
			const { appendLang } = readEnvironment();
			const settings = { baseUrl, host, lang: data.lang, languages: data.languages, appendLang, token, table, timeout, fetch: throttledFetch };
			// One attempt, because the throttled fetch already retries.
			const crawler = renewTokens(createClient({ ...settings, attempts: 1 }));
			return [data.lang, { site, renderer, crawler, client: crawler.with({ readAnswer }) }] as const;
		}),
	),
);

/** A thread does one job at a time, so there is at most one open request. */
let onPages: (pages: readonly KnownPageEntry[]) => void = () => undefined;
const requestPages = (paths: readonly string[]) =>
	new Promise<readonly KnownPageEntry[]>((resolve) => {
		onPages = resolve;
		send({ kind: 'request-pages', paths });
	});

const run = createJobRunner({
	setup,
	store: await openStore(setup.store, `${process.pid}-${threadId}`),
	manifest: setup.manifest.kind === 'file' ? openManifestReader(setup.manifest.file, setup.now) : createRemoteReader(setup.manifest, requestPages),
	codeOf: (screen) => screenHashes[screen] ?? build.build,
	labels,
	stopwatch: createStopwatch(),
	siteOf(lang) {
		const found = sites.get(lang);
		if (!found) throw new Error(`No site is loaded for language "${lang}"; add it to LANGUAGES`);
		return found;
	},
});

port.on('message', async (message: MessageToWorker) => {
	if (message.kind === 'pages') return onPages(message.pages);
	const { id, job } = message;
	try {
		const result = await run(job, (cursor) => send({ kind: 'next', job: id, cursor }));
		send({ kind: 'done', job: id, ...result });
	} catch (error) {
		send({ kind: 'failed', job: id, cause: error instanceof Error ? error.message : String(error) });
	}
});
// Header and footer have been rendered; their labels do not belong to a page.
labels.discard();
send({
	kind: 'ready',
	templates: [...sites].map(([lang, { renderer, site }]) => ({ lang, id: toTemplateId(renderer, site), botChrome: renderer.botChrome })),
});
