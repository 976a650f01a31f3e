import { afterEach, describe, expect, test, vi } from 'vitest';
import { followError } from '#lib/navigation/client/follow-error.ts';
import { findVisited, keepVisited, noteLoad } from '#lib/navigation/client/visited-pages.ts';
import { watchBuild } from '#lib/navigation/client/watch-build.ts';
import { watchIdle } from '#lib/platform/client/watch-idle.ts';
import { REQUEST_TIMEOUT } from '#lib/platform/config/request-timeout.ts';
import { TIMINGS } from '#lib/platform/config/timings.ts';
import type { PageData } from '#lib/screens/screen.ts';
import { reload, type StubbedTab, stubTab } from '#tests/support/stub-tab.ts';

let stubbed: StubbedTab;
let stop: (() => void) | undefined;
stubTab((tab) => {
	stubbed = tab;
});
afterEach(() => {
	stop?.();
	stop = undefined;
});

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
const comeBack = async () => {
	stubbed.tab.dispatchEvent(new Event('visibilitychange'));
	await vi.advanceTimersByTimeAsync(0);
};

describe('a newer build', () => {
	test('reloads the page at the next check: after 5 minutes, or on return to the tab', async () => {
		stop = watchBuild('old');
		await minutes(5);
		expect(reload).not.toHaveBeenCalled();
		stubbed.answers['/builds/latest.json'] = { id: 'new' };
		await minutes(4.9);
		expect(reload).not.toHaveBeenCalled();
		await comeBack();
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('reloads it once in 10 s, however often it is found', async () => {
		stop = watchBuild('old');
		stubbed.answers['/builds/latest.json'] = { id: 'new' };
		for (let turn = 0; turn < 5; turn++) await comeBack();
		expect(reload).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(TIMINGS.reloadGuardTtl);
		await comeBack();
		expect(reload).toHaveBeenCalledTimes(2);
	});
	test('is requested at an address that no cache has', async () => {
		stop = watchBuild('old');
		await comeBack();
		await vi.advanceTimersByTimeAsync(1);
		await comeBack();
		expect(stubbed.asked).toEqual([`/builds/latest.json?${Date.now() - 1}`, `/builds/latest.json?${Date.now()}`]);
	});
	test('is checked when a chunk is missing, and does not reload a page with unsent input', async () => {
		stop = watchBuild('old');
		stubbed.answers['/builds/latest.json'] = { id: 'new' };
		stubbed.tab.fields = [{ type: 'text', value: 'Ana', defaultValue: '' }];
		stubbed.page.dispatchEvent(new Event('vite:preloadError'));
		await vi.advanceTimersByTimeAsync(0);
		expect(reload).not.toHaveBeenCalled();
		stubbed.tab.fields = [];
		stubbed.page.dispatchEvent(new Event('vite:preloadError'));
		await vi.advanceTimersByTimeAsync(0);
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('makes Back load a visited page, also if unsent input prevents the reload', async () => {
		const page = { screen: 'catalog/category' } as unknown as PageData;
		noteLoad(page);
		keepVisited('/monitori/', page);
		stubbed.tab.fields = [{ type: 'text', value: 'Ana', defaultValue: '' }];
		stop = watchBuild('old');
		await comeBack();
		expect(findVisited('/monitori/')).toBe(page);
		stubbed.answers['/builds/latest.json'] = { id: 'new' };
		await comeBack();
		expect(findVisited('/monitori/')).toBeUndefined();
		expect(reload).not.toHaveBeenCalled();
	});
	test.each([[undefined], [{}], ['x'], [{ id: 7 }]])('that is unreadable has no effect: %j', async (answer) => {
		stubbed.answers = answer === undefined ? {} : { '/builds/latest.json': answer };
		stop = watchBuild('old');
		await comeBack();
		expect(reload).not.toHaveBeenCalled();
	});
});

describe('an idle page', () => {
	test('is reloaded after 15 minutes without input, not earlier', async () => {
		stop = watchIdle();
		await vi.advanceTimersByTimeAsync(TIMINGS.idleReloadTimeout - 1);
		expect(reload).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('input restarts the time, 500 ms after its last event', async () => {
		stop = watchIdle();
		await minutes(14);
		for (const sign of ['keydown', 'scroll', 'pointermove']) stubbed.page.dispatchEvent(new Event(sign));
		await vi.advanceTimersByTimeAsync(TIMINGS.idleDebounce + TIMINGS.idleReloadTimeout - 1);
		expect(reload).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('in the background is reloaded when the visitor comes back', async () => {
		stop = watchIdle();
		stubbed.tab.visibilityState = 'hidden';
		await minutes(60);
		expect(reload).not.toHaveBeenCalled();
		stubbed.tab.visibilityState = 'visible';
		await comeBack();
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('may be reloaded again after 2 s, not before', async () => {
		stop = watchIdle();
		await minutes(15);
		await vi.advanceTimersByTimeAsync(1999);
		await comeBack();
		expect(reload).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(1);
		await comeBack();
		expect(reload).toHaveBeenCalledTimes(2);
	});
});

describe('a page that failed in the browser', () => {
	test('in maintenance checks again after 60 s', async () => {
		stubbed.answers['/api/nuxtapi/maintenance'] = { success: true };
		followError({ kind: 'maintenance', refreshMs: 60_000, checks: true });
		await vi.advanceTimersByTimeAsync(59_999);
		expect(reload).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('of a 503 without maintenance is reloaded after 5 s', async () => {
		stubbed.answers['/api/nuxtapi/maintenance'] = { success: false };
		followError({ kind: 'maintenance', refreshMs: 60_000, checks: true });
		await vi.advanceTimersByTimeAsync(4999);
		expect(reload).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('of a 503 is reloaded after 5 s also if the platform responds with its own page', async () => {
		vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
		followError({ kind: 'maintenance', refreshMs: 60_000, checks: true });
		await vi.advanceTimersByTimeAsync(4999);
		expect(reload).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('of a build that cannot be loaded checks every 2 s, and reloads when it is back', async () => {
		stubbed.answers = {};
		followError({ kind: 'maintenance', refreshMs: 2000, checks: false });
		await vi.advanceTimersByTimeAsync(20_000);
		expect(reload).not.toHaveBeenCalled();
		stubbed.answers = { '/builds/latest.json': { id: 'x' } };
		await vi.advanceTimersByTimeAsync(2000);
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('of a 401 gets a new token and is reloaded once', async () => {
		stubbed.answers['/api/nuxtapi/token'] = { success: true };
		for (let turn = 0; turn < 3; turn++) followError({ kind: 'renew-session' });
		await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT);
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('of a 401 requests a token in place of the rejected one', async () => {
		stubbed.tab.cookie = 'shop_state=u=0&c=1&s=refused';
		stubbed.answers['/api/nuxtapi/token'] = { success: true };
		followError({ kind: 'renew-session' });
		await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT);
		expect([stubbed.asked, reload.mock.calls.length]).toEqual([['/api/nuxtapi/token?regenerate=1'], 1]);
	});
	test('of a 401 stays if no token can be obtained', async () => {
		followError({ kind: 'renew-session' });
		await vi.advanceTimersByTimeAsync(60_000);
		expect(reload).not.toHaveBeenCalled();
	});
});
