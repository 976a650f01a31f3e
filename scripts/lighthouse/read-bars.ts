import { readFileSync } from 'node:fs';

interface ScoreBar {
	/** A Lighthouse category, e.g. `seo`. */
	readonly category: string;
	/** 0 to 1. */
	readonly minimum: number;
	/** Whether the median of several runs counts, or the worst. */
	readonly counts: 'median' | 'worst';
}

/** Maximum of the median run. */
interface MetricBar {
	/** A Lighthouse audit, e.g. `largest-contentful-paint`. */
	readonly audit: string;
	/** Milliseconds; for layout shift, its score. */
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
	readonly ci: {
		readonly collect: { readonly url: readonly string[] };
		readonly assert: { readonly assertions: Readonly<Record<string, readonly [string, Assertion]>> };
	};
}

const readSettings = (file: string): LighthouseSettings => JSON.parse(readFileSync(file, 'utf8'));

/** Paths of the pages that are measured. */
export const readPages = (file: string): readonly string[] => readSettings(file).ci.collect.url.map((url) => new URL(url).pathname);

/** The bars of pages: the assertions of lighthouserc.json (docs/decisions/0053). `times` multiplies the limits of metrics, for a busy machine. */
export function readBars(file: string, times = 1): Bars {
	const { ci } = readSettings(file);
	const scores: ScoreBar[] = [];
	const metrics: MetricBar[] = [];
	for (const [name, [, { minScore, maxNumericValue, aggregationMethod }]] of Object.entries(ci.assert.assertions)) {
		const category = name.replace('categories:', '');
		if (minScore !== undefined) scores.push({ category, minimum: minScore, counts: aggregationMethod === 'median' ? 'median' : 'worst' });
		if (maxNumericValue !== undefined) metrics.push({ audit: name, maximum: maxNumericValue * times });
	}
	return { scores, metrics };
}
