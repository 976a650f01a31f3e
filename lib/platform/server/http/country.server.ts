import { isIP } from 'node:net';
import type { Environment } from '../../config/environment.server.ts';
import { sharedCache } from '../cache/shared-cache.server.ts';

/** The part of the platform's context that holds the visitor's location. */
export interface GeoContext {
	readonly ip?: string;
	readonly geo?: { readonly country?: { readonly code?: string } };
}

const LOOKUP_TIMEOUT = 1000;
const KEEP_MINUTES = 1440;

/**
 * Two-letter code of the visitor's country: from the platform, else from the configured look-up by address; null if neither knows it (Spec
 * 7; D25).
 */
export async function countryOf(environment: Environment, context: GeoContext | undefined): Promise<string | null> {
	const known = toCode(context?.geo?.country?.code);
	const address = context?.ip ?? '';
	const { countryLookupUrl } = environment;
	if (known !== null || countryLookupUrl === undefined || isIP(address) === 0) return known;
	const load = () => lookUp(countryLookupUrl.replace('{ip}', encodeURIComponent(address)));
	return sharedCache()
		.read(`country ${address}`, KEEP_MINUTES, load, { bytes: (code) => 2 * code.length })
		.then(
			({ value }) => value,
			() => null,
		);
}

async function lookUp(url: string): Promise<string> {
	const response = await fetch(url, { signal: AbortSignal.timeout(LOOKUP_TIMEOUT), redirect: 'error', headers: { accept: 'application/json' } });
	const answer: unknown = await response.json();
	const code = typeof answer === 'object' && answer !== null && 'country' in answer ? toCode(answer.country) : null;
	if (!response.ok || code === null) throw new Error(`The country look-up returned ${response.status} without a country`);
	return code;
}

function toCode(value: unknown): string | null {
	return typeof value === 'string' && /^[A-Za-z]{2}$/.test(value) ? value.toUpperCase() : null;
}
