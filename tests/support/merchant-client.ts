import { createKey } from '@titraj/backend/merchant-api/keys/manage-keys.ts';
import { KEY_SCOPES } from '@titraj/backend/merchant-api/keys/scopes.ts';
import type { RunningBackend } from '@titraj/backend/start-backend.ts';

interface MerchantReply {
	readonly status: number;
	readonly headers: Headers;
	// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
	readonly body: any;
}

export interface MerchantClient {
	readonly key: string;
	call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<MerchantReply>;
	/** Sends rows as NDJSON, or a text unchanged, and returns the lines of the response. */
	bulk(rows: readonly unknown[] | string, query?: string): Promise<{ status: number; lines: Record<string, unknown>[] }>;
}

let keys = 0;

/** A client of the merchant API with its own key, by default with all scopes. */
export async function openMerchant(backend: Pick<RunningBackend, 'url' | 'db'>, scopes: string = KEY_SCOPES.join(',')): Promise<MerchantClient> {
	keys += 1;
	const key = await createKey(backend.db, { name: `test-${keys}`, scopes });
	const authorization = `Bearer ${key}`;
	const url = `${backend.url}/merchant/v1`;
	return {
		key,
		async call(method, path, body, headers = {}) {
			const content = body === undefined ? {} : { 'content-type': 'application/json' };
			const init = { method, headers: { authorization, ...content, ...headers }, ...(body !== undefined && { body: JSON.stringify(body) }) };
			const response = await fetch(url + path, init);
			const text = await response.text();
			return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
		},
		async bulk(rows, query = '') {
			const body = typeof rows === 'string' ? rows : rows.map((row) => `${JSON.stringify(row)}\n`).join('');
			const headers = { authorization, 'content-type': 'application/x-ndjson' };
			const response = await fetch(`${url}/bulk/products${query}`, { method: 'POST', headers, body });
			const text = await response.text();
			return {
				status: response.status,
				lines: text
					.split('\n')
					.filter(Boolean)
					.map((line) => JSON.parse(line)),
			};
		},
	};
}
