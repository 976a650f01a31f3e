import { CALLS_WITH_EMPTY_ANSWER, emptyAnswer } from '@titraj/contract/empty-answers.ts';
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { FEATURES } from '@titraj/contract/features.ts';
import { callsOf, missingCoreCalls, offeredFeatures } from '@titraj/contract/offered-features.ts';
import { isError, readLeniently } from '@titraj/contract/reading/read-leniently.ts';
import { expect, test } from 'vitest';

const WHOLE = Object.fromEntries(Object.keys(endpoints).map((name) => [name, {}]));
const without = (...names: readonly string[]) => Object.fromEntries(Object.entries(WHOLE).filter(([name]) => !names.includes(name)));

test('each feature has a call, so that a table with all calls offers all features', () => {
	expect([...offeredFeatures(WHOLE)].sort()).toEqual([...FEATURES].sort());
	expect(missingCoreCalls(WHOLE)).toEqual([]);
});

test('an empty table offers nothing and lacks the core, except for the calls with fixed addresses', () => {
	expect(offeredFeatures({}).size).toBe(0);
	expect(missingCoreCalls({})).toContain('_post_hapi_webshop_order');
	expect(missingCoreCalls({})).not.toContain('_get_hapi_auth_generate_token');
});

test('a feature that lacks one call is hidden as a whole', () => {
	const offered = offeredFeatures(without('_delete_hapi_wishlist'));
	expect(offered.has('wishlist')).toBe(false);
	expect(offered.has('compare')).toBe(true);
	expect(callsOf('wishlist')).toEqual(['_get_hapi_wishlist', '_post_hapi_wishlist', '_delete_hapi_wishlist']);
});

test('the consent template belongs to the core, the choice of shipping and payment does not', () => {
	expect(missingCoreCalls(without('_post_hapi_gdpr_template', '_put_hapi_webshop_payment', '_get_hapi_webshop_parcel_shipping'))).toEqual([
		'_post_hapi_gdpr_template',
	]);
});

test.each(CALLS_WITH_EMPTY_ANSWER)('the placeholder for a missing %s is a valid response of that call', (name) => {
	const { response } = endpoints[name as EndpointName];
	expect(readLeniently(response, { success: true, data: emptyAnswer(name as EndpointName, {}) }).remarks.filter(isError)).toEqual([]);
});
