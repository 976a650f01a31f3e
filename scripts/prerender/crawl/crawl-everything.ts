import { join } from 'node:path';
import { checkRedirects } from '@titraj/contract/redirects/check-redirects.ts';
import { createRedirectMatcher } from '@titraj/contract/redirects/create-redirect-matcher.ts';
import PQueue from 'p-queue';
import type { SiteData } from '#lib/navigation/server/site.server.ts';
import { type Build, secondsSince } from '../build.ts';
import { endWriting } from '../manifest/last-complete-build.ts';
import type { PrerenderReport, Progress } from '../prerender-options.ts';
import { writeMerchantFeed } from '../publish/feeds/merchant-feed.ts';
import { writePostFeeds } from '../publish/feeds/post-feeds.ts';
import { writeNotFoundPages } from '../publish/not-found-pages.ts';
import { writeSiteFiles } from '../publish/site-files.ts';
import { updateSitemaps } from '../publish/sitemaps.ts';
import { crawl } from './crawl.ts';
import { findForMembers, openClients } from './find-for-members.ts';
import { findRemovedPages, removePages } from './remove-pages.ts';

/** Checks every page of the route tables. After a crawl without failures, removes obsolete pages and writes feeds, sitemaps and the other files beside the pages. */
export async function crawlEverything(build: Build): Promise<PrerenderReport> {
	const { options, output, store, sites, manifest, pool, scratch, labels, wasInterrupted, started } = build;
	const { rules, refused } = checkRedirects(build.redirects);
	const feedParts = join(scratch, 'feed');
	const queue = new PQueue({ concurrency: pool.size });
	const expected = sites.reduce((sum, site) => sum + expectedPages(site), 0);
	const onProgress = (counts: Omit<Progress, 'expected' | 'seconds'>) => options.onProgress?.({ ...counts, expected, seconds: secondsSince(started) });
	const result = await crawl({ sites, queue, pool, manifest, feedParts, signal: options.signal, onProgress });
	await pool.endThreads();
	const hasSucceeded = result.failures.length === 0 && result.aborted === undefined;
	// A route that cannot be rendered now may have pages from an earlier build: they are kept.
	const mayRemove = hasSucceeded && (result.unrenderable.length === 0 || options.keepGoing === true);
	const removable = result.aborted === undefined ? findRemovedPages(manifest, createRedirectMatcher(rules)) : [];
	const { removed, refusals } = await removePages(removable, {
		...{ manifest, store, sites, limit: options, hasFailed: !mayRemove },
		forMembers: (places) => findForMembers(places, openClients(build)),
	});
	const isComplete = hasSucceeded && refusals.length === 0;
	if (isComplete) {
		writeMerchantFeed({ output, parts: feedParts, sites });
		writeSiteFiles({ output, manifest, sites, rules, redirects: result.redirects, build: build.id });
		await writePostFeeds({ output, sites, backendUrl: options.backendUrl, host: options.host });
	}
	// Pages for members are removed from an incomplete build, too: nothing may name them.
	if (!isComplete && removed.length > 0) {
		updateSitemaps({ output, manifest, langs: sites.map(({ lang }) => lang), origin: sites[0]?.info.site_url ?? '' }, removed);
		await writePostFeeds({ output, sites, backendUrl: options.backendUrl, host: options.host });
	}
	if (!options.signal?.aborted) await writeNotFoundPages({ output, sites, labels, dist: options.dist });
	if (isComplete || !wasInterrupted) endWriting(manifest);
	if (isComplete) manifest.dropUnusedTemplates();
	return { ...result, failures: [...result.failures, ...refusals], removed: removed.length, refused, seconds: secondsSince(started) };
}

/** Number of literal routes, plus an estimate of the product pages from the categories' totals. */
function expectedPages({ categories, routes }: SiteData): number {
	const products = categories.filter((category) => category.level === 1).reduce((sum, category) => sum + category.products_total, 0);
	return routes.filter((route) => route.path !== undefined).length + products;
}
