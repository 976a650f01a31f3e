import { createHmac } from 'node:crypto';
import { isSameSecret } from '@titraj/contract/is-same-secret.ts';

/** Maximum difference in milliseconds between a call's timestamp and now. */
const WINDOW = 5 * 60_000;

export type Verdict = 'good' | 'unsigned' | 'wrong' | 'late' | 'replayed';

export interface SignedCall {
	/** Header x-shop-timestamp: milliseconds. */
	readonly timestamp: string | null;
	/** Header x-shop-signature: hex of HMAC-SHA256 over `<timestamp>.<body>`. */
	readonly signature: string | null;
	readonly body: string;
}

/** Signatures accepted within the window; each is accepted once. */
export interface SeenCalls {
	/** False if it was seen before. */
	take(signature: string, now: number): boolean;
}

/** Whether a webhook has a valid signature, a current timestamp, and is not a replay. */
export function verifyWebhook({ timestamp, signature, body }: SignedCall, { secret, now, seen }: { secret: string; now: number; seen: SeenCalls }): Verdict {
	if (timestamp === null || signature === null || !/^\d{13}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return 'unsigned';
	const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
	if (!isSameSecret(signature, expected)) return 'wrong';
	if (Math.abs(now - Number(timestamp)) > WINDOW) return 'late';
	return seen.take(signature, now) ? 'good' : 'replayed';
}

/** Keeps signatures for twice the window, because a sender's clock may be ahead. */
export function createSeenCalls(): SeenCalls {
	const seen = new Map<string, number>();
	return {
		take(signature, now) {
			for (const [old, at] of seen) {
				if (now - at <= 2 * WINDOW) break;
				seen.delete(old);
			}
			if (seen.has(signature)) return false;
			seen.set(signature, now);
			return true;
		},
	};
}
