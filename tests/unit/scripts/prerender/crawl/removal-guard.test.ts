import { expect, test } from 'vitest';
import { refuseRemoval } from '#scripts/prerender/crawl/removal-guard.ts';
import type { PagePlace } from '#scripts/prerender/manifest/page-record.ts';

const pages = (type: string, count: number, lang = 'hr'): PagePlace[] =>
	Array.from({ length: count }, (_, at) => ({ path: `${lang === 'hr' ? '' : `/${lang}`}/${type}-${at}/`, lang, type }));
const known = (counts: Record<string, number>, lang = 'hr') => Object.entries(counts).map(([type, count]) => ({ lang, type, pages: count }));
const rule = { percent: 20, langs: ['hr'] };

test.each<[string, PagePlace[], Record<string, number>]>([
	['nothing at all', [], { product: 40 }],
	['a fifth of the products', pages('product', 8), { product: 40 }],
	['one of three stores', pages('location', 1), { location: 3 }],
	['two of three stores', pages('location', 2), { location: 3 }],
	['a few pages of several types', [...pages('product', 3), ...pages('post', 2)], { product: 40, post: 20 }],
])('a build may remove %s', (_, doomed, counts) => {
	expect(refuseRemoval(doomed, { ...rule, counts: known(counts) })).toEqual([]);
});

test('a build may remove all pages of a disabled language, including its home page', () => {
	const doomed = [...pages('product', 40, 'de'), { path: '/de/', lang: 'de', type: 'page' }];
	expect(refuseRemoval(doomed, { ...rule, counts: known({ product: 40, page: 1 }, 'de') })).toEqual([]);
});

test('a build may remove the share of pages that REMOVAL_LIMIT allows', () => {
	expect(refuseRemoval(pages('product', 20), { ...rule, percent: 50, counts: known({ product: 40 }) })).toEqual([]);
});
test.each<[string, PagePlace[], Record<string, number>, string, string]>([
	['more than a fifth of the products', pages('product', 9), { product: 40 }, 'product (hr)', '9 of 40 pages'],
	['every product', pages('product', 40), { product: 40 }, 'product (hr)', '40 of 40 pages'],
	['the only store', pages('location', 1), { location: 1 }, 'location (hr)', '1 of 1 pages'],
	['all of three stores', pages('location', 3), { location: 3 }, 'location (hr)', '3 of 3 pages'],
	['the home page', [{ path: '/', lang: 'hr', type: 'page' }], { page: 30 }, '/', 'home page'],
])('a build may not remove %s', (_, doomed, counts, url, cause) => {
	const refusals = refuseRemoval(doomed, { ...rule, counts: known(counts) });
	expect(refusals).toEqual([{ url, cause: expect.stringContaining(cause), unreachable: false }]);
	expect(refusals[0]?.cause).toContain('--allow-removal');
});

test('a build may not remove every product of one language, however many other languages have', () => {
	const counts = [...known({ product: 40 }), ...known({ product: 5 }, 'en')];
	const refusals = refuseRemoval(pages('product', 5, 'en'), { percent: 20, langs: ['hr', 'en'], counts });
	expect(refusals.map(({ url }) => url)).toEqual(['product (en)']);
});

test('a build may not remove the home page of any enabled language', () => {
	const refusals = refuseRemoval([{ path: '/en/', lang: 'en', type: 'page' }], { percent: 20, langs: ['hr', 'en'], counts: known({ page: 30 }, 'en') });
	expect(refusals.map(({ url }) => url)).toEqual(['/en/']);
});
