import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { takeCall } from '#lib/gateway/server/call-limits.server.ts';

const NOW = 1_700_000_000_000;
const call = (name: EndpointName, address: string, times: number) => Array.from({ length: times }, () => takeCall(name, address, NOW));

describe('calls that guess, send mail or cost work are limited for each visitor', () => {
	test.each<[EndpointName, number]>([
		['_post_hapi_webshop_withdrawal', 12],
		['_post_hapi_webshop_order_lookup', 12],
		['_post_hapi_auth_forgotten_password', 15],
		['_post_hapi_auth_change_password', 15],
		['_post_hapi_webshop_coupon', 20],
		['_get_hapi_auth_signup_confirm', 20],
		['_post_hapi_contact_message', 30],
		['_post_hapi_feedback_comment', 30],
		['_post_hapi_newsletter_subscribe', 30],
		['_post_hapi_sweepstake_entry', 30],
		['_post_hapi_auth_signup', 30],
		['_post_hapi_misc_currency', 600],
	])('%s: %i of them', (name, allowed) => {
		expect(call(name, `limit of ${name}`, allowed).filter((wait) => wait > 0)).toEqual([]);
		expect(takeCall(name, `limit of ${name}`, NOW)).toBeGreaterThan(0);
		expect(takeCall(name, `other than ${name}`, NOW)).toBe(0);
	});

	test.each<[EndpointName]>([['_post_hapi_catalog_price_qty'], ['_post_hapi_catalog_lookup'], ['_get_hapi_webshop_cart']])('%s has no limit', (name) => {
		expect(call(name, `reader of ${name}`, 700).filter((wait) => wait > 0)).toEqual([]);
	});
});
