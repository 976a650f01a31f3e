import { rmSync } from 'node:fs';
import type { Change } from '@titraj/contract/changes.ts';
import { checkRedirects } from '#lib/domain/redirects/check-redirects.ts';
import type { Manifest } from '#scripts/prerender/manifest/manifest.ts';
import { openPool, openScratch, type Run, secondsSince } from '#scripts/prerender/open-pool.ts';
import type { PrerenderReport } from '#scripts/prerender/prerender-options.ts';
import { writePostFeeds } from '#scripts/prerender/publish/feeds/post-feeds.ts';
import { writeLabels, writeNotFoundPages } from '#scripts/prerender/publish/write-site-files.ts';
import { addSpent } from '#scripts/prerender/render/stopwatch.ts';
import { beginWriting, endWriting } from './find-missing.ts';
import type { Spliceable } from './find-spliceable.ts';
import { renderChanges } from './render-changes.ts';
import { splicePages } from './splice-pages.ts';

interface Difference {
	readonly changes: readonly Change[];
	/** What other menus and labels alter. */
	readonly spliceable: Spliceable;
	/** Pages to be looked at for other reasons. */
	readonly more: readonly string[];
}

/** Looks at what changed since the last complete build alone. Where nothing did, not even the build's code is loaded. */
export async function renderDifference(run: Run, manifest: Manifest, { changes, spliceable, more }: Difference): Promise<PrerenderReport> {
	const { options, output, place, store, publication, manifestFile, loaded, isSuspicious, started } = run;
	const { sites, token, table } = loaded;
	const { outer, inner } = spliceable;
	const { signal, backendUrl, host, timeout, dist } = options;
	const { refused } = checkRedirects(loaded.redirects);
	const none = { pages: manifest.count(), rendered: 0, spliced: 0, removed: 0, failures: [], unrenderable: [], withoutContent: [], refused, spent: {} };
	const isDressedAnew = outer.length + inner.length > 0;
	if (changes.length === 0 && more.length === 0 && !isDressedAnew) return { ...none, seconds: secondsSince(started) };
	const scratch = openScratch(options.cache);
	const labels = writeLabels(options.dist, output, sites);
	await publication.code();
	beginWriting(manifest);
	const pool = await openPool(options, loaded, { place, manifestFile, labels, isSuspicious, manifest });
	try {
		const { left, spliced, spent } = await splicePages(outer, { manifest, pool, signal });
		const build = { manifest, pool, sites, output, store, signal, backend: { backendUrl, host, token, timeout, table }, limit: options };
		const { paths: _, ...done } = await renderChanges(changes, [...more, ...inner, ...left], build);
		addSpent(spent, done.spent);
		if (isDressedAnew && !signal?.aborted) {
			await writeNotFoundPages({ output, sites, labels, dist });
			await writePostFeeds({ output, sites, backendUrl, host });
			if (done.failures.length === 0) manifest.dropUnusedTemplates();
		}
		if (!isSuspicious || !signal?.aborted) endWriting(manifest);
		return { ...none, ...done, spliced, spent, pages: manifest.count(), seconds: secondsSince(started) };
	} finally {
		await pool.close();
		rmSync(scratch, { recursive: true, force: true });
	}
}
