import { expect, test } from 'vitest';
import { refuseRemoval } from '#scripts/prerender/crawl/removal-guard.ts';
import type { PagePlace } from '#scripts/prerender/manifest/page-record.ts';

const pages = (type: string, count: number, lang = 'hr'): PagePlace[] =>
	Array.from({ length: count }, (_, at) => ({ path: `${lang === 'hr' ? '' : `/${lang}`}/${type}-${at}/`, lang, type }));
/** Counts the pages of a language and type, up to `enough`, as the manifest does. */
const known =
	(counts: Record<string, number>, lang = 'hr') =>
	(like: PagePlace, enough: number): number =>
		Math.min(enough, like.lang === lang ? (counts[like.type] ?? 0) : 0);
const rule = { percent: 20, langs: ['hr'] };

test.each<[string, PagePlace[], Record<string, number>]>([
	['nothing at all', [], { product: 40 }],
	['a fifth of the products', pages('product', 8), { product: 40 }],
	['one of three stores', pages('location', 1), { location: 3 }],
	['two of three stores', pages('location', 2), { location: 3 }],
	['a few pages of several types', [...pages('product', 3), ...pages('post', 2)], { product: 40, post: 20 }],
])('a build may remove %s', (_, doomed, counts) => {
	expect(refuseRemoval(doomed, { ...rule, countBefore: known(counts) })).toEqual([]);
});

test('a build may remove all pages of a disabled language, including its home page', () => {
	const doomed = [...pages('product', 40, 'de'), { path: '/de/', lang: 'de', type: 'page' }];
	expect(refuseRemoval(doomed, { ...rule, countBefore: known({ product: 40, page: 1 }, 'de') })).toEqual([]);
});

test('a build may remove the share of pages that REMOVAL_LIMIT allows', () => {
	expect(refuseRemoval(pages('product', 20), { ...rule, percent: 50, countBefore: known({ product: 40 }) })).toEqual([]);
});
test('pages are counted only as far as the answer needs', () => {
	const wanted: number[] = [];
	const countBefore = (_: PagePlace, enough: number) => wanted.push(enough) && enough;
	for (const count of [1, 2, 8]) expect(refuseRemoval(pages('product', count), { ...rule, countBefore })).toEqual([]);
	expect(wanted).toEqual([2, 3, 40]);
});

test('with a limit of 0 % a build may remove a few pages, but not more', () => {
	const remove = (count: number) => refuseRemoval(pages('product', count), { ...rule, percent: 0, countBefore: known({ product: 40 }) });
	expect([remove(2).length, remove(3).length]).toEqual([0, 1]);
});

test.each<[string, PagePlace[], Record<string, number>, string, string]>([
	['more than a fifth of the products', pages('product', 9), { product: 40 }, 'product (hr)', '9 of 40 pages'],
	['every product', pages('product', 40), { product: 40 }, 'product (hr)', '40 of 40 pages'],
	['the only store', pages('location', 1), { location: 1 }, 'location (hr)', '1 of 1 pages'],
	['all of three stores', pages('location', 3), { location: 3 }, 'location (hr)', '3 of 3 pages'],
	['the home page', [{ path: '/', lang: 'hr', type: 'page' }], { page: 30 }, '/', 'home page'],
])('a build may not remove %s', (_, doomed, counts, url, cause) => {
	const refusals = refuseRemoval(doomed, { ...rule, countBefore: known(counts) });
	expect(refusals).toEqual([{ url, cause: expect.stringContaining(cause), unreachable: false }]);
	expect(refusals[0]?.cause).toContain('--allow-removal');
});

test('a build may not remove every product of one language, however many other languages have', () => {
	const countBefore = (like: PagePlace, enough: number) => Math.min(enough, like.lang === 'hr' ? 40 : 5);
	const refusals = refuseRemoval(pages('product', 5, 'en'), { percent: 20, langs: ['hr', 'en'], countBefore });
	expect(refusals.map(({ url }) => url)).toEqual(['product (en)']);
});

test('a build may not remove the home page of any enabled language', () => {
	const refusals = refuseRemoval([{ path: '/en/', lang: 'en', type: 'page' }], { percent: 20, langs: ['hr', 'en'], countBefore: known({ page: 30 }, 'en') });
	expect(refusals.map(({ url }) => url)).toEqual(['/en/']);
});
