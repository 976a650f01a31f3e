import type { ComparedRow } from './compare-runs.ts';
import type { OutputSize } from './measure-output.ts';

interface Measured {
	readonly machine: string;
	readonly rows: readonly ComparedRow[];
	readonly outputs: readonly (OutputSize & { readonly products: number })[];
	/** File name of the plot, if there is one. */
	readonly plot: string | undefined;
	/** File name of the plot of the longest build's memory, if there is one. */
	readonly memoryPlot?: string | undefined;
	/** File name of the report that rows are compared with, if there is one. */
	readonly last: string | undefined;
}

/** Markdown table of the builds. */
export function toBuildsTable({ machine, rows, outputs, plot, memoryPlot, last }: Measured): string {
	return [
		'# Builds of growing catalogs',
		'',
		`${machine}. The backend runs on the same processors; \`load\` is the highest load of the machine at the start of a repeat. Seconds are medians of the repeats, the range is that of`,
		`CPU seconds. ${last ? `\`× last\`: CPU time per page compared with ${last}; a row that takes over 5 % more is bold.` : 'No earlier report of this machine to compare with.'}`,
		'',
		'| products | build | repeats | pages | rendered | spliced | seconds | CPU s | range | CPU ms/page | × last | peak MB | load |',
		'| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
		...rows.map(toRow),
		'',
		'| products | files | folders | fullest folder | MB |',
		'| ---: | ---: | ---: | ---: | ---: |',
		...outputs.map(({ products, files, folders, fullest, bytes }) => `| ${products} | ${files} | ${folders} | ${fullest} | ${(bytes / 1e6).toFixed(0)} |`),
		...(plot ? ['', `![CPU seconds against pages](${plot})`] : []),
		...(memoryPlot ? ['', `![Memory of the longest build](${memoryPlot})`] : []),
		'',
	].join('\n');
}

function toRow({
	products,
	name,
	repeats,
	pages,
	rendered,
	spliced,
	seconds,
	cpu,
	cpuRange,
	timesLast,
	isRegression,
	peakMegabytes,
	load,
}: ComparedRow): string {
	const times = timesLast?.toFixed(2) ?? '';
	const cells = [products, name, repeats, pages, rendered, spliced, seconds.toFixed(1), cpu.toFixed(1), cpuRange.map((value) => value.toFixed(1)).join(' to ')];
	return `| ${[...cells, ((cpu * 1000) / pages).toFixed(2), isRegression ? `**${times}**` : times, peakMegabytes, load.toFixed(1)].join(' | ')} |`;
}
