import { afterEach, expect, test, vi } from 'vitest';
import { preloadRoutes } from '#lib/hooks/preload-routes.ts';
import { type StubbedTab, stubTab } from '#tests/support/stub-tab.ts';

let stubbed: StubbedTab;
let stop: (() => void) | undefined;
stubTab((anew) => {
	stubbed = anew;
});
afterEach(() => {
	stop?.();
	stop = undefined;
});

test('at most four routes are preloaded at once, each once', async () => {
	class Link {
		origin = 'https://titraj.example';
		target = '';
		download = '';
		search = '';
		pathname: string;
		constructor(pathname: string) {
			this.pathname = pathname;
		}
		closest = () => this;
	}
	vi.stubGlobal('Element', Link);
	vi.stubGlobal('navigator', {});
	const asked: string[] = [];
	const finish: (() => void)[] = [];
	vi.stubGlobal('fetch', (path: string) => {
		asked.push(path);
		return new Promise((done) => finish.push(() => done({ ok: true, json: async () => ({ data: path }) })));
	});
	const seen: unknown[] = [];
	stop = preloadRoutes((data) => seen.push(data));
	const links = Array.from({ length: 6 }, (_, index) => new Link(`/p${index}/`));
	for (const link of [...links, ...links]) stubbed.tab.dispatchEvent(Object.defineProperty(new Event('pointerover'), 'target', { value: link }));
	expect(asked).toEqual(['/p0/', '/p1/', '/p2/', '/p3/'].map((path) => `${path}index.pageContext.json`));
	for (let turn = 0; turn < 6; turn++) {
		finish.shift()?.();
		await vi.advanceTimersByTimeAsync(0);
	}
	expect(asked).toHaveLength(6);
	expect(seen).toHaveLength(6);
});
