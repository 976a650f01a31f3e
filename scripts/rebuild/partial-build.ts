import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Change } from '@titraj/contract/changes.ts';
import type { RebuildEntry } from '#lib/pages/server/rebuild/rebuilder.server.ts';
import { toIsoDate } from '#lib/platform/time/dates.ts';
import { loadSites } from '../prerender/crawl/load-sites.ts';
import { renderChanges } from '../prerender/crawl/render-changes.ts';
import { keepSeal } from '../prerender/manifest/cache-seal.ts';
import { wasInterrupted } from '../prerender/manifest/last-complete-build.ts';
import { lockCache } from '../prerender/manifest/lock-cache.ts';
import { manifestFileIn, openManifest } from '../prerender/manifest/manifest.ts';
import { openPool } from '../prerender/open-pool.ts';
import type { PrerenderOptions } from '../prerender/prerender-options.ts';
import { writeLabels } from '../prerender/publish/labels.ts';
import { openFolderStore } from '../prerender/publish/store/folder-store.ts';

/** A worker thread with the build and the site's data loaded, so that rendering a change takes no longer than its pages. */
export interface PartialBuild extends AsyncDisposable {
	/** Renders the pages that the changes may have altered. */
	render(changes: readonly Change[]): Promise<Pick<RebuildEntry, 'paths' | 'rendered' | 'removed'> & { failure?: string }>;
	/** Whether another process has replaced the manifest, or another day has begun: the thread's data is then outdated. */
	isOutdated(): boolean;
}

/** Throws if the backend cannot be read, or another build keeps the cache locked. */
export async function openPartialBuild(options: Omit<PrerenderOptions, 'now'>): Promise<PartialBuild> {
	const cache = resolve(options.cache);
	const output = resolve(options.dist, 'client');
	const place = { kind: 'folder', folder: output, scratch: resolve(cache, 'scratch-rebuild') } as const;
	const store = openFolderStore(place, 'main');
	const manifestFile = manifestFileIn(cache);
	const now = new Date();
	const loaded = await loadSites({ ...options, now });
	const { sites, token, table } = loaded;
	const labels = writeLabels(options.dist, output, sites);
	const sealed = { cache, manifestFile, output };
	const pool = await lockAndSeal(open);
	const { ino } = statSync(manifestFile);

	async function lockAndSeal<T>(work: () => Promise<T>): Promise<T> {
		using _ = await lockCache(cache);
		return await keepSeal(sealed, work);
	}

	async function open() {
		using manifest = openManifest(manifestFile, now);
		return await openPool({ ...options, workers: 1, now }, loaded, { place, manifestFile, labels, wasInterrupted: false, manifest, isWhole: false });
	}

	async function renderLocked(changes: readonly Change[]) {
		using manifest = openManifest(manifestFile, new Date());
		const build = { manifest, pool, sites, output, store, token, table, options, wasInterrupted: wasInterrupted(manifest) };
		const { paths, rendered, removed, failures } = await renderChanges(changes, [], build);
		const [first] = failures;
		return { paths, rendered, removed, ...(first && { failure: `${first.url}: ${first.cause}` }) };
	}

	return {
		isOutdated: () => statSync(manifestFile, { throwIfNoEntry: false })?.ino !== ino || toIsoDate(new Date()) !== toIsoDate(now),
		async render(changes) {
			return await lockAndSeal(() => renderLocked(changes));
		},
		[Symbol.asyncDispose]: () => pool[Symbol.asyncDispose](),
	};
}
