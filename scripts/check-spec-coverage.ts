import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type CoverageState = 'done' | 'part' | 'open' | 'moot' | 'note';
interface CoverageRow {
	readonly number: string;
	readonly area: string;
	readonly state: CoverageState;
	readonly paths: readonly string[];
}
interface Coverage {
	readonly rows: readonly CoverageRow[];
	readonly errors: readonly string[];
	/** Table of totals for the top of the document. */
	readonly totals: string;
}

const areas = ['Foundation', 'Catalogue', 'Checkout', 'Accounts', 'Content', 'Functions', 'Languages', 'Prerender', 'Consent', 'Finish'];
const states: readonly CoverageState[] = ['done', 'part', 'open', 'moot', 'note'];
const totalsBlock = /<!-- totals -->\n([\s\S]*?)<!-- \/totals -->/;

/** Parses docs/spec-coverage.md into rows and errors. `exists` takes a path in the repository. */
export function parseCoverage(markdown: string, exists: (path: string) => boolean): Coverage {
	const rows: CoverageRow[] = [];
	const errors: string[] = [];
	let section = '';
	for (const [index, line] of markdown
		.replace(totalsBlock, (block) => block.replaceAll('|', ' '))
		.split('\n')
		.entries()) {
		section = /^## (\d)/.exec(line)?.[1] ?? section;
		if (!line.startsWith('|') || /^\| (#|---) /.test(line)) continue;
		const { row, problems } = parseRow(line, section, exists);
		if (row && rows.some((earlier) => earlier.number === row.number)) problems.push('number is used twice');
		errors.push(...problems.map((problem) => `line ${index + 1}: ${row?.number ?? line.slice(0, 40)}: ${problem}`));
		if (row) rows.push(row);
	}
	if (rows.length === 0 && errors.length === 0) errors.push('no rows found');
	return { rows, errors, totals: toTotals(rows) };
}

/** Returns the document with updated totals. */
export function withTotals(markdown: string, totals: string): string {
	return markdown.replace(totalsBlock, `<!-- totals -->\n${totals}<!-- /totals -->`);
}

function parseRow(line: string, section: string, exists: (path: string) => boolean): { row?: CoverageRow; problems: string[] } {
	const cells = line
		.split('|')
		.slice(1, -1)
		.map((cell) => cell.trim());
	const [number = '', rule = '', decision = '', area = '', code = '', test = ''] = cells;
	if (cells.length !== 6) return { problems: [`has ${cells.length} cells instead of 6`] };
	if (!/^\d\.\d+$/.test(number)) return { problems: [`"${number}" is not a number like 2.14`] };

	const paths = [...pathsOf(code), ...pathsOf(test)];
	const problems = [
		number.startsWith(`${section}.`) ? '' : `is in section ${section}`,
		rule === '' ? 'has no rule' : '',
		/^(D\d+(, D\d+)*)?$/.test(decision) ? '' : `"${decision}" is not a list of D-numbers`,
		areas.includes(area) ? '' : `area "${area}" is not one of ${areas.join(', ')}`,
		isCell(code) ? '' : `code "${code}" is neither paths nor open, moot, note`,
		isCell(test) ? '' : `test "${test}" is neither paths nor open, moot, note`,
		code === 'moot' && decision === '' ? 'is moot without a decision' : '',
		...pathsOf(test).map((path) => (path.startsWith('tests/') ? '' : `test ${path} is not under tests/`)),
		...paths.map((path) => (exists(path) ? '' : `${path} does not exist`)),
	].filter((problem) => problem !== '');
	return { row: { number, area, state: toState(code, test), paths }, problems };
}

function isCell(cell: string): boolean {
	return /^(open|moot|note)$/.test(cell) || /^`[^`|]+`(, `[^`|]+`)*(, open)?$/.test(cell);
}

function pathsOf(cell: string): string[] {
	return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, path]) => path ?? []);
}

function toState(code: string, test: string): CoverageState {
	if (code === 'moot' || code === 'note') return code;
	if (code === 'open' && test === 'open') return 'open';
	return /open$/.test(code) || /open$/.test(test) ? 'part' : 'done';
}

function toTotals(rows: readonly CoverageRow[]): string {
	const count = (area: string | null, state: CoverageState | null) =>
		rows.filter((row) => (area === null || row.area === area) && (state === null || row.state === state)).length;
	const toLine = (title: string, area: string | null) => `| ${[title, ...states.map((state) => count(area, state)), count(area, null)].join(' | ')} |`;
	const found = areas.filter((area) => rows.some((row) => row.area === area));
	return [
		`| area | ${states.join(' | ')} | rows |`,
		`| --- |${' ---: |'.repeat(states.length + 1)}`,
		...found.map((area) => toLine(area, area)),
		toLine('all', null),
		'',
	].join('\n');
}

if (import.meta.main) {
	const file = fileURLToPath(new URL('../docs/spec-coverage.md', import.meta.url));
	const markdown = readFileSync(file, 'utf8');
	const coverage = parseCoverage(markdown, (path) => existsSync(new URL(`../${path}`, import.meta.url)));
	const renewed = withTotals(markdown, coverage.totals);
	const isStale = renewed !== markdown;
	if (isStale && process.argv.includes('--write')) writeFileSync(file, renewed);
	const errors = isStale && !process.argv.includes('--write') ? [...coverage.errors, 'the totals are out of date: run with --write'] : coverage.errors;
	process.stdout.write(coverage.totals);
	for (const error of errors) process.stderr.write(`docs/spec-coverage.md: ${error}\n`);
	process.exitCode = errors.length === 0 ? 0 : 1;
}
