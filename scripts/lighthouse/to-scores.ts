import type { Result } from 'lighthouse';
import { median } from '../run/median.ts';
import type { Bars } from './read-bars.ts';

export interface PageScores {
	readonly path: string;
	/** Category -> median score of the runs, 0 to 1. */
	readonly medians: Readonly<Record<string, number>>;
	/** Medians, in milliseconds unless stated otherwise. */
	readonly metrics: Readonly<Record<string, number>>;
	/** Scores below their bar, with the failed audits. */
	readonly failures: readonly string[];
}

const METRICS = {
	LCP: 'largest-contentful-paint',
	FCP: 'first-contentful-paint',
	TBT: 'total-blocking-time',
	SI: 'speed-index',
	CLS: 'cumulative-layout-shift',
};

/** Summarises several runs of one page. */
export function toScores(path: string, results: readonly Result[], bars: Bars): PageScores {
	const scoresOf = (category: string) => results.map((result) => result.categories[category]?.score ?? 0);
	const metric = (audit: string) => round(median(results.map((result) => result.audits[audit]?.numericValue ?? Number.NaN)));
	return {
		path,
		medians: Object.fromEntries(bars.scores.map(({ category }) => [category, median(scoresOf(category))])),
		metrics: Object.fromEntries(Object.entries(METRICS).map(([name, audit]) => [name, metric(audit)])),
		failures: [
			...bars.scores.flatMap(({ category, minimum, counts }) => {
				const reached = counts === 'median' ? median(scoresOf(category)) : Math.min(...scoresOf(category));
				return reached >= minimum ? [] : [`${category} ${reached} instead of ${minimum}: ${costly(results, category).join(', ')}`];
			}),
			...bars.metrics.flatMap(({ audit, maximum }) => (metric(audit) <= maximum ? [] : [`${audit} ${metric(audit)}, at most ${maximum}`])),
		],
	};
}

/** Audits of a category that failed in any run. */
function costly(results: readonly Result[], category: string): readonly string[] {
	const titles = results.flatMap(({ audits, categories }) =>
		(categories[category]?.auditRefs ?? [])
			.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
			.map(({ id }) => `${id}${audits[id]?.displayValue ? ` (${audits[id].displayValue})` : ''}`),
	);
	return [...new Set(titles)];
}

function round(value: number): number {
	return value < 1 ? Math.round(value * 1000) / 1000 : Math.round(value);
}
