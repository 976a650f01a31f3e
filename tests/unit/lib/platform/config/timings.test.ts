import { afterEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { DEFAULT_TIMINGS, TIMINGS, withTimings } from '#lib/platform/config/timings.ts';
import { parseTimings } from '#lib/platform/config/timings-setting.ts';

test('the defaults are those of section 9', () => {
	expect(TIMINGS).toMatchObject({
		retryInterval: 2000,
		retryAttempts: 5,
		loginReloadDelay: 200,
		logoutReloadDelay: 500,
		idleReloadTimeout: 900_000,
		idleDebounce: 500,
		reloadGuardTtl: 10_000,
		shortReloadGuardTtl: 2000,
		contentScriptDelays: [500, 1500],
		interactionFallback: 8000,
		interactionScroll: 50,
		anchorDelay: 400,
		anchorOffset: 80,
		concurrentPreloads: 4,
		analyticsStep: 1000,
		analyticsLimit: 20_000,
		maintenanceRecheck: 5000,
		maintenanceRefresh: 60_000,
		buildMetaRefresh: 2000,
	});
});

test('each can be replaced', () => expect(withTimings({ retryInterval: 10 })).toEqual({ ...DEFAULT_TIMINGS, retryInterval: 10 }));

describe('the setting TIMINGS', () => {
	test.each(Object.entries(DEFAULT_TIMINGS))('replaces %s', (name, value) => {
		const other = typeof value === 'number' ? value + 1 : [1, 2, 3];
		expect(parseTimings(JSON.stringify({ [name]: other }))).toEqual({ [name]: other });
	});

	test('applies to servers through the environment', () => {
		expect(readEnvironment({}).timings).toEqual(DEFAULT_TIMINGS);
		expect(readEnvironment({ TIMINGS: '{"maintenanceRecheck":9000}' }).timings).toEqual({ ...DEFAULT_TIMINGS, maintenanceRecheck: 9000 });
	});

	test.each([
		...['15m', '[]', 'null', '5', '{"idleReloadTimeout":600000', '{"idleTimeout":1}', '{"__proto__x":1}', '{"constructor":1}'],
		...['{"idleReloadTimeout":0}', '{"idleReloadTimeout":-1}', '{"idleReloadTimeout":1.5}', '{"idleReloadTimeout":"600000"}'],
		...['{"idleReloadTimeout":86400001}', '{"idleReloadTimeout":[1]}', '{"contentScriptDelays":500}', '{"contentScriptDelays":[1,"2"]}', '{"retryAttempts":0}'],
	])('refuses %s', (value) => expect(() => readEnvironment({ TIMINGS: value })).toThrow('TIMINGS'));
});

describe('a build with other timings', () => {
	afterEach(() => {
		vi.unstubAllGlobals();
		vi.resetModules();
	});

	test('has them in the browser, including the timeout of calls', async () => {
		// The value that Vite substitutes for this name.
		vi.stubGlobal('__SHOP_TIMINGS__', { idleReloadTimeout: 600_000, requestTimeout: 4000 });
		vi.resetModules();
		const { TIMINGS: built } = await import('#lib/platform/config/timings.ts');
		const { REQUEST_TIMEOUT } = await import('#lib/platform/config/request-timeout.ts');
		expect(built).toEqual({ ...DEFAULT_TIMINGS, idleReloadTimeout: 600_000, requestTimeout: 4000 });
		expect(REQUEST_TIMEOUT).toBe(4000);
	});
});
