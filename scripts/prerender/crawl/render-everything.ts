import { rmSync } from 'node:fs';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { checkRedirects } from '#lib/domain/redirects/check-redirects.ts';
import { createRedirectMatcher } from '#lib/domain/redirects/create-redirect-matcher.ts';
import type { SiteData } from '#lib/server/site.server.ts';
import { type Manifest, openManifest } from '#scripts/prerender/manifest/manifest.ts';
import { openPool, openScratch, type Run, secondsSince } from '#scripts/prerender/open-pool.ts';
import type { PrerenderReport, Progress } from '#scripts/prerender/prerender-options.ts';
import { writeMerchantFeed } from '#scripts/prerender/publish/feeds/merchant-feed.ts';
import { writePostFeeds } from '#scripts/prerender/publish/feeds/post-feeds.ts';
import { writeLabels, writeNotFoundPages, writeSiteFiles } from '#scripts/prerender/publish/write-site-files.ts';
import { crawl } from './crawl.ts';
import { beginWriting, endWriting } from './find-missing.ts';
import { findLostPages, removePages } from './remove-pages.ts';

/** Crawls the route tables whole. The manifest stays open for its owner to say what this build stands for. */
export async function renderEverything({
	options,
	output,
	place,
	store,
	publication,
	manifestFile,
	loaded,
	build,
	isSuspicious,
	started,
}: Run): Promise<{ manifest: Manifest; report: PrerenderReport }> {
	const { sites, redirects } = loaded;
	const { rules, refused } = checkRedirects(redirects);
	const scratch = openScratch(options.cache);
	const feedParts = join(scratch, 'feed');
	const manifest = openManifest(manifestFile, options.now);
	const labels = writeLabels(options.dist, output, sites);
	await publication.code();
	const pool = await openPool(options, loaded, { place, manifestFile, labels, isSuspicious, manifest });
	beginWriting(manifest);
	try {
		const queue = new PQueue({ concurrency: pool.size });
		const expected = sites.reduce((sum, site) => sum + expectedPages(site), 0);
		const onProgress = (counts: Omit<Progress, 'expected' | 'seconds'>) => options.onProgress?.({ ...counts, expected, seconds: secondsSince(started) });
		const result = await crawl({ sites, queue, pool, manifest, feedParts, signal: options.signal, onProgress });
		const isWhole = result.failures.length === 0 && result.aborted === undefined;
		// A page that only its route keeps from being made stays.
		const mayRemove = isWhole && (result.unrenderable.length === 0 || options.keepGoing === true);
		const lost = mayRemove ? findLostPages(manifest, createRedirectMatcher(rules)) : [];
		const { removed, refusals } = await removePages(lost, { manifest, store, sites, limit: options });
		const complete = isWhole && refusals.length === 0;
		if (complete && !options.pagesOnly) writeMerchantFeed({ output, parts: feedParts, sites });
		if (complete && !options.pagesOnly) writeSiteFiles({ output, manifest, sites, rules, redirects: result.redirects, build });
		if (complete && !options.pagesOnly) await writePostFeeds({ sites, ...options, output });
		if (!options.pagesOnly && !options.signal?.aborted) await writeNotFoundPages({ output, sites, labels, dist: options.dist });
		if (complete || !isSuspicious) endWriting(manifest);
		if (complete) manifest.dropUnusedTemplates();
		return { manifest, report: { ...result, failures: [...result.failures, ...refusals], removed, refused, seconds: secondsSince(started) } };
	} catch (error) {
		manifest.close();
		throw error;
	} finally {
		await pool.close();
		rmSync(scratch, { recursive: true, force: true });
	}
}

/** Routes, and what their templates will expand to as far as the category totals tell. */
function expectedPages(site: SiteData): number {
	const products = site.categories.filter((category) => category.level === 1).reduce((sum, category) => sum + category.products_total, 0);
	return site.routes.filter((route) => route.path !== undefined).length + products;
}
