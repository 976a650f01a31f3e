import { beforeEach, expect, test, vi } from 'vitest';
import type { PageData } from '#lib/screens/screen.ts';

let pages: typeof import('#lib/navigation/client/visited-pages.ts');

const pageOf = (title: string) => ({ title }) as unknown as PageData;

beforeEach(async () => {
	vi.resetModules();
	pages = await import('#lib/navigation/client/visited-pages.ts');
});

test.each([
	['its address', '/monitori/', '/monitori/', true],
	['an anchor of it', '/monitori/', '/monitori/#filteri', true],
	['an address with another query', '/monitori/', '/monitori/?page=2', false],
	['another page', '/monitori/', '/tipkovnice/', false],
])('a visited page is found by %s: %s', (_, visited, address, isFound) => {
	const page = pageOf(visited);
	pages.keepVisited(visited, page, 0);
	expect(pages.findVisited(address, 1000)).toBe(isFound ? page : undefined);
});

test('a page is loaded again ten minutes after its visit', () => {
	pages.keepVisited('/a/', pageOf('a'), 0);
	expect(pages.findVisited('/a/', 599_999)).toBeDefined();
	expect(pages.findVisited('/a/', 600_000)).toBeUndefined();
});

test('only the ten pages that were visited last are kept', () => {
	for (let number = 0; number < 10; number++) pages.keepVisited(`/${number}/`, pageOf(String(number)), 0);
	pages.keepVisited('/0/', pageOf('again'), 0);
	pages.keepVisited('/new/', pageOf('new'), 0);
	expect(pages.findVisited('/0/', 1)).toEqual({ title: 'again' });
	expect(pages.findVisited('/1/', 1)).toBeUndefined();
});
