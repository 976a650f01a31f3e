import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { toPageDataHtml, toPageDataJson } from '#lib/navigation/page-data.ts';
import type { PageData } from '#lib/screens/screen.ts';

let openPage: typeof import('#lib/navigation/client/open-page.ts').openPage;
const fetched = vi.fn();

const LIST = '/monitori/';
const PRODUCT = '/monitor-1/';

const contentOf = (title: string, screen = 'catalog/category') => ({ title, screen });
const dataOf = (title: string, screen?: string) => ({ ...contentOf(title, screen), build: 'b' }) as unknown as PageData;

const open = (urlOriginal: string, left: { urlOriginal: string; data?: unknown } | null, isHistoryNavigation = false) =>
	openPage({ urlOriginal, isHistoryNavigation, previousPageContext: left });

beforeEach(async () => {
	vi.resetModules();
	vi.useFakeTimers({ now: performance.timeOrigin });
	fetched.mockReset();
	vi.stubGlobal('document', { cookie: '' });
	vi.stubGlobal('fetch', async (address: string) => {
		fetched(address);
		return new Response(toPageDataHtml(toPageDataJson(contentOf(address), 'b')));
	});
	({ openPage } = await import('#lib/navigation/client/open-page.ts'));
});
afterAll(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('Back shows the first page without loading it', async () => {
	const list = dataOf('list');
	const product = await open(PRODUCT, { urlOriginal: LIST, data: list });
	expect(await open(LIST, { urlOriginal: PRODUCT, data: product }, true)).toBe(list);
	expect(fetched.mock.calls).toEqual([[PRODUCT]]);
});

test('a link to a visited page loads it', async () => {
	const product = await open(PRODUCT, { urlOriginal: LIST, data: dataOf('list') });
	expect(await open(LIST, { urlOriginal: PRODUCT, data: product })).toEqual(dataOf(LIST));
	expect(fetched.mock.calls).toEqual([[PRODUCT], [LIST]]);
});

test('Back and Forward load a page again ten minutes after its load, although it was shown from memory meanwhile', async () => {
	const list = dataOf('list');
	const product = await open(PRODUCT, { urlOriginal: LIST, data: list });
	await vi.advanceTimersByTimeAsync(500_000);
	await open(LIST, { urlOriginal: PRODUCT, data: product }, true);
	await open(PRODUCT, { urlOriginal: LIST, data: list }, true);
	expect(fetched).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(100_001);
	expect(await open(LIST, { urlOriginal: PRODUCT, data: product }, true)).toEqual(dataOf(LIST));
});

test('Back to an address that did not exist asks for it again', async () => {
	const missing = { urlOriginal: '/nova/', data: dataOf('404', 'error/not-found') };
	const list = await open(LIST, missing);
	expect(await open('/nova/', { urlOriginal: LIST, data: list }, true)).toEqual(dataOf('/nova/'));
});

test('Back from the error page, which has no data, shows the page before it', async () => {
	const list = dataOf('list');
	await open(PRODUCT, { urlOriginal: LIST, data: list });
	expect(await open(LIST, { urlOriginal: PRODUCT }, true)).toBe(list);
});
