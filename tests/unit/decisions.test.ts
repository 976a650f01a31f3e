import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const INDEX = readFileSync('docs/decisions/README.md', 'utf8');
const ROWS = new Map(
	[...INDEX.matchAll(/^\| \[\d{4}\]\(([^)]+)\) (.*?) +\| (\d{4}-\d\d-\d\d) \| (.*?) *\|$/gm)].map(([, file = '', title, , state]) => [file, { title, state }]),
);
const PAGES = globSync('docs/decisions/[0-9]*.md').map((file) => {
	const [heading = ''] = readFileSync(file, 'utf8').split('\n');
	return { file: basename(file), title: heading.replace(/^# \d{4}:? /, '') };
});

test('each decision has one row of the index, under its title and a date', () => {
	for (const { file, title } of PAGES) expect.soft(ROWS.get(file)?.title, file).toBe(title);
	expect([...INDEX.matchAll(/^\| \[\d{4}\]/gm)]).toHaveLength(PAGES.length);
});

test('a decision that another one replaced says so in the index', () => {
	const replaced = PAGES.filter(({ file }) => /^(Superseded|Replaced|Changed)\b|\. Replaced by /m.test(readFileSync(`docs/decisions/${file}`, 'utf8')));
	expect(replaced.length).toBeGreaterThan(5);
	for (const { file } of replaced) expect.soft(ROWS.get(file)?.state, file).toMatch(/replaced by/);
});
