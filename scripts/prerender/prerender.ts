import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { crawlEverything } from './crawl/crawl-everything.ts';
import { type Difference, findDifference, isUnchanged } from './crawl/find-difference.ts';
import { findMissing } from './crawl/find-missing.ts';
import { loadSites } from './crawl/load-sites.ts';
import { renderDifference, reportUnchanged } from './crawl/render-difference.ts';
import { readBuildId, toBuildFingerprint } from './manifest/build-fingerprint.ts';
import { isSealed, sealCache } from './manifest/cache-seal.ts';
import { documentListIn, dropDocumentList } from './manifest/document-list.ts';
import { beginWriting, forgetCompleteBuild, lastCompleteBuild, saveCompleteBuild, wasInterrupted } from './manifest/last-complete-build.ts';
import { lockCache } from './manifest/lock-cache.ts';
import { type Manifest, manifestFileIn, openManifest } from './manifest/manifest.ts';
import { openPool } from './open-pool.ts';
import type { PrerenderOptions, PrerenderReport } from './prerender-options.ts';
import { writeBotChromes } from './publish/bot-chromes.ts';
import { writeLabels } from './publish/labels.ts';
import { writeMenuFiles } from './publish/menu-files.ts';
import type { Publication } from './publish/publication.ts';
import { requireAssets } from './publish/require-assets.ts';
import { writeFirstHeaders } from './publish/site-files.ts';
import { describePlace } from './publish/store/store-place.ts';
import { openTarget, type Target } from './publish/target.ts';
import type { WorkerPool } from './render/worker-pool.ts';

/**
 * Renders every page of the route table (docs/decisions/0009). Only pages that differ from the last run are rendered, each file is replaced in one
 * step, and obsolete pages are removed after a crawl without failures. After a complete build only the backend's changes since then are checked
 * (ADR 12). Rejects if the route table cannot be read, or another build keeps the cache locked.
 */
export async function prerender(options: PrerenderOptions): Promise<PrerenderReport> {
	const started = performance.now();
	requireAssets(options.dist);
	const cache = resolve(options.cache);
	using _ = await lockCache(cache, options.lockTimeout);
	const target = await openTarget(options);
	const manifestFile = manifestFileIn(cache);
	const sealed = { cache, manifestFile, output: target.output };
	const report = await build(options, { target, manifestFile, documentList: documentListIn(cache), isSealed: isSealed(sealed), started });
	sealCache(sealed);
	return report;
}

interface Places {
	readonly target: Target;
	readonly manifestFile: string;
	readonly documentList: string;
	/** Manifest and pages are unchanged since the last build. */
	readonly isSealed: boolean;
	/** Start of the build, from `performance.now()`. */
	readonly started: number;
}

async function build(options: PrerenderOptions, places: Places): Promise<PrerenderReport> {
	const { target, manifestFile, documentList, started } = places;
	using manifest = openManifest(manifestFile, options.now, {
		isChecked: !places.isSealed,
		onDiscard: (reason) => options.onMessage?.(`The manifest ${manifestFile} is replaced by an empty one, because ${reason}: every page is checked`),
	});
	const last = options.whole ? null : lastCompleteBuild(manifest, places);
	const check = wasInterrupted(manifest) ? 'checksum' : 'size';
	const langs = options.languages.map(({ code }) => code);
	const search = () => findMissing({ ...target, manifest, langs, check, isSealed: places.isSealed, documentList, now: options.now });
	// Looking at each file takes longest, and needs no answer of the backend. Contents are read only if the rest of the comparison needs it.
	const searching = last && check === 'size' ? search() : null;
	const loading = loadSites({ ...options, since: last?.cursor ?? null });
	await Promise.allSettled([searching, loading]);
	const loaded = await loading;
	const { sites, redirects, history } = loaded;
	if (target.store.isLocal) writeFirstHeaders(target.output, loaded.sites);
	const id = readBuildId(options.dist);
	const fingerprint = toBuildFingerprint({ sites, redirects, build: id, place: describePlace(target.place) });
	const difference = await findDifference({ manifest, last, fingerprint, history, sites, findMissing: () => searching ?? search() });
	const report =
		difference && isUnchanged(difference)
			? reportUnchanged({ manifest, redirects, started })
			: await render(options, { ...places, manifest, loaded, id }, difference);
	if (report.aborted === undefined) await target.publication.publishRest();
	const isComplete = report.failures.length === 0 && report.unrenderable.length === 0 && report.aborted === undefined;
	if (history && isComplete) {
		saveCompleteBuild(manifest, { fingerprint, epoch: history.epoch, cursor: history.cursor });
		if (target.store.isLocal && !existsSync(documentList)) manifest.writeDocumentList(documentList);
	}
	return report;
}

interface Rendering extends Places {
	readonly manifest: Manifest;
	readonly loaded: Awaited<ReturnType<typeof loadSites>>;
	readonly id: string;
}

/** Renders the difference, or everything if `difference` is null. */
async function render(
	options: PrerenderOptions,
	{ target, manifestFile, documentList, manifest, loaded, id, started }: Rendering,
	difference: Difference | null,
): Promise<PrerenderReport> {
	const { output, place, store, publication } = target;
	const interrupted = wasInterrupted(manifest);
	if (difference === null || difference.spliceable.outer.length > 0) dropDocumentList(documentList);
	if (difference === null) {
		forgetCompleteBuild(manifest);
		manifest.beginRun();
	}
	using scratch = openScratch(options.cache);
	const labels = writeLabels(options.dist, output, loaded.sites);
	const opening = { place, manifestFile, labels, wasInterrupted: interrupted, manifest, isWhole: difference === null };
	await using pool = await whilePublishing(publication, options.signal, (signal) => openPool({ ...options, signal }, loaded, opening));
	writeBotChromes(output, pool.templates);
	await writeMenuFiles({ output, options, ...loaded });
	beginWriting(manifest);
	const work = { options, id, output, store, ...loaded, manifest, pool, scratch: scratch.folder, labels, wasInterrupted: interrupted, started };
	// Awaited here, because the pool is closed when this block ends.
	return await (difference === null ? crawlEverything(work) : renderDifference(work, difference));
}

/** Opens a pool while the code is published: its threads and machines load the build meanwhile. If the code cannot be published, the pool is closed, or no longer waited for. */
async function whilePublishing(
	publication: Publication,
	stopped: AbortSignal | undefined,
	open: (signal: AbortSignal) => Promise<WorkerPool>,
): Promise<WorkerPool> {
	const failed = new AbortController();
	const publishing = publication.publishCode().catch((error: unknown) => {
		failed.abort();
		throw error;
	});
	const [published, pool] = await Promise.allSettled([publishing, open(AbortSignal.any([failed.signal, ...(stopped ? [stopped] : [])]))]);
	if (published.status === 'rejected') {
		if (pool.status === 'fulfilled') await pool.value[Symbol.asyncDispose]();
		throw published.reason;
	}
	if (pool.status === 'rejected') throw pool.reason;
	return pool.value;
}

/** An empty folder for temporary files; it is removed when the build ends. */
function openScratch(cache: string): Disposable & { readonly folder: string } {
	const folder = resolve(cache, 'scratch');
	const remove = () => rmSync(folder, { recursive: true, force: true });
	remove();
	mkdirSync(folder, { recursive: true });
	return { folder, [Symbol.dispose]: remove };
}

/** Folder of a prerender's manifest. */
export function cacheFolder(root: string): string {
	return join(root, '.cache/prerender');
}
