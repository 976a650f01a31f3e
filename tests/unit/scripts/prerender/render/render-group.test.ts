import { expect, test } from 'vitest';
import type { LoadedPage, ScreenName } from '#lib/screens/screen.ts';
import type { KnownPage } from '#scripts/prerender/manifest/reader.ts';
import type { Failure } from '#scripts/prerender/render/failure.ts';
import { createGroupRenderer } from '#scripts/prerender/render/render-group.ts';
import type { OutlinedPage, PageRenderer, RenderedPage } from '#scripts/prerender/render/render-page.ts';

const page = (path: string, screen: ScreenName = 'catalog/product', name = path) => ({ name, loaded: { path, content: { screen } } as LoadedPage });

/** A renderer that notes each step. It throws in the step that `failing` names for a path, and `current` pages stay as they are. */
function openRenderer({ failing = {}, current = [] }: { failing?: Readonly<Record<string, string>>; current?: readonly string[] } = {}) {
	const steps: string[] = [];
	const laps: string[] = [];
	const step = (name: string, path: string) => {
		steps.push(`${name} ${path}`);
		if (failing[path] === name) throw new Error(`${name} failed`);
	};
	const pages: Pick<PageRenderer, 'outline' | 'toBody' | 'publish'> = {
		outline(loaded) {
			step('outline', loaded.path);
			return { loaded } as OutlinedPage;
		},
		async toBody({ loaded: { path } }) {
			step('body', path);
			return current.includes(path) ? { kind: 'current', known: {} as KnownPage } : { kind: 'rendered', html: path };
		},
		async publish({ loaded }, body) {
			step('publish', loaded.path);
			return { path: body.kind === 'rendered' ? body.html : '', tags: [loaded.path] } as unknown as RenderedPage;
		},
	};
	const labels = { assign: (lang: string, screens: ReadonlySet<ScreenName>) => void steps.push(['assign', lang, ...screens].join(' ')) };
	const stopwatch = { lap: (name: string) => void laps.push(name), take: () => ({}) };
	return { render: createGroupRenderer({ pages, labels, stopwatch }), steps, laps };
}

test('each step is done for all pages before the next one begins, and labels belong to the screens of all of them', async () => {
	const { render, steps, laps } = openRenderer();
	const failures: Failure[] = [];
	const finished = await render([page('/a/'), page('/b/', 'publish/post')], { lang: 'hr', failures });
	expect(steps).toEqual(['outline /a/', 'outline /b/', 'body /a/', 'body /b/', 'publish /a/', 'publish /b/', 'assign hr catalog/product publish/post']);
	expect(finished.map(({ name, result }) => [name, result.path, result.tags])).toEqual([
		['/a/', '/a/', ['/a/']],
		['/b/', '/b/', ['/b/']],
	]);
	expect([failures, laps]).toEqual([[], ['outline', 'react']]);
});

test('a page that fails in any step is reported once, and its neighbours are finished with their own bodies', async () => {
	const { render, steps } = openRenderer({ failing: { '/a/': 'outline', '/c/': 'body', '/e/': 'publish' } });
	const failures: Failure[] = [];
	const all = ['/a/', '/b/', '/c/', '/d/', '/e/', '/f/'].map((path) => page(path, path === '/c/' ? 'publish/post' : 'catalog/product', `item ${path}`));
	const finished = await render(all, { lang: 'hr', failures });
	expect(finished.map(({ name, result }) => [name, result.path])).toEqual([
		['item /b/', '/b/'],
		['item /d/', '/d/'],
		['item /f/', '/f/'],
	]);
	expect(failures.map(({ url, cause }) => [url, cause])).toEqual([
		['item /a/', 'outline failed'],
		['item /c/', 'body failed'],
		['item /e/', 'publish failed'],
	]);
	expect(steps).not.toContain('body /a/');
	expect(steps).not.toContain('publish /c/');
	expect(steps.at(-1)).toBe('assign hr catalog/product publish/post');
});

test('the second page of an address begins after the first one is published', async () => {
	const { render, steps } = openRenderer();
	const finished = await render([page('/a/', 'catalog/product', 'item 1'), page('/b/'), page('/a/', 'publish/post', 'item 2')], {
		lang: 'hr',
		failures: [],
	});
	expect(steps.indexOf('publish /a/')).toBeLessThan(steps.lastIndexOf('outline /a/'));
	expect(finished.map(({ name }) => name)).toEqual(['item 1', '/b/', 'item 2']);
	expect(steps.filter((step) => step.startsWith('assign'))).toEqual(['assign hr catalog/product publish/post']);
});

test('time of pages that stay as they are counts as a check', async () => {
	const { render, laps } = openRenderer({ current: ['/a/', '/b/'] });
	await render([page('/a/'), page('/b/')], { lang: 'hr', failures: [] });
	await render([page('/a/'), page('/c/')], { lang: 'hr', failures: [] });
	expect(laps).toEqual(['outline', 'check', 'outline', 'react']);
});

test('without pages, labels that were read stay for the next ones', async () => {
	const { render, steps } = openRenderer();
	expect(await render([], { lang: 'hr', failures: [] })).toEqual([]);
	expect(steps).toEqual([]);
});
