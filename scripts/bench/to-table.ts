import { cpus } from 'node:os';
import type { ChildResult } from './run-child.ts';

interface Measured {
	readonly products: number;
	readonly workers: number;
	readonly real: boolean;
	readonly floor: ChildResult;
	readonly full: ChildResult;
	readonly again: ChildResult;
	readonly untouched: boolean;
}

/** The benchmark as a Markdown table with its ratios. */
export function toTable({ products, workers, real, floor, full, again, untouched }: Measured): string {
	const row = (name: string, result: ChildResult) =>
		`| ${name} | ${result.pages} | ${result.rendered} | ${result.failures} | ${result.seconds.toFixed(1)} | ${result.cpu.toFixed(1)} | ${perPage(result).toFixed(2)} | ${(result.pages / result.cpu).toFixed(0)} | ${(perPage(result) / perPage(floor)).toFixed(2)} | ${result.peakMegabytes} |`;
	return [
		`# Prerender benchmark: ${products} ${real ? 'real' : 'demo'} products, ${workers} workers`,
		'',
		`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${new Date().toISOString().slice(0, 10)}`,
		'',
		'| run | pages | rendered | failures | seconds | CPU s | CPU ms/page | pages/CPU s | × floor | peak MB |',
		'| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
		row('React floor (sample)', floor),
		row('full build', full),
		row('nothing changed', again),
		'',
		`Output of the run without changes ${untouched ? 'is untouched' : 'WAS TOUCHED'}.`,
		'',
		`CPU of the full build by what it was spent on (ms/page): ${shares(full)}`,
		'',
	].join('\n');
}

function perPage({ cpu, pages }: ChildResult): number {
	return (cpu * 1000) / Math.max(1, pages);
}

function shares({ spent, pages }: ChildResult): string {
	return Object.entries(spent)
		.sort(([, a], [, b]) => b - a)
		.map(([name, milliseconds]) => `${name} ${(milliseconds / pages).toFixed(3)}`)
		.join(', ');
}
