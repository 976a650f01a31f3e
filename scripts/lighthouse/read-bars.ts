import { readFileSync } from 'node:fs';

export interface ScoreBar {
	/** A Lighthouse category, e.g. `seo`. */
	readonly category: string;
	/** 0 to 1. */
	readonly minimum: number;
	/** Of several runs the middle one counts, or the worst. */
	readonly counts: 'median' | 'worst';
}

/** What the middle run may need at most. */
export interface MetricBar {
	/** A Lighthouse audit, e.g. `largest-contentful-paint`. */
	readonly audit: string;
	/** Milliseconds; of layout shift, its score. */
	readonly maximum: number;
}

export interface Bars {
	readonly scores: readonly ScoreBar[];
	readonly metrics: readonly MetricBar[];
}

interface Assertion {
	readonly minScore?: number;
	readonly maxNumericValue?: number;
	readonly aggregationMethod?: string;
}

interface LighthouseSettings {
	readonly ci: { readonly assert: { readonly assertions: Readonly<Record<string, readonly [string, Assertion]>> } };
}

/** How much less is asked of pages on a machine that is not quiet. */
interface Leniency {
	/** Minimum of the category `performance`. */
	readonly performance?: number | undefined;
	/** Times that metrics may take. */
	readonly times?: number | undefined;
}

/** What pages must reach: the assertions of lighthouserc.json, which lhci reads as well. */
export function readBars(file: string, { performance, times = 1 }: Leniency = {}): Bars {
	const { ci }: LighthouseSettings = JSON.parse(readFileSync(file, 'utf8'));
	const scores: ScoreBar[] = [];
	const metrics: MetricBar[] = [];
	for (const [name, [, { minScore, maxNumericValue, aggregationMethod }]] of Object.entries(ci.assert.assertions)) {
		const category = name.replace('categories:', '');
		if (minScore !== undefined) {
			const minimum = category === 'performance' ? (performance ?? minScore) : minScore;
			scores.push({ category, minimum, counts: aggregationMethod === 'median' ? 'median' : 'worst' });
		}
		if (maxNumericValue !== undefined) metrics.push({ audit: name, maximum: maxNumericValue * times });
	}
	return { scores, metrics };
}
