import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectNone } from '#tests/support/expect-none.ts';

const PAGE = 'docs/merchant.md';
const ROWS = readFileSync(PAGE, 'utf8')
	.split('\n')
	.filter((line) => /^\| *\d+ \|/.test(line))
	.map((line) => line.split('|').slice(1, -1))
	.map(([number = '', what = '', done = '', how = '', named = '']) => ({
		number: Number(number),
		what,
		done: done.trim(),
		how: how.trim(),
		named: named.trim(),
	}));

test('the page of what merchants do has its 71 rows in order, each with how or why not', () => {
	expect(ROWS.map(({ number }) => number)).toEqual(Array.from({ length: 71 }, (_, index) => index + 1));
	const bad = ROWS.filter(({ done, how }) => !['yes', 'in part', 'no'].includes(done) || how === '');
	expectNone(
		bad.map(({ number }) => `row ${number}`),
		PAGE,
	);
});

test('what is done names browser tests that exist and are not skipped', () => {
	const bad = ROWS.flatMap(({ number, done, named }) => {
		if (named === '') return done === 'yes' ? [`row ${number}: done, without a test`] : [];
		return named.split(/; (?=`)/).flatMap((one) => {
			const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(one) ?? [];
			if (!existsSync(file)) return [`row ${number}: ${file} does not exist`];
			return isRun(readFileSync(file, 'utf8'), title) ? [] : [`row ${number}: ${file} runs no test "${title}"`];
		});
	});
	expectNone(bad, PAGE);
});

/** Whether the source calls `test` or `test.each` with this title, or one that ends with the name of a case. */
function isRun(source: string, title: string): boolean {
	const place = Math.max(source.indexOf(`'${title}'`), source.indexOf(`'${title}: %s'`));
	if (place === -1) return false;
	const call = source.slice(0, place).split('\n').at(-1) ?? '';
	return !/\.(skip|todo)/.test(call) && !/^\s*(describe|test|it)\.(only|skip)\(/m.test(source);
}
