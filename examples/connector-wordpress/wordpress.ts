import { CallError, type ContentItem, type ContentSource } from '@titraj/connector';
import { toContentItem } from './to-content-item.ts';
import { openWordPress, type WpAccess, type WpType } from './wp-client.ts';

export interface WpOptions extends WpAccess {
	/** Other hosts that pictures may be copied from, such as `i0.wp.com`. Pictures of the rest are left out: an author could name any address of your network. */
	readonly pictureHosts?: readonly string[];
	/** Names of types; both by default. */
	readonly types?: readonly WpType[];
}

const LARGEST_PICTURE = 25 * 1024 * 1024;
/** `modified_after` is compared with the local time of the site: that of the widest zone earlier, nothing is left out. */
const OVERLAP = 26 * 3600_000;

interface Cursor {
	/** ISO 8601; null for everything. */
	readonly after: string | null;
	/** Latest change that was seen. */
	readonly latest: string | null;
	readonly type: number;
	readonly page: number;
}

/** Posts and pages of a WordPress site by its REST API. */
export function wordpress({ pictureHosts = [], types = ['posts', 'pages'], ...access }: WpOptions): ContentSource {
	const client = openWordPress(access);
	const hosts = new Set([new URL(access.url).host, ...pictureHosts]);
	const start: Cursor = { after: null, latest: null, type: 0, page: 1 };
	return {
		name: 'WordPress',
		async readChanges(cursor) {
			const { after, latest, type, page }: Cursor = cursor === null ? start : JSON.parse(cursor);
			const name = types[type] ?? 'posts';
			const { items, isLast } = await client.readPage(name, { page, after });
			const seen = items.reduce<string | null>(
				(last, { modified_gmt }) => (modified_gmt && (last === null || modified_gmt > last) ? modified_gmt : last),
				latest,
			);
			const isEnd = isLast && type + 1 >= types.length;
			const next: Cursor = isEnd
				? { after: seen === null ? null : toLocal(seen), latest: seen, type: 0, page: 1 }
				: { after, latest: seen, ...(isLast ? { type: type + 1, page: 1 } : { type, page: page + 1 }) };
			return { items: items.map((item) => toContentItem(name, item, access.url)), cursor: JSON.stringify(next), isLast: isEnd };
		},
		async *readAll(): AsyncGenerator<readonly ContentItem[]> {
			for (const name of types)
				for (let [page, isEnd] = [1, false]; !isEnd; page++) {
					const { items, isLast } = await client.readPage(name, { page, after: null });
					yield items.map((item) => toContentItem(name, item, access.url));
					isEnd = isLast;
				}
		},
		async readPicture(url) {
			if (!hosts.has(new URL(url).host)) return null;
			const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(access.timeout ?? 30_000) }).catch((error: unknown) =>
				leaveItem(`${url}: ${String(error)}`),
			);
			if (response.status >= 500 || response.status === 429) return leaveItem(`${url} answered ${response.status}`);
			return response.ok && response.body !== null ? await readBytes(response.body).catch(() => leaveItem(`${url} ended early`)) : null;
		},
	};
}

const toLocal = (gmt: string): string => new Date(Date.parse(`${gmt}Z`) - OVERLAP).toISOString().slice(0, 19);

/** A text without its picture waits for the next comparison, and stops no other one. */
function leaveItem(reason: string): never {
	throw new CallError(reason, { outcome: 'refused' });
}

/** Null for more bytes than the shop takes. */
async function readBytes(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | null> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of body) {
		bytes += chunk.length;
		if (bytes > LARGEST_PICTURE) return null;
		chunks.push(chunk);
	}
	return new Uint8Array(Buffer.concat(chunks));
}
