/** Milliseconds. */
const TIMEOUT = 4000;

/** State of a published feed. */
export interface CheckedFeed {
	/** `missing`: the shop has no such feed, as for a language that it does not have. `unreachable`: the shop does not answer. */
	readonly state: 'published' | 'missing' | 'unreachable';
	/** When the file was changed; null if the answer has no such header. */
	readonly changed: Date | null;
}

/** Asks the shop whether it has published a feed. */
export async function checkFeed(url: string): Promise<CheckedFeed> {
	try {
		const { ok, status, headers } = await fetch(url, { method: 'HEAD', redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
		if (!ok) return { state: status === 404 || status === 410 ? 'missing' : 'unreachable', changed: null };
		const changed = new Date(headers.get('last-modified') ?? '');
		return { state: 'published', changed: Number.isNaN(changed.getTime()) ? null : changed };
	} catch {
		return { state: 'unreachable', changed: null };
	}
}
