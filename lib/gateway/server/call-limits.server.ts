import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { createRateLimit, type RateLimit } from '#lib/platform/server/http/rate-limit.server.ts';
import { isPublicRead } from './is-public.server.ts';

const MINUTE = 60_000;

/** Calls that guess, send mail or cost work, each group with a count of its own per visitor's address (D20). */
const LIMITS: readonly { readonly calls: RegExp; readonly limit: RateLimit }[] = [
	{ calls: /^_post_hapi_auth_.*password/, limit: createRateLimit({ attempts: 15, windowMs: 5 * MINUTE }) },
	{ calls: /^_post_hapi_auth_.*signup/, limit: createRateLimit({ attempts: 30, windowMs: 10 * MINUTE }) },
	{ calls: /^_get_hapi_auth_(signup_confirm|forgotten)/, limit: createRateLimit({ attempts: 20, windowMs: 5 * MINUTE }) },
	{ calls: /^_post_hapi_(webshop|auth)_.*coupon/, limit: createRateLimit({ attempts: 20, windowMs: 5 * MINUTE }) },
	// To cancel an order takes its code, which nobody guesses.
	{ calls: /^_post_hapi_webshop_(order(?!_cancel)|withdrawal)/, limit: createRateLimit({ attempts: 12, windowMs: 5 * MINUTE }) },
	{ calls: /^_post_hapi_(newsletter|stock_alert|sweepstake|contact|feedback)/, limit: createRateLimit({ attempts: 30, windowMs: 10 * MINUTE }) },
	// Each is a row that is kept for years; many shoppers of a mobile network share an address.
	{ calls: /^_post_hapi_gdpr_consents$/, limit: createRateLimit({ attempts: 300, windowMs: 10 * MINUTE }) },
	{ calls: /^_(post|put|delete)_/, limit: createRateLimit({ attempts: 600, windowMs: MINUTE }) },
];

/** Counts one call. 0 when it may go on, else the seconds to wait; a call without a limit always may (D20). */
export function takeCall(name: EndpointName, address: string, now: number): number {
	const own = isPublicRead(name) ? undefined : LIMITS.find(({ calls }) => calls.test(name));
	return own ? own.limit.take(address, now) : 0;
}
