import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectNone } from '#tests/support/expect-none.ts';

const PAGE = 'docs/THREATS.md';
/** Rows of all tables, without their heads: the attack, and the cell that names its tests. */
const ROWS = readFileSync(PAGE, 'utf8')
	.split('\n')
	.filter((line, index, lines) => line.startsWith('|') && !/^\| -/.test(line) && !/^\| -/.test(lines[index + 1] ?? ''))
	.map((line) => line.split('|').slice(1, -1))
	.map((cells) => ({ attack: (cells.at(0) ?? '').trim(), named: (cells.at(-1) ?? '').trim() }));
const filesIn = (text: string): readonly string[] => [...text.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = '']) => file);

test('each promise of the page of threats names a test beside it', () => {
	expect(ROWS.length).toBeGreaterThan(70);
	expectNone(
		ROWS.filter(({ named }) => filesIn(named).length === 0).map(({ attack }) => attack),
		PAGE,
	);
});

test('each test that the page of threats names exists, and skips nothing', () => {
	const bad = ROWS.flatMap(({ attack, named }) =>
		filesIn(named).flatMap((file) => {
			if (!existsSync(file)) return [`${attack}: ${file} does not exist`];
			return /\b(describe|test|it)\.(only|skip|todo)\(/.test(readFileSync(file, 'utf8')) ? [`${attack}: ${file} skips a test`] : [];
		}),
	);
	expectNone(bad, PAGE);
});
