import { afterEach, expect, test, vi } from 'vitest';
import { toBuildFingerprint } from '#scripts/prerender/manifest/build-fingerprint.ts';

const fingerprint = () => toBuildFingerprint({ sites: [], redirects: [], build: 'build', place: 'dist/client' });

afterEach(() => vi.unstubAllEnvs());

test.each([
	['PAYMENT_HOSTS', 'https://banka.example'],
	['CONTENT_SCRIPT_HOSTS', 'https://video.example'],
	['TAG_HOSTS', 'meta'],
	['IDENTITY_PROVIDER', 'keycloak'],
	['LOGGED_IN_REDIRECT', '/moj-racun/narudzbe/'],
	['LOGGED_OUT_REDIRECT', '/'],
	['DASHBOARD_REDIRECT', '/moj-racun/narudzbe/'],
	['CHECKOUT_STEPS', 'shipping'],
	['WEBSHOP_AUTH', 'off'],
	['ORDER_NUMBER_PATTERN', 'T-%order_number%'],
	['PAYMENT_TRANSFER_PRINT', 'off'],
	['SHOW_ITEM_EAN', 'off'],
	['QUICK_ORDER', 'off'],
	['WAREHOUSE_VIEW', 'on'],
	['SERVICE_WORKER', 'off'],
])('the build fingerprint depends on %s', (name, value) => {
	const before = fingerprint();
	vi.stubEnv(name, value);
	expect(fingerprint()).not.toBe(before);
});

test.each([
	['LOG_LEVEL', 'error'],
	['BACKEND_TIMEOUT', '1234'],
	['CDN', 'private'],
	['REBUILD_SECRET', 'a-secret-for-the-tests'],
])('the build fingerprint does not depend on %s', (name, value) => {
	const before = fingerprint();
	vi.stubEnv(name, value);
	expect(fingerprint()).toBe(before);
});
