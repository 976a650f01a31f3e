import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCoverage, withTotals } from '#scripts/check-spec-coverage.ts';

const root = new URL('../../../', import.meta.url);
const exists = (path: string) => ['lib/a.ts', 'tests/unit/a.test.ts'].includes(path);
const head = '| # | Rule | Decision | Area | Code | Test |\n| --- | --- | --- | --- | --- | --- |\n';
const parse = (...rows: string[]) => parseCoverage(`## 2 Screens\n\n${head}${rows.join('\n')}\n`, exists);

describe('the state of a row', () => {
	it.each([
		['open if there is neither code nor test', 'open', 'open', 'open'],
		['part if the test is missing', '`lib/a.ts`', 'open', 'part'],
		['part if a cell says that more is to come', '`lib/a.ts`, open', '`tests/unit/a.test.ts`', 'part'],
		['done if there are code and test', '`lib/a.ts`', '`tests/unit/a.test.ts`', 'done'],
		['moot if a decision overrules it', 'moot', 'moot', 'moot'],
		['moot also if a test proves the replacement', 'moot', '`tests/unit/a.test.ts`', 'moot'],
		['note if there is nothing to do', 'note', 'note', 'note'],
	])('is %s', (_title, code, test, state) => {
		const coverage = parse(`| 2.1 | a rule | D10 | Foundation | ${code} | ${test} |`);
		expect(coverage.errors).toEqual([]);
		expect(coverage.rows[0]?.state).toBe(state);
	});
});

describe('an invalid row is reported with its line', () => {
	it.each([
		['a cell is missing', '| 2.1 | a rule | Foundation | open | open |', 'has 5 cells instead of 6'],
		['the number is malformed', '| two | a rule |  | Foundation | open | open |', '"two" is not a number like 2.14'],
		['the row is in another section', '| 3.1 | a rule |  | Foundation | open | open |', 'is in section 2'],
		['the rule is empty', '| 2.1 |  |  | Foundation | open | open |', 'has no rule'],
		['the decision is no D-number', '| 2.1 | a rule | ADR | Foundation | open | open |', 'is not a list of D-numbers'],
		['the area is unknown', '| 2.1 | a rule |  | Garden | open | open |', 'area "Garden" is not one of Foundation, Catalogue'],
		['a path does not exist', '| 2.1 | a rule |  | Foundation | `lib/gone.ts` | open |', 'lib/gone.ts does not exist'],
		['a test is outside tests/', '| 2.1 | a rule |  | Foundation | open | `lib/a.ts` |', 'is not under tests/'],
		['a cell has another text', '| 2.1 | a rule |  | Foundation | soon | open |', 'code "soon" is neither'],
		['it is moot without a decision', '| 2.1 | a rule |  | Foundation | moot | moot |', 'is moot without a decision'],
	])('when %s', (_title, row, message) => {
		expect(parse(row).errors).toEqual([expect.stringContaining(message)]);
		expect(parse(row).errors[0]).toMatch(/^line 5: /);
	});

	it('when a number is used twice', () => {
		const row = '| 2.1 | a rule |  | Foundation | open | open |';
		expect(parse(row, row).errors).toEqual(['line 6: 2.1: number is used twice']);
	});

	it('a document without rows is an error', () => {
		expect(parse().errors).toEqual(['no rows found']);
	});
});

describe('totals', () => {
	it('count by area and state, and are not read as rows', () => {
		const document = `<!-- totals -->\n<!-- /totals -->\n## 2 Screens\n${head}| 2.1 | a |  | Foundation | open | open |\n| 2.2 | b | D10 | Checkout | moot | moot |\n`;
		const { totals } = parseCoverage(document, exists);
		expect(totals).toContain('| Foundation | 0 | 0 | 1 | 0 | 0 | 1 |');
		expect(totals).toContain('| all | 0 | 0 | 1 | 1 | 0 | 2 |');
		const renewed = withTotals(document, totals);
		expect(parseCoverage(renewed, exists)).toMatchObject({ errors: [], totals });
		expect(withTotals(renewed, totals)).toBe(renewed);
	});
});

describe('docs/spec-coverage.md', () => {
	const markdown = readFileSync(new URL('docs/spec-coverage.md', root), 'utf8');
	const coverage = parseCoverage(markdown, (path) => existsSync(new URL(path, root)));

	it('has no invalid row, and every path in it exists', () => {
		expect(coverage.errors).toEqual([]);
	});

	it('shows its own totals', () => {
		expect(withTotals(markdown, coverage.totals)).toBe(markdown);
	});

	it('covers every section from 1 to 9', () => {
		expect([...new Set(coverage.rows.map((row) => row.number[0]))].join('')).toBe('123456789');
	});
});
