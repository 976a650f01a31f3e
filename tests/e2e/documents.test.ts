import { describe, expect, inject, test } from 'vitest';
import { htmlErrors } from '#tests/support/html-errors.ts';
import { findScreens, read, type ScreenPaths } from '#tests/support/shop-screens.ts';

const screens = await findScreens();
const NAMES = Object.keys(screens) as (keyof ScreenPaths)[];

const HEADERS = ['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'referrer-policy', 'permissions-policy'];

describe.each(NAMES)('%s', (name) => {
	test('is valid HTML without inline scripts and styles', async () => {
		expect(await htmlErrors(await read(screens[name]))).toEqual([]);
	});

	test('carries the security headers', async () => {
		const { headers } = await fetch(new URL(screens[name], inject('shopUrl')));
		expect(HEADERS.filter((header) => !headers.has(header))).toEqual([]);
		const policy = headers.get('content-security-policy');
		// The hosts of the test shop's tags follow it; tests/unit checks them.
		expect(policy).toMatch(/script-src 'self'( https:\/\/[\w./-]+)*;/);
		expect(policy).not.toContain('unsafe');
	});
});
