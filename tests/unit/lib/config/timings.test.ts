import { expect, test } from 'vitest';
import { TIMINGS, withTimings } from '#lib/config/timings.ts';

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
		interactionFallback: 8000,
		interactionScroll: 50,
		anchorDelay: 400,
		anchorOffset: 80,
		concurrentPreloads: 4,
		maintenanceRecheck: 5000,
	});
});

test('each can be replaced', () => expect(withTimings({ retryInterval: 10 })).toEqual({ ...TIMINGS, retryInterval: 10 }));
