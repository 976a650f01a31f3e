import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TIMINGS } from '#lib/config/timings.ts';
import { parseClearCache } from '#lib/hooks/clear-cache.ts';
import { firstInteraction } from '#lib/hooks/first-interaction.ts';
import { followError } from '#lib/hooks/follow-error.ts';
import { preloadRoutes } from '#lib/hooks/preload-routes.ts';
import { watchBuild } from '#lib/hooks/watch-build.ts';
import { watchIdle } from '#lib/hooks/watch-idle.ts';

/** A tab as far as reloads go. */
class Tab extends EventTarget {
	visibilityState = 'visible';
	fields: { type: string; value: string; defaultValue: string }[] = [];
	querySelector = () => null;
	querySelectorAll = () => this.fields;
}

const reload = vi.fn();
const assign = vi.fn();
let tab: Tab;
let page: EventTarget;
let answers: Record<string, unknown>;
let stop: (() => void) | undefined;

beforeEach(() => {
	vi.useFakeTimers();
	tab = new Tab();
	page = new EventTarget();
	answers = { '/builds/latest.json': { id: 'old' } };
	const kept = new Map<string, string>();
	vi.stubGlobal('document', tab);
	vi.stubGlobal('location', { reload, assign, pathname: '/', origin: 'https://titraj.example' });
	vi.stubGlobal('sessionStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) });
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
	vi.stubGlobal('scrollY', 0);
	vi.stubGlobal('fetch', async (address: string) => {
		const answer = answers[address.replace(/\?.*/, '')];
		if (answer === undefined) throw new TypeError('Failed to fetch');
		return Response.json(answer);
	});
});
afterEach(() => {
	stop?.();
	stop = undefined;
	vi.unstubAllGlobals();
	vi.useRealTimers();
	reload.mockReset();
	assign.mockReset();
});

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
const comeBack = async () => {
	tab.dispatchEvent(new Event('visibilitychange'));
	await vi.advanceTimersByTimeAsync(0);
};

describe('a newer build', () => {
	test('reloads the page at the next look: after 5 minutes, or on return to the tab', async () => {
		stop = watchBuild('old');
		await minutes(5);
		expect(reload).not.toHaveBeenCalled();
		answers['/builds/latest.json'] = { id: 'new' };
		await minutes(4.9);
		expect(reload).not.toHaveBeenCalled();
		await comeBack();
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('reloads it once in 10 s, however often it is seen', async () => {
		stop = watchBuild('old');
		answers['/builds/latest.json'] = { id: 'new' };
		for (let turn = 0; turn < 5; turn++) await comeBack();
		expect(reload).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(TIMINGS.reloadGuardTtl);
		await comeBack();
		expect(reload).toHaveBeenCalledTimes(2);
	});
	test('is looked for when a chunk is gone, and leaves a form alone', async () => {
		stop = watchBuild('old');
		answers['/builds/latest.json'] = { id: 'new' };
		tab.fields = [{ type: 'text', value: 'Ana', defaultValue: '' }];
		page.dispatchEvent(new Event('vite:preloadError'));
		await vi.advanceTimersByTimeAsync(0);
		expect(reload).not.toHaveBeenCalled();
		tab.fields = [];
		page.dispatchEvent(new Event('vite:preloadError'));
		await vi.advanceTimersByTimeAsync(0);
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test.each([[undefined], [{}], ['x'], [{ id: 7 }]])('that cannot be read says nothing: %j', async (answer) => {
		answers = answer === undefined ? {} : { '/builds/latest.json': answer };
		stop = watchBuild('old');
		await comeBack();
		expect(reload).not.toHaveBeenCalled();
	});
});

describe('an idle page', () => {
	test('is reloaded after 15 minutes without input, not a moment before', async () => {
		stop = watchIdle();
		await vi.advanceTimersByTimeAsync(TIMINGS.idleReloadTimeout - 1);
		expect(reload).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('input starts the time anew, 500 ms after its last sign', async () => {
		stop = watchIdle();
		await minutes(14);
		for (const sign of ['keydown', 'scroll', 'pointermove']) page.dispatchEvent(new Event(sign));
		await vi.advanceTimersByTimeAsync(TIMINGS.idleDebounce + TIMINGS.idleReloadTimeout - 1);
		expect(reload).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('in the background is reloaded when the visitor comes back', async () => {
		stop = watchIdle();
		tab.visibilityState = 'hidden';
		await minutes(60);
		expect(reload).not.toHaveBeenCalled();
		tab.visibilityState = 'visible';
		await comeBack();
		expect(reload).toHaveBeenCalledTimes(1);
	});
});

describe('the visitor has begun', () => {
	const SIGNS: readonly [sign: string, begin: () => unknown][] = [
		['after any input', () => tab.dispatchEvent(new Event('keydown'))],
		[
			'after a scroll over 50 px',
			() => {
				vi.stubGlobal('scrollY', 51);
				page.dispatchEvent(new Event('scroll'));
			},
		],
		['after 8 s', () => vi.advanceTimersByTimeAsync(8000)],
	];
	test.each(SIGNS)('%s', async (_, begin) => {
		vi.resetModules();
		const { firstInteraction: fresh } = await import('#lib/hooks/first-interaction.ts');
		let begun = false;
		void fresh().then(() => {
			begun = true;
		});
		vi.stubGlobal('scrollY', 50);
		page.dispatchEvent(new Event('scroll'));
		await vi.advanceTimersByTimeAsync(7999);
		expect(begun).toBe(false);
		await begin();
		await vi.advanceTimersByTimeAsync(0);
		expect(begun).toBe(true);
	});
	test('once for all who wait', () => expect(firstInteraction()).toBe(firstInteraction()));
});

describe('a page that failed in the browser', () => {
	test('of maintenance asks again after 60 s', async () => {
		answers['/api/nuxtapi/maintenance'] = { success: true };
		followError({ kind: 'maintenance', refreshMs: 60_000, checks: true });
		await vi.advanceTimersByTimeAsync(59_999);
		expect(reload).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('of a 503 without maintenance is reloaded after 5 s', async () => {
		answers['/api/nuxtapi/maintenance'] = { success: false };
		followError({ kind: 'maintenance', refreshMs: 60_000, checks: true });
		await vi.advanceTimersByTimeAsync(4999);
		expect(reload).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('of a build that cannot be fetched asks every 2 s, and comes back with it', async () => {
		answers = {};
		followError({ kind: 'maintenance', refreshMs: 2000, checks: false });
		await vi.advanceTimersByTimeAsync(20_000);
		expect(reload).not.toHaveBeenCalled();
		answers = { '/builds/latest.json': { id: 'x' } };
		await vi.advanceTimersByTimeAsync(2000);
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('of a 401 gets a new token and is reloaded once', async () => {
		answers['/api/nuxtapi/token'] = { success: true };
		for (let turn = 0; turn < 3; turn++) followError({ kind: 'renew-session' });
		await vi.advanceTimersByTimeAsync(0);
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('that is unauthorized leads on after 500 ms', async () => {
		followError({ kind: 'leave', to: '/moj-racun/prijava/', afterMs: 500 });
		await vi.advanceTimersByTimeAsync(499);
		expect(assign).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(assign).toHaveBeenCalledWith('/moj-racun/prijava/');
	});
});

test.each([
	['?devclearcache=labels,catalog', ['labels', 'catalog']],
	['?devclearcache=', []],
	['?x=1', null],
])('the query %s clears %j', (search, names) => expect(parseClearCache(search)).toEqual(names));

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
	for (const link of [...links, ...links]) tab.dispatchEvent(Object.defineProperty(new Event('pointerover'), 'target', { value: link }));
	expect(asked).toEqual(['/p0/', '/p1/', '/p2/', '/p3/'].map((path) => `${path}index.pageContext.json`));
	for (let turn = 0; turn < 6; turn++) {
		finish.shift()?.();
		await vi.advanceTimersByTimeAsync(0);
	}
	expect(asked).toHaveLength(6);
	expect(seen).toHaveLength(6);
});
