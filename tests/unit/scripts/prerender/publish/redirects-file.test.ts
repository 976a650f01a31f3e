import { expect, test } from 'vitest';
import { toRedirectsFile } from '#scripts/prerender/publish/redirects-file.ts';

const lines = (...args: Parameters<typeof toRedirectsFile>) =>
	toRedirectsFile(...args)
		.split('\n')
		.filter(Boolean);

test('plain rules are forced lines with their code, the table before redirects of content', () => {
	expect(
		lines(
			[
				{ old_path: '/a/', new_path: '/b/' },
				{ old_path: '/c/', new_path: 'https://x.example/', type: 302 },
			],
			[{ from: '/a/', to: '/z/', code: 301 }],
		),
	).toEqual(['/a/ /b/ 301!', '/c/ https://x.example/ 302!']);
});

test('a line redirects like the function: to the page itself, with a redirect code', () => {
	const table = [
		{ old_path: '/a/', new_path: '/b' },
		{ old_path: '/e/', new_path: '//sestra.example/f' },
		{ old_path: '/c/', new_path: '/d/', type: 200 },
	];
	expect(lines(table, [])).toEqual(['/a/ /b/ 301!', '/e/ //sestra.example/f 301!', '/c/ /d/ 301!']);
});

test.each([
	['a whole segment', '/stari/(slug+)/', '/novi/(1)/', '/stari/:part1 /novi/:part1/ 301!'],
	['the rest', '/akcija-2020/(.*)', '/akcije/(1)', '/akcija-2020/* /akcije/:splat 301!'],
	['both', '/x/(slug+)/(.*)', '/y/(1)/z/(2)', '/x/:part1/* /y/:part1/z/:splat 301!'],
	['the rest on another site', '/forum/(.*)', 'https://forum.example/(1)', '/forum/* https://forum.example/:splat 301!'],
])('contains a pattern with %s', (_, old_path, new_path, line) => expect(lines([{ old_path, new_path }], [])).toEqual([line]));

test('pages that are gone are left to the page function, which knows their status', () => {
	const table = [
		{ old_path: '/a/', new_path: '', type: 410 },
		{ old_path: '/b/(slug+)/', new_path: '/c/', type: 410 },
	];
	expect(lines(table, [{ from: '/d/', to: '/e/', code: 410 }])).toEqual([
		'/a/ /.netlify/functions/page 200!',
		'/d/ /.netlify/functions/page 200!',
		'/b/:part1 /.netlify/functions/page 200!',
	]);
});

test.each([
	['a rest within the target, which may be empty', '/x/(.*)', '/y/(1)/z/'],
	['digits', '/p/(id+)/', '/q/(1)/'],
	['a part of a segment', '/clanak-(slug+)/', '/m/(1)/'],
	['a target that begins with visitor input', '/sve/(.*)', '/(1)'],
	['a host from visitor input', '/van/(.*)', 'https://(1)/'],
	['a query without parameter names', '/upit/?(.*)', '/x/(1)/'],
])('leaves %s, and patterns after it, to the function', (_, old_path, new_path) => {
	expect(
		lines(
			[
				{ old_path, new_path },
				{ old_path: '/forum/(.*)', new_path: '/f/(1)' },
			],
			[],
		),
	).toEqual([]);
});

test('patterns are left to the function if an earlier plain rule is', () => {
	expect(
		lines(
			[
				{ old_path: '/forum/x y/', new_path: '/y/' },
				{ old_path: '/forum/(.*)', new_path: '/f/(1)' },
			],
			[],
		),
	).toEqual([]);
	expect(
		lines(
			Array.from({ length: 1500 }, (_, at) => ({ old_path: `/p${at}/`, new_path: '/x/' })),
			[],
		),
	).toHaveLength(1000);
});

test('addresses with a query of a rule go to the page function, as documents and as page data', () => {
	expect(
		lines(
			[
				{ old_path: '/?p=12', new_path: '/b/' },
				{ old_path: '/?p=(id+)', new_path: '/c/(1)/' },
				{ old_path: '/kontakt?old=1&from=(slug+)', new_path: '/d/' },
				{ old_path: '/(slug+)/?stari=1', new_path: '/(1)/' },
				{ old_path: '/stari.php?id=7', new_path: '/e/' },
				{ old_path: '/kontakt/', new_path: '/f/' },
				{ old_path: '/forum/(.*)', new_path: '/g/(1)' },
			],
			[],
		),
	).toEqual([
		'/ p=:q1 /.netlify/functions/page 200!',
		'/kontakt/ from=:q1 old=:q2 /.netlify/functions/page 200!',
		'/* stari=:q1 /.netlify/functions/page 200!',
		'/stari.php id=:q1 /.netlify/functions/page 200!',
		'/kontakt/ /f/ 301!',
		'/forum/* /g/:splat 301!',
	]);
});

test('a thousand queries of one path need as many lines as one; queries of many paths need one line per parameter', () => {
	const rules = (path: (at: number) => string) => Array.from({ length: 1000 }, (_, at) => ({ old_path: path(at), new_path: '/x/' }));
	expect(
		lines(
			rules((at) => `/?p=${at}`),
			[],
		),
	).toHaveLength(1);
	expect(
		lines(
			rules((at) => `/put-${at}/?p=1`),
			[],
		),
	).toEqual(['/* p=:q1 /.netlify/functions/page 200!']);
});

test.each(['/a b/', '/a\n/x/ 200!', '/a#b/', '/:a/', '/a*/'])('a path with special characters is left out: %j', (old_path) => {
	expect(lines([{ old_path, new_path: '/x/' }], [])).toEqual([]);
	expect(lines([{ old_path: '/y/', new_path: old_path }], [])).toEqual([]);
});

test('a rule that leads to an address which the content has left names the last one', () => {
	const table = [{ old_path: '/a/', new_path: '/proizvodi/staro/' }];
	expect(lines(table, [{ from: '/proizvodi/staro/', to: '/proizvodi/novo/', code: 301 }])).toEqual([
		'/a/ /proizvodi/novo/ 301!',
		'/proizvodi/staro/ /proizvodi/novo/ 301!',
	]);
});

test.each([
	['a plain one', '/b/5/'],
	['another pattern', '/b/(id+)/'],
	['a wider pattern', '/(slug+)/5/'],
])('a pattern whose target may be the old address of %s is left to the page function, which answers in one step', (_, old_path) => {
	const table = [
		{ old_path: '/a/(slug+)/', new_path: '/b/(1)/' },
		{ old_path, new_path: '/c/' },
	];
	expect(lines(table, []).filter((line) => line.startsWith('/a/'))).toEqual([]);
	expect(lines(table.slice(0, 1), [])).toEqual(['/a/:part1 /b/:part1/ 301!']);
});
