import { expect, test } from 'vitest';
import { minutesOf, pageMinutes, TOKEN_MINUTES } from '#lib/platform/config/cache-minutes.ts';

test.each([
	['_get_hapi_misc_currency', 1440, 1440],
	['_get_hapi_misc_endpoints', 1440, 1440],
	['_get_hapi_misc_info', 1440, 1440],
	['_post_hapi_gdpr_template', 1440, 1440],
	['_get_hapi_catalog_products', 2, 5],
	['_get_hapi_publish_posts', 2, 5],
	['_get_hapi_cms_menus', 2, 5],
	['_get_hapi_misc_labels', 2, 5],
	['_get_hapi_misc_routes', 2, 5],
	['_get_hapi_cms_pages', 2, 10],
	['_get_hapi_webshop_cart', 0, 0],
	['_get_hapi_auth_profile', 0, 0],
	['_get_hapi_newsletter_subscription', 0, 0],
] as const)('%s is fresh for %i minutes in production, %i by default', (name, production, standard) => {
	expect(minutesOf(name, 'production')).toBe(production);
	expect(minutesOf(name, 'default')).toBe(standard);
});

test('tokens live a day, pages 2 minutes or 10', () => expect([TOKEN_MINUTES, pageMinutes('production'), pageMinutes('default')]).toEqual([1440, 2, 10]));
