import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildsReport } from './build-run.ts';

/** The last report of the same kind, machine and Node version before today; null if there is none. `name` is today's report, without its extension. */
export function readLastReport(
	folder: string,
	{ name, machine }: { readonly name: string; readonly machine: string },
): (BuildsReport & { readonly name: string }) | null {
	const kind = withoutDay(name);
	const files = readdirSync(folder).filter((file) => file.endsWith('.json') && withoutDay(file) === `${kind}.json` && file < `${name}.json`);
	for (const file of files.toSorted().reverse()) {
		const report: BuildsReport = JSON.parse(readFileSync(join(folder, file), 'utf8'));
		if (toMachine(report.machine) === toMachine(machine)) return { ...report, name: file };
	}
	return null;
}

const withoutDay = (name: string): string => name.replace(/^\d{4}-\d\d-\d\d-/, '');
const toMachine = (machine: string): string => machine.replace(/, \d{4}-\d\d-\d\d$/, '');
