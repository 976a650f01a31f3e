import type { ApiClient } from './client.ts';
import type { Result } from './result.ts';

/** Token source of a server or a build. */
export interface Tokens {
	readonly current: () => Promise<string>;
	/** Returns a new token to replace a rejected one; returns the rejected one if it may not be renewed yet. */
	readonly renew: (refused: string) => Promise<string>;
}

/** Minimum milliseconds between two renewals. */
export const RENEWAL_PAUSE = 60_000;

/**
 * A client that renews a rejected token (401) and sends the call again, which is safe because the first was rejected before anything was
 * done. For reads this uses up the retry: nothing is sent three times (Spec 8, 401).
 */
export function withTokens(client: ApiClient, tokens: Tokens): ApiClient {
	return {
		settings: client.settings,
		// A token that the caller sets, such as an editor's, is used unchanged and never renewed.
		with: (change) => (change.token === undefined ? withTokens(client.with(change), tokens) : client.with(change)),
		async call(name, request) {
			const token = await tokens.current();
			const first = await client.with({ token }).call(name, request);
			if (first.ok || first.error.statusCode !== 401 || first.error.attempts === 2) return first;
			const renewed = await tokens.renew(token);
			return renewed === token ? first : client.with({ token: renewed, attempts: 1 }).call(name, request);
		},
	};
}

/** Keeps a token in memory, starting with `first`. Concurrent callers share one renewal, at most once a minute. */
export function keepTokens(first: string, mint: () => Promise<Result<string>>, now: () => number = () => performance.now()): Tokens {
	let token = first;
	let renewedAt = Number.NEGATIVE_INFINITY;
	let pending: Promise<string> | null = null;

	async function mintOnce(): Promise<string> {
		const minted = await mint();
		if (minted.ok) {
			token = minted.data;
			renewedAt = now();
		}
		return token;
	}

	return {
		current: async () => token,
		async renew(refused) {
			if (token !== refused) return token;
			if (pending === null && now() - renewedAt < RENEWAL_PAUSE) return refused;
			pending ??= mintOnce().finally(() => {
				pending = null;
			});
			return pending;
		},
	};
}
