import { median } from '../run/median.ts';
import type { BuildRun } from './build-run.ts';

/** One row of the table: summary of the repeats of a build. */
export interface BuildRow extends Pick<BuildRun, 'products' | 'name' | 'pages' | 'rendered' | 'spliced'> {
	readonly repeats: number;
	/** Medians: `seconds` and `cpu`. */
	readonly seconds: number;
	readonly cpu: number;
	/** Lowest and highest CPU seconds of the repeats. */
	readonly cpuRange: readonly [least: number, most: number];
	/** Highest of the repeats. */
	readonly peakMegabytes: number;
	readonly load: number;
}

/** Summarises the repeats of each build as one row, in the order of their first run. */
export function summariseRuns(runs: readonly BuildRun[]): readonly BuildRow[] {
	return [...Map.groupBy(runs, toKey).values()].flatMap((repeats) => {
		const [first] = repeats;
		if (!first) return [];
		const { products, name, pages, rendered, spliced } = first;
		const cpus = repeats.map(({ cpu }) => cpu);
		return {
			...{ products, name, pages, rendered, spliced, repeats: repeats.length },
			...{ seconds: median(repeats.map(({ seconds }) => seconds)), cpu: median(cpus), cpuRange: [Math.min(...cpus), Math.max(...cpus)] },
			...{ peakMegabytes: Math.max(...repeats.map(({ peakMegabytes }) => peakMegabytes)), load: Math.max(...repeats.map(({ load }) => load)) },
		};
	});
}

/** Key of comparable rows: the same build of the same number of products. */
export const toKey = ({ products, name }: Pick<BuildRun, 'products' | 'name'>): string => `${products} ${name}`;
