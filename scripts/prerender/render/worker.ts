import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { Agent, fetch as pooledFetch } from 'undici';
import '#lib/server/production.server.ts';
import { createClient } from '#lib/api/client.ts';
import { renewTokens } from '#lib/api/connect.ts';
import { findFault } from '#lib/api/find-fault.ts';
import { toSite } from '#lib/server/site.server.ts';
import { openManifestReader } from '#scripts/prerender/manifest/reader.ts';
import { createAskingReader, type PageKnown } from '#scripts/prerender/manifest/remote-reader.ts';
import { openStore } from '#scripts/prerender/publish/store/open-store.ts';
import { createWordRecorder } from './label-recorder.ts';
import { createJobRunner } from './render-job.ts';
import { toTemplateId } from './render-page.ts';
import { createStopwatch } from './stopwatch.ts';
import { createPoliteFetch } from './throttled-fetch.ts';
import type { WorkerMessage, WorkerOrder, WorkerSetup } from './worker-messages.ts';

const setup: WorkerSetup = workerData;
const port = parentPort;
if (!port) throw new Error('scripts/prerender/render/worker.ts runs as a worker thread of the prerender');
const say = (message: WorkerMessage) => port.postMessage(message);

const dispatcher = new Agent({ connections: 2 });
const pooled: typeof fetch = (input, init) => Reflect.apply(pooledFetch, undefined, [input, { ...init, dispatcher }]);
const send = createPoliteFetch({ send: pooled, manners: setup.manners, timeout: setup.timeout });
await import(pathToFileURL(setup.serverEntry).href);
const { openBuild } = await import('#renderer/document/open-build.server.ts');
const build = await openBuild();
const code: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(dirname(setup.serverEntry), 'screens.json'), 'utf8'));
const words = createWordRecorder();

const sites = new Map(
	await Promise.all(
		setup.sites.map(async (data) => {
			const known = toSite(data);
			const site = { ...known, translator: words.overhear(known.translator) };
			const renderer = await build.rendererOf(site, setup.labels[data.lang] ?? null);
			const { backendUrl: baseUrl, host, token, table, timeout } = setup;
			const settings = { baseUrl, host, lang: data.lang, languages: data.languages, token, table, timeout, fetch: send };
			// The fetch repeats what fails: twice as many calls would come of both.
			const crawler = renewTokens(createClient({ ...settings, attempts: 1 }));
			return [data.lang, { site, renderer, crawler, client: crawler.with({ findFault }) }] as const;
		}),
	),
);

/** A thread does one job at a time, so there is one question at a time. */
let onKnown: (pages: readonly PageKnown[]) => void = () => undefined;
const ask = (paths: readonly string[]) =>
	new Promise<readonly PageKnown[]>((resolve) => {
		onKnown = resolve;
		say({ kind: 'ask', paths });
	});

const run = createJobRunner({
	setup,
	store: await openStore(setup.store, `${process.pid}-${threadId}`),
	manifest: setup.known.kind === 'file' ? openManifestReader(setup.known.file, setup.now) : createAskingReader(setup.known, ask),
	codeOf: (screen) => code[screen] ?? build.build,
	words,
	stopwatch: createStopwatch(),
	siteOf(lang) {
		const found = sites.get(lang);
		if (!found) throw new Error(`No site is loaded for language "${lang}"`);
		return found;
	},
});

port.on('message', async (order: WorkerOrder) => {
	if (order.kind === 'known') return onKnown(order.pages);
	const { id, job } = order;
	try {
		const result = await run(job, (cursor) => say({ kind: 'next', job: id, cursor }));
		say({ kind: 'done', job: id, ...result });
	} catch (error) {
		say({ kind: 'failed', job: id, cause: error instanceof Error ? error.message : String(error) });
	}
});
// Header and footer are no page's own words.
words.forget();
port.postMessage({
	kind: 'ready',
	templates: [...sites].map(([lang, { renderer, site }]) => ({ lang, id: toTemplateId(renderer, site, setup.bot) })),
});
