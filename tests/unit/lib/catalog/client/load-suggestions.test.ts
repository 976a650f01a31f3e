import { beforeEach, expect, test, vi } from 'vitest';
import { loadSuggestions } from '#lib/catalog/client/load-suggestions.ts';

let calls: number;
beforeEach(() => {
	calls = 0;
	vi.useFakeTimers();
	vi.stubGlobal('document', { documentElement: { lang: 'hr-HR' }, cookie: '' });
	vi.stubGlobal('location', { pathname: '/' });
	vi.stubGlobal('fetch', async () => {
		calls++;
		return Response.json({ success: true, data: { products: [], products_total: calls, categories: [], manufacturers: [], posts: [] } });
	});
	return () => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	};
});

test('the same words are requested again after a minute, because prices change', async () => {
	const total = async () => (await loadSuggestions('ssd', '/trazi/')).groups.at(-1)?.items[0];
	expect([await total(), await total()]).toMatchObject([{ total: 1 }, { total: 1 }]);
	vi.advanceTimersByTime(61_000);
	expect(await total()).toMatchObject({ total: 2 });
	expect(calls).toBe(2);
});
