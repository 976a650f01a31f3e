import type { PrerenderReport } from './prerender-options.ts';
import type { UnrenderableRoute } from './render/failure.ts';

/** Maximum number of addresses printed per kind. */
const SHOWN = 20;

const REFUSALS = {
	loop: 'A redirect leads back to itself and is ignored',
	host: 'The visitor could choose the host of a redirect, so it is ignored; end the host of its target with a slash',
} as const;

/** Prints a build's pages, time and memory, and each failure with its address and cause. */
export function printReport(report: PrerenderReport, out: Pick<Console, 'log' | 'error'>): void {
	const { pages, rendered, spliced, removed, seconds, failures, unrenderable, withoutContent, refused, aborted } = report;
	const peak = Math.round(process.resourceUsage().maxRSS / 1024);
	out.log(
		`${pages} pages, ${rendered} rendered, ${spliced} spliced, ${removed} removed in ${seconds.toFixed(1)} s (${Math.round(pages / seconds)} pages/s), peak memory ${peak} MB, ${failures.length} failed`,
	);
	if (withoutContent.length > 0)
		out.log(`Routes without content: ${withoutContent.length} (${withoutContent.slice(0, 5).join(' ')}${withoutContent.length > 5 ? ' …' : ''})`);
	if (unrenderable.length > 0) out.error(`Routes that cannot be rendered: ${unrenderable.length}`);
	print(unrenderable, out);
	for (const { reason, path } of refused) out.error(`${REFUSALS[reason]}: ${path.join(' -> ')}`);
	if (aborted !== undefined) out.error(`Gave up: ${aborted}`);
	print(failures, out);
}

function print(causes: readonly UnrenderableRoute[], out: Pick<Console, 'error'>): void {
	for (const { url, cause } of causes.slice(0, SHOWN)) out.error(`${url}: ${cause}`);
	if (causes.length > SHOWN) out.error(`… and ${causes.length - SHOWN} more`);
}
