import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Change } from '@titraj/contract/changes.ts';
import { toIsoDate } from '#lib/domain/dates.ts';
import type { RebuildEntry } from '#lib/server/rebuild/rebuilder.server.ts';
import { renderChanges } from '#scripts/prerender/crawl/render-changes.ts';
import { loadSites } from '../prerender/crawl/load-sites.ts';
import { holdCache } from '../prerender/manifest/lock-cache.ts';
import { type Manifest, openManifest } from '../prerender/manifest/manifest.ts';
import { openPool } from '../prerender/open-pool.ts';
import type { PrerenderOptions } from '../prerender/prerender-options.ts';
import { openFolderStore } from '../prerender/publish/store/folder-store.ts';
import { writeLabels } from '../prerender/publish/write-site-files.ts';
import type { WorkerPool } from '../prerender/render/worker-pool.ts';

export interface PartialBuild {
	/** Renders the pages that the changes may have altered. */
	render(changes: readonly Change[]): Promise<Pick<RebuildEntry, 'paths' | 'rendered' | 'removed'> & { failure?: string }>;
	/** Another process has begun the manifest anew, or another day has: what this one's thread knows is no longer so. */
	isOutdated(): boolean;
	close(): Promise<void>;
}

/** A worker thread with the build and the site's data loaded, so that a change is rendered in the time that its pages take. */
export async function openPartialBuild(options: Omit<PrerenderOptions, 'now'>): Promise<PartialBuild> {
	const output = resolve(options.dist, 'client');
	const place = { kind: 'folder', folder: output, scratch: resolve(options.cache, 'scratch-rebuild') } as const;
	const store = openFolderStore(place, 'main');
	const manifestFile = resolve(options.cache, 'manifest.sqlite');
	const now = new Date();
	const loaded = await loadSites({ ...options, now });
	const { sites, token, table } = loaded;
	const { backendUrl, host, timeout } = options;
	const places = { place, manifestFile, labels: writeLabels(options.dist, output, sites) };
	const pool = await open();
	const { ino } = statSync(manifestFile);

	async function open(): Promise<WorkerPool> {
		using _ = await holdCache(resolve(options.cache));
		const manifest = openManifest(manifestFile, now, { continues: true });
		try {
			return await openPool({ ...options, workers: 1, now }, loaded, { ...places, isSuspicious: false, manifest });
		} finally {
			manifest.close();
		}
	}

	async function renderWith(manifest: Manifest, changes: readonly Change[]) {
		const { failures, ...done } = await renderChanges(changes, [], {
			manifest,
			pool,
			sites,
			backend: { backendUrl, host, token, timeout, table },
			output,
			store,
			limit: options,
		});
		const [first] = failures;
		return { paths: done.paths, rendered: done.rendered, removed: done.removed, ...(first && { failure: `${first.url}: ${first.cause}` }) };
	}

	return {
		isOutdated: () => statSync(manifestFile, { throwIfNoEntry: false })?.ino !== ino || toIsoDate(new Date()) !== toIsoDate(now),
		async render(changes) {
			using _ = await holdCache(resolve(options.cache));
			const manifest = openManifest(manifestFile, new Date(), { continues: true });
			try {
				return await renderWith(manifest, changes);
			} finally {
				manifest.close();
			}
		},
		close: () => pool.close(),
	};
}
