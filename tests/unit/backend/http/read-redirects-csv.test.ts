import { readRedirectsCsv } from '@titraj/backend/content/redirects/read-redirects-csv.ts';
import { expect, test } from 'vitest';

const RULES = [
	{ old_path: '/staro/', new_path: '/novo/', type: 301 },
	{ old_path: '/?p=123', new_path: '/proizvodi/', type: 302 },
];

test.each([
	['semicolons and a header', 'Stara adresa;Nova adresa;Kod\r\n/staro/;/novo/;\r\n/?p=123;/proizvodi/;302\r\n'],
	['commas without a header', '/staro/,/novo/\n/?p=123,/proizvodi/,302'],
	['tabs, as pasted', '/staro/\t/novo/\t301\n/?p=123\t/proizvodi/\t302\n'],
	['quotes, a byte order mark and empty rows', '\ufeff"old";"new";"code"\n\n"/staro/";"/novo/";"301"\n;;\n"/?p=123";"/proizvodi/";"302"\n'],
	['whole addresses of an earlier shop', 'https://staro.example/staro/;/novo/;301\nhttps://staro.example/?p=123;/proizvodi/;302'],
])('a table with %s is read', (_, text) => {
	expect(readRedirectsCsv(text).map((row) => ('row' in row ? row.row : row.error))).toEqual(RULES);
});

test('wrong rows are named by their line', () => {
	expect(readRedirectsCsv('old;new;code\n/a/;;301\n/b/;/c/;stalno\n/d/;/e/;301')).toEqual([
		{ line: 2, old_path: '/a/', error: 'missing' },
		{ line: 3, old_path: '/b/', error: 'type' },
		{ line: 4, row: { old_path: '/d/', new_path: '/e/', type: 301 } },
	]);
});

test('a page that is gone needs no new address', () => {
	expect(readRedirectsCsv('/a/;;410')).toEqual([{ line: 1, row: { old_path: '/a/', new_path: '', type: 410 } }]);
});
