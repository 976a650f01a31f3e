import { checkRedirects } from '@titraj/contract/redirects/check-redirects.ts';
import { type Build, secondsSince } from '../build.ts';
import { endWriting, pageCount } from '../manifest/last-complete-build.ts';
import type { PrerenderReport } from '../prerender-options.ts';
import { writePostFeeds } from '../publish/feeds/post-feeds.ts';
import { writeNotFoundPages } from '../publish/not-found-pages.ts';
import { addTimes } from '../render/stopwatch.ts';
import type { Difference } from './find-difference.ts';
import { renderChanges } from './render-changes.ts';
import { splicePages } from './splice-pages.ts';

/** Renders only the differences from the last complete build. */
export async function renderDifference(build: Build, { changes, spliceable: { outer, inner }, others }: Difference): Promise<PrerenderReport> {
	const { options, output, store, sites, token, table, manifest, pool, labels, wasInterrupted, started } = build;
	const { signal, backendUrl, host, dist } = options;
	const { unspliced, spliced, cpu } = await splicePages(outer, { manifest, pool, signal });
	const { paths: _, ...done } = await renderChanges(changes, [...others, ...inner, ...unspliced], {
		...{ manifest, pool, sites, output, store, token, table, options, wasInterrupted },
	});
	addTimes(cpu, done.cpu);
	const hasNewTemplate = outer.length + inner.length > 0;
	if (hasNewTemplate && !signal?.aborted) {
		await writeNotFoundPages({ output, sites, labels, dist });
		await writePostFeeds({ output, sites, backendUrl, host });
		if (done.failures.length === 0) manifest.dropUnusedTemplates();
	}
	if (!wasInterrupted || !signal?.aborted) endWriting(manifest);
	return { ...reportUnchanged(build), ...done, spliced, cpu, seconds: secondsSince(started) };
}

/** The report of a build without changes. */
export function reportUnchanged({ manifest, redirects, started }: Pick<Build, 'manifest' | 'redirects' | 'started'>): PrerenderReport {
	const none = { rendered: 0, spliced: 0, removed: 0, failures: [], unrenderable: [], withoutContent: [], cpu: {} };
	return { ...none, pages: pageCount(manifest), refused: checkRedirects(redirects).refused, seconds: secondsSince(started) };
}
