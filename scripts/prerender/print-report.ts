import type { PrerenderReport } from './prerender-options.ts';

const SHOWN_FAILURES = 20;

const REFUSALS = {
	loop: 'A redirect leads back to itself and is left out',
	host: 'A redirect leaves its host to the visitor and is left out; end the host of its target with a slash',
} as const;

/** Prints what a crawl did: pages, time, memory, and each failure with its URL and cause. */
export function printReport(report: PrerenderReport, out: Pick<Console, 'log' | 'error'>): void {
	const { pages, rendered, spliced, removed, seconds, failures, withoutScreen, refused, aborted } = report;
	const peak = Math.round(process.resourceUsage().maxRSS / 1024);
	out.log(
		`${pages} pages, ${rendered} rendered, ${spliced} spliced, ${removed} removed in ${seconds.toFixed(1)} s (${Math.round(pages / seconds)} pages/s), peak memory ${peak} MB, ${failures.length} failed`,
	);
	if (withoutScreen.length > 0)
		out.log(`${withoutScreen.length} routes have no screen in this build: ${withoutScreen.slice(0, 5).join(' ')}${withoutScreen.length > 5 ? ' …' : ''}`);
	for (const { reason, path } of refused) out.error(`${REFUSALS[reason]}: ${path.join(' -> ')}`);
	if (aborted !== undefined) out.error(`Gave up: ${aborted}`);
	for (const { url, cause } of failures.slice(0, SHOWN_FAILURES)) out.error(`${url}: ${cause}`);
	if (failures.length > SHOWN_FAILURES) out.error(`… and ${failures.length - SHOWN_FAILURES} more`);
}
