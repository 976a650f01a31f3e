import { afterEach, expect, test, vi } from 'vitest';
import { toBasis } from '#scripts/prerender/manifest/build-fingerprint.ts';

const basis = () => toBasis({ sites: [], redirects: [], build: 'build', bot: true, place: 'dist/client' });

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
])('after another %s every page is looked at again', (name, value) => {
	const before = basis();
	vi.stubEnv(name, value);
	expect(basis()).not.toBe(before);
});

test.each([
	['LOG_LEVEL', 'error'],
	['BACKEND_TIMEOUT', '1234'],
	['CDN', 'private'],
	['REBUILD_SECRET', 'a-secret-for-the-tests'],
])('%s is no part of any page', (name, value) => {
	const before = basis();
	vi.stubEnv(name, value);
	expect(basis()).toBe(before);
});
