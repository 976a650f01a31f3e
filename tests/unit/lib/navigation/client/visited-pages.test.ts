import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { PageData } from '#lib/screens/screen.ts';

let pages: typeof import('#lib/navigation/client/visited-pages.ts');

const pageOf = (title: string, screen = 'catalog/category') => ({ title, screen }) as unknown as PageData;

const GUEST = 'shop_state=u=0&c=0&s=guest';
const ANA = 'shop_state=u=1&c=0&s=ana';

beforeEach(async () => {
	vi.resetModules();
	vi.stubGlobal('document', { cookie: '' });
	pages = await import('#lib/navigation/client/visited-pages.ts');
});
afterAll(() => vi.unstubAllGlobals());

/** Loads a page and leaves it. */
function visit(address: string, page = pageOf(address), at = 0): PageData {
	pages.noteLoad(page, at);
	pages.keepVisited(address, page);
	return page;
}

test.each([
	['its address', '/monitori/', '/monitori/', true],
	['an anchor of it', '/monitori/', '/monitori/#filteri', true],
	['an address with another query', '/monitori/', '/monitori/?page=2', false],
	['another page', '/monitori/', '/tipkovnice/', false],
])('a visited page is found by %s: %s', (_, visited, address, isFound) => {
	const page = visit(visited);
	expect(pages.findVisited(address, 1000)).toBe(isFound ? page : undefined);
});

test('a page is loaded again ten minutes after its load, however often it was visited meanwhile', () => {
	const page = visit('/a/');
	visit('/a/', page, 500_000);
	expect(pages.findVisited('/a/', 599_999)).toBe(page);
	expect(pages.findVisited('/a/', 600_000)).toBeUndefined();
});

test('only the ten pages that were visited last are kept', () => {
	for (let number = 0; number < 10; number++) visit(`/${number}/`);
	const again = visit('/0/', pageOf('again'));
	visit('/new/');
	expect(pages.findVisited('/0/', 1)).toBe(again);
	expect(pages.findVisited('/1/', 1)).toBeUndefined();
});

test.each([
	['the same customer finds it', ANA, ANA, true],
	['a guest whose session was renewed finds it', GUEST, 'shop_state=u=0&c=1&s=renewed', true],
	['a guest without a session before finds it', '', GUEST, true],
	['a guest does not find the page of a customer', ANA, GUEST, false],
	['a customer does not find the page of a guest', GUEST, ANA, false],
	['another customer does not find it', ANA, 'shop_state=u=1&c=0&s=iva', false],
])('a page is kept for one customer: %s', (_, before, after, isFound) => {
	vi.stubGlobal('document', { cookie: before });
	const page = pageOf('/a/');
	pages.noteLoad(page, 0);
	vi.stubGlobal('document', { cookie: after });
	pages.keepVisited('/a/', page);
	expect(pages.findVisited('/a/', 1)).toBe(isFound ? page : undefined);
});

test('pages for staff are not kept', () => {
	vi.stubGlobal('document', { cookie: 'shop_state=u=1&c=0&s=staff&t=1' });
	visit('/a/');
	expect(pages.findVisited('/a/', 1)).toBeUndefined();
});

test('the page of an address that does not exist is not kept', () => {
	visit('/a/', pageOf('404', 'error/not-found'));
	expect(pages.findVisited('/a/', 1)).toBeUndefined();
});
