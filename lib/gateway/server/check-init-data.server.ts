import { type CacheProfile, minutesOf } from '#lib/platform/config/cache-minutes.ts';
import type { Environment } from '#lib/platform/config/environment.server.ts';
import { ApiFailure } from '#lib/platform/http/result.ts';
import { startupStatus } from '#lib/platform/server/http/startup-status.server.ts';
import { log } from '#lib/platform/server/log/log.server.ts';
import { openEndpoints } from './open-endpoints.server.ts';
import { readRow } from './read-row.server.ts';
import { PROXY_ROWS } from './rows.server.ts';

const PARTS = ['currency', 'labels', 'info', 'routes'] as const;

/** Cache minutes of the start-up data: those of its shortest-lived part. */
export function initMinutes(profile: CacheProfile): number {
	return Math.min(...PARTS.map((part) => minutesOf(PROXY_ROWS[part]?.name ?? '_get_hapi_misc_info', profile)));
}

export interface InitData {
	readonly text: string;
	/** A part failed or is the last good one: the response must not be cached. */
	readonly isPartial: boolean;
	/** Seconds since the oldest last good part was good. */
	readonly outFor?: number;
}

/**
 * Start-up data in one response: endpoints, currency, labels, info and routes, each with success and data (Spec 7, checkInitData). A part
 * that fails has `success: false` and the rejection's status, 500 by default (Spec 8); the other parts are unaffected.
 */
export async function checkInitData(environment: Environment, lang: string): Promise<InitData> {
	const parts = await Promise.all([
		settle('endpoints', async () => ({ text: JSON.stringify({ success: true, data: await openEndpoints(environment, lang) }) })),
		...PARTS.map((part) => settle(part, () => readPart(environment, lang, part))),
	]);
	const ages = parts.flatMap(({ outFor }) => outFor ?? []);
	return {
		text: `{"success":${parts.every(({ ok }) => ok)},${parts.map(({ text }) => text).join(',')}}`,
		isPartial: ages.length > 0 || parts.some(({ ok }) => !ok),
		...(ages.length > 0 && { outFor: Math.max(...ages) }),
	};
}

interface Part {
	readonly text: string;
	readonly outFor?: number;
}

async function readPart(environment: Environment, lang: string, part: (typeof PARTS)[number]): Promise<Part> {
	const row = PROXY_ROWS[part];
	const answer = row ? await readRow({ environment, lang, name: row.name, sent: part === 'labels' ? { lang } : {} }) : null;
	return answer?.ok ? answer : { text: '{"success":false,"statusCode":500}' };
}

async function settle(name: string, read: () => Promise<Part>): Promise<Part & { ok: boolean }> {
	try {
		const part = await read();
		return { ...part, text: `"${name}":${part.text}`, ok: true };
	} catch (cause) {
		if (!(cause instanceof ApiFailure)) throw cause;
		log('error', 'start-up data failed', { part: name, error: cause.error.message });
		return { text: `"${name}":${JSON.stringify({ success: false, statusCode: startupStatus(cause.error) })}`, ok: false };
	}
}
