import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from 'lighthouse';
import type { PageScores } from './to-scores.ts';

interface MeasuredPage extends PageScores {
	readonly results: readonly Result[];
}

interface Summary {
	readonly folder: string;
	readonly date: Date;
	/** Share of CPU time in use when the runs began: above 0.2 performance looks worse than it is. */
	readonly load: number;
	readonly pages: readonly MeasuredPage[];
}

const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index'];

/** Saves the scores and times of each page and run to one file per day, and returns its path. */
export function saveSummary({ folder, date, load, pages }: Summary): string {
	const day = join(folder, date.toISOString().slice(0, 10));
	mkdirSync(day, { recursive: true });
	const file = join(day, `${date.toISOString().slice(11, 16).replace(':', '')}.json`);
	const [first] = pages.flatMap(({ results }) => results);
	const about = { date: date.toISOString(), lighthouse: first?.lighthouseVersion, node: process.version, loadOfACore: Math.round(load * 100) / 100 };
	writeFileSync(file, `${JSON.stringify({ ...about, pages: pages.map(toEntry) }, null, '\t')}\n`);
	return file;
}

function toEntry({ path, medians, metrics, failures, results }: MeasuredPage) {
	return { path, medians, metrics, failures, runs: results.map(toRun) };
}

function toRun({ categories, audits, environment }: Result) {
	return {
		benchmarkIndex: environment.benchmarkIndex,
		scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, score])),
		metrics: Object.fromEntries(METRICS.map((name) => [name, Math.round((audits[name]?.numericValue ?? 0) * 1000) / 1000])),
	};
}
