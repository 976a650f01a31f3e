import { join, resolve } from 'node:path';
import { changesSince, findMissing, forgetBuild, keepBuild, standingOf, wasKilled } from './crawl/find-missing.ts';
import { findSpliceable } from './crawl/find-spliceable.ts';
import { loadSites } from './crawl/load-sites.ts';
import { renderDifference } from './crawl/render-difference.ts';
import { renderEverything } from './crawl/render-everything.ts';
import { toBasis } from './manifest/build-fingerprint.ts';
import { isSealed, sealCache } from './manifest/cache-seal.ts';
import { holdCache } from './manifest/lock-cache.ts';
import { openManifest } from './manifest/manifest.ts';
import type { PrerenderOptions, PrerenderReport } from './prerender-options.ts';
import { createPublication } from './publish/publication.ts';
import { openStore } from './publish/store/open-store.ts';
import { nameOfPlace, placeOf } from './publish/store/store-place.ts';
import { readBuildId } from './publish/write-site-files.ts';

/**
 * Renders every page of the route table into `dist/client` (docs/decisions/0009): only what differs from the last run is rendered, each file is
 * replaced at once, and pages that are gone are removed after a crawl without failures. After a complete build only what the backend says has
 * changed since is looked at (ADR 12). Throws where not even the route table can be had.
 */
export async function prerender(options: PrerenderOptions): Promise<PrerenderReport> {
	const started = performance.now();
	using _ = await holdCache(resolve(options.cache), options.patience);
	const place = placeOf(options);
	const output = place.kind === 'folder' ? place.folder : resolve(options.dist, 'client');
	const store = await openStore(place, `main-${process.pid}`);
	const publication = createPublication({ place, store, dist: options.dist, cache: options.cache });
	const manifestFile = resolve(options.cache, 'manifest.sqlite');
	const sealed = { cache: resolve(options.cache), manifestFile, output };
	const isTrusted = isSealed(sealed);
	const known = openManifest(manifestFile, options.now, { continues: true, isChecked: !isTrusted });
	const since = options.whole ? null : standingOf(known);
	const loaded = await loadSites({ ...options, since: since?.cursor ?? null }).catch((error: unknown) => {
		known.close();
		throw error;
	});
	const { sites, redirects, history } = loaded;
	const build = readBuildId(options.dist);
	const basis = toBasis({ sites, redirects, build, bot: options.bot, place: nameOfPlace(place) });
	const isSuspicious = wasKilled(known);
	const langs = sites.map(({ lang }) => lang);
	const changes = since?.basis === basis ? changesSince(since, history) : null;
	const missing = changes && (await findMissing(known, langs, { output, store, bot: options.bot }, isSuspicious ? 'read' : isTrusted ? 'glance' : 'look'));
	const spliceable = missing && findSpliceable(known, sites);
	const run = { options, output, place, store, publication, manifestFile, loaded, build, isSuspicious, started };
	if (changes === null || missing === null || spliceable === null) {
		forgetBuild(known);
		known.close();
		const { manifest, report } = await renderEverything(run);
		if (report.aborted === undefined) await publication.rest();
		const isComplete = report.failures.length === 0 && report.unrenderable.length === 0 && report.aborted === undefined;
		if (history && isComplete && !options.pagesOnly) keepBuild(manifest, basis, history);
		manifest.close();
		sealCache(sealed);
		return report;
	}
	try {
		const report = await renderDifference(run, known, { changes, spliceable, more: [...missing, ...known.outdated()] });
		if (report.aborted === undefined) await publication.rest();
		if (history && report.failures.length === 0 && report.aborted === undefined) keepBuild(known, basis, history);
		known.close();
		sealCache(sealed);
		return report;
	} catch (error) {
		known.close();
		throw error;
	}
}

/** Where a prerender keeps its manifest. */
export function cacheFolder(root: string): string {
	return join(root, '.cache/prerender');
}
