import { describe, expect, test } from 'vitest';
import { toPageHref, toPageWindow } from '#lib/navigation/page-window.ts';

describe('toPageWindow shows at most seven places around the current page', () => {
	test.each([
		[1, 1, [1]],
		[3, 7, [1, 2, 3, 4, 5, 6, 7]],
		[1, 20, [1, 2, 3, 4, 5, null, 20]],
		[4, 20, [1, 2, 3, 4, 5, null, 20]],
		[5, 20, [1, null, 4, 5, 6, null, 20]],
		[16, 20, [1, null, 15, 16, 17, null, 20]],
		[17, 20, [1, null, 16, 17, 18, 19, 20]],
		[20, 20, [1, null, 16, 17, 18, 19, 20]],
	])('page %i of %i', (current, pages, expected) => {
		expect(toPageWindow(current, pages)).toEqual(expected);
	});
});

describe('toPageHref: the first page is the list itself', () => {
	test.each([
		['/monitori/', 1, '/monitori/'],
		['/monitori/', 2, '/monitori/?page=2'],
		['?search_q=ssd', 3, '?search_q=ssd&page=3'],
	])('%s page %i', (basePath, page, expected) => {
		expect(toPageHref(basePath, page)).toBe(expected);
	});
});
