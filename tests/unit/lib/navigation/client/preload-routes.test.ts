import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadRoutes } from '#lib/navigation/client/preload-routes.ts';
import { toPageDataHtml } from '#lib/navigation/page-data.ts';
import { type StubbedTab, stubTab } from '#tests/support/stub-tab.ts';

let stubbed: StubbedTab;
let stop: (() => void) | undefined;
stubTab((tab) => {
	stubbed = tab;
});
afterEach(() => {
	stop?.();
	stop = undefined;
});

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

let asked: string[];
let finish: (() => void)[];
beforeEach(() => {
	asked = [];
	finish = [];
	vi.stubGlobal('Element', Link);
	vi.stubGlobal('navigator', {});
	vi.stubGlobal('fetch', (path: string) => {
		asked.push(path);
		return new Promise((done) => finish.push(() => done(new Response(toPageDataHtml(JSON.stringify(path))))));
	});
});

const linksTo = (count: number) => Array.from({ length: count }, (_, index) => new Link(`/p${index}/`));
const sweepOver = (links: readonly Link[]) => {
	for (const link of links) stubbed.tab.dispatchEvent(Object.defineProperty(new Event('pointerover'), 'target', { value: link }));
};
const handleAll = async () => {
	while (finish.length > 0) {
		finish.shift()?.();
		await vi.advanceTimersByTimeAsync(0);
	}
};

test('at most four routes are preloaded at once, each once', async () => {
	const seen: unknown[] = [];
	stop = preloadRoutes((data) => seen.push(data));
	const links = linksTo(6);
	sweepOver([...links, ...links]);
	expect(asked).toEqual(['/p0/', '/p1/', '/p2/', '/p3/']);
	await handleAll();
	expect(asked).toHaveLength(6);
	expect(seen.toSorted()).toEqual(links.map(({ pathname }) => pathname));
});

test('a link that was skipped in a sweep over many is preloaded when the pointer returns to it', async () => {
	stop = preloadRoutes(() => undefined);
	const links = linksTo(9);
	sweepOver(links);
	await handleAll();
	expect(asked).not.toContain('/p4/');
	sweepOver(links);
	await handleAll();
	expect(asked.filter((path) => path === '/p4/')).toHaveLength(1);
	expect(asked).toHaveLength(9);
});
