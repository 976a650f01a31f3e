import type { BuildRun } from './builds.ts';
import type { OutputSize } from './measure-output.ts';

interface Measured {
	readonly machine: string;
	readonly runs: readonly BuildRun[];
	readonly outputs: readonly (OutputSize & { readonly products: number })[];
	/** File name of the plot, where there is one. */
	readonly plot: string | undefined;
}

/** Builds of several sizes as Markdown. */
export function toBuildsTable({ machine, runs, outputs, plot }: Measured): string {
	return [
		'# Builds of growing catalogs',
		'',
		`${machine}. The backend runs on the same processors; \`load\` is that of the machine as the run began.`,
		'',
		'| products | build | pages | rendered | spliced | seconds | CPU s | CPU ms/page | peak MB | load |',
		'| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
		...runs.map(
			({ products, name, pages, rendered, spliced, seconds, cpu, peakMegabytes, load }) =>
				`| ${products} | ${name} | ${pages} | ${rendered} | ${spliced} | ${seconds.toFixed(1)} | ${cpu.toFixed(1)} | ${((cpu * 1000) / pages).toFixed(2)} | ${peakMegabytes} | ${load.toFixed(1)} |`,
		),
		'',
		'| products | files | folders | fullest folder | MB |',
		'| ---: | ---: | ---: | ---: | ---: |',
		...outputs.map(({ products, files, folders, fullest, bytes }) => `| ${products} | ${files} | ${folders} | ${fullest} | ${(bytes / 1e6).toFixed(0)} |`),
		...(plot ? ['', `![CPU seconds against pages](${plot})`] : []),
		'',
	].join('\n');
}
