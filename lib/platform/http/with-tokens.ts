import type { ApiClient } from './client.ts';
import type { Result } from './result.ts';

/** A token of the server's or the build's own. */
export interface Tokens {
	readonly current: () => Promise<string>;
	/** A new token in place of a refused one; the refused one where it may not be renewed now. */
	readonly renew: (refused: string) => Promise<string>;
}

/** Milliseconds before a renewed token that is refused, too, is renewed again. */
export const RENEWAL_PAUSE = 60_000;

/**
 * A client whose refused token (401) is renewed, and its call sent again with the new one: it was refused before anything was done. A refused token
 * costs a read its second attempt: nothing is sent three times (Spec 8, 401).
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

/** Tokens kept in memory, which begin with `first`: one renewal for all who were refused with the same one, and once a minute at most. */
export function keepTokens(first: string, mint: () => Promise<Result<string>>, now: () => number = Date.now): Tokens {
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
