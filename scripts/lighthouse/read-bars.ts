import { readFileSync } from 'node:fs';

export interface Bar {
	/** A Lighthouse category, e.g. `seo`. */
	readonly category: string;
	/** 0 to 1. */
	readonly minimum: number;
	/** Of several runs the middle one counts, or the worst. */
	readonly counts: 'median' | 'worst';
}

interface LighthouseSettings {
	readonly ci: {
		readonly assert: { readonly assertions: Readonly<Record<string, readonly [string, { readonly minScore: number; readonly aggregationMethod?: string }]>> };
	};
}

/** The scores that pages must reach: the assertions of lighthouserc.json, which lhci reads as well. `instead` has other minima, by category. */
export function readBars(file: string, instead: Readonly<Record<string, string | undefined>> = {}): readonly Bar[] {
	const settings: LighthouseSettings = JSON.parse(readFileSync(file, 'utf8'));
	return Object.entries(settings.ci.assert.assertions).map(([name, [, { minScore, aggregationMethod }]]) => {
		const category = name.replace('categories:', '');
		return { category, minimum: Number(instead[category] ?? minScore), counts: aggregationMethod === 'median' ? 'median' : 'worst' };
	});
}
