import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { createRateLimit, type RateLimit } from '#lib/platform/server/http/rate-limit.server.ts';
import { isPublicRead } from './is-public.server.ts';

const MINUTE = 60_000;

/** Limited calls: those that allow guessing, send mail or are expensive. Each group is counted separately per visitor address (D20). */
const LIMITS: readonly { readonly calls: RegExp; readonly limit: RateLimit }[] = [
	{ calls: /^_post_hapi_auth_.*password/, limit: createRateLimit({ attempts: 15, windowMs: 5 * MINUTE }) },
	{ calls: /^_post_hapi_auth_.*signup/, limit: createRateLimit({ attempts: 30, windowMs: 10 * MINUTE }) },
	{ calls: /^_get_hapi_auth_(signup_confirm|forgotten)/, limit: createRateLimit({ attempts: 20, windowMs: 5 * MINUTE }) },
	{ calls: /^_post_hapi_(webshop|auth)_.*coupon/, limit: createRateLimit({ attempts: 20, windowMs: 5 * MINUTE }) },
	// order_cancel needs a code that cannot be guessed.
	{ calls: /^_post_hapi_webshop_(order(?!_cancel)|withdrawal)/, limit: createRateLimit({ attempts: 12, windowMs: 5 * MINUTE }) },
	// A review has up to five.
	{ calls: /^_post_hapi_feedback_photo$/, limit: createRateLimit({ attempts: 60, windowMs: 10 * MINUTE }) },
	{ calls: /^_post_hapi_(newsletter|stock_alert|price_alert|sweepstake|contact|feedback)/, limit: createRateLimit({ attempts: 30, windowMs: 10 * MINUTE }) },
	// Each call stores a row for years; many shoppers of a mobile network share an address.
	{ calls: /^_post_hapi_gdpr_consents$/, limit: createRateLimit({ attempts: 300, windowMs: 10 * MINUTE }) },
	{ calls: /^_(post|put|delete)_/, limit: createRateLimit({ attempts: 600, windowMs: MINUTE }) },
];

/** Counts one call. Returns 0 if it is allowed, else the seconds to wait; calls without a limit are always allowed (D20). */
export const takeCall = (name: EndpointName, address: string, now: number): number => limitOf(name)?.take(address, now) ?? 0;

/** Takes a call back that the shop could not answer. */
export const releaseCall = (name: EndpointName, address: string): void => limitOf(name)?.release(address);

const limitOf = (name: EndpointName): RateLimit | undefined => (isPublicRead(name) ? undefined : LIMITS.find(({ calls }) => calls.test(name))?.limit);
