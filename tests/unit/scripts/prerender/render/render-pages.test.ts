import { expect, test } from 'vitest';
import type { LoadedPage, ScreenName } from '#lib/screens/screen.ts';
import type { Failure } from '#scripts/prerender/render/failure.ts';
import type { LabelRecorder } from '#scripts/prerender/render/label-recorder.ts';
import type { OutlinedPage, PageRenderer, RenderedPage } from '#scripts/prerender/render/render-page.ts';
import { createPagesRenderer } from '#scripts/prerender/render/render-pages.ts';
import { createStopwatch } from '#scripts/prerender/render/stopwatch.ts';

const page = (path: string, screen: ScreenName = 'catalog/product') => ({ name: path, loaded: { path, content: { screen } } as LoadedPage });

/** A renderer that notes each step, and throws in the step of a path that `failing` names. */
function openRenderer(failing: Readonly<Record<string, string>> = {}) {
	const steps: string[] = [];
	const assigned: unknown[] = [];
	const step = (name: string, path: string) => {
		steps.push(`${name} ${path}`);
		if (failing[path] === name) throw new Error(`${name} failed`);
	};
	const pages: PageRenderer = {
		outline(loaded) {
			step('outline', loaded.path);
			return { loaded } as OutlinedPage;
		},
		async toBody({ loaded }) {
			step('body', loaded.path);
			return { kind: 'rendered', html: loaded.path };
		},
		async publish({ loaded }, body) {
			step('publish', loaded.path);
			return { path: body.kind === 'rendered' ? body.html : '', tags: [loaded.path] } as unknown as RenderedPage;
		},
		splice: async () => null,
	};
	const labels = { assign: (lang: string, screens: ReadonlySet<ScreenName>) => assigned.push([lang, ...screens]) } as unknown as LabelRecorder;
	return { render: createPagesRenderer({ pages, labels, stopwatch: createStopwatch() }), steps, assigned };
}

test('each step is done for all pages before the next one begins', async () => {
	const { render, steps } = openRenderer();
	const failures: Failure[] = [];
	const finished = await render([page('/a/'), page('/b/')], { lang: 'hr', failures });
	expect(steps).toEqual(['outline /a/', 'outline /b/', 'body /a/', 'body /b/', 'publish /a/', 'publish /b/']);
	expect(finished.map(({ name, result }) => [name, result.path, result.tags])).toEqual([
		['/a/', '/a/', ['/a/']],
		['/b/', '/b/', ['/b/']],
	]);
	expect(failures).toEqual([]);
});

test('a page that fails in any step is reported once, and its neighbours are finished with their own bodies', async () => {
	const { render, steps } = openRenderer({ '/a/': 'outline', '/c/': 'body', '/e/': 'publish' });
	const failures: Failure[] = [];
	const finished = await render(
		['/a/', '/b/', '/c/', '/d/', '/e/', '/f/'].map((path) => page(path)),
		{ lang: 'hr', failures },
	);
	expect(finished.map(({ name, result }) => [name, result.path])).toEqual([
		['/b/', '/b/'],
		['/d/', '/d/'],
		['/f/', '/f/'],
	]);
	expect(failures.map(({ url, cause }) => [url, cause])).toEqual([
		['/a/', 'outline failed'],
		['/c/', 'body failed'],
		['/e/', 'publish failed'],
	]);
	expect(steps).not.toContain('body /a/');
	expect(steps).not.toContain('publish /c/');
});

test('labels are assigned to the screens of all pages, also of those that failed', async () => {
	const { render, assigned } = openRenderer({ '/b/': 'body' });
	await render([page('/a/'), page('/b/', 'publish/post'), page('/c/')], { lang: 'hr', failures: [] });
	expect(assigned).toEqual([['hr', 'catalog/product', 'publish/post']]);
});
