import { type Encoding, encode } from './encode.ts';

/** Brotli's quality for what is encoded while somebody waits. */
const QUALITY = 4;

type Body = string | Uint8Array;

interface Kept {
	readonly body: Body;
	readonly form: Promise<Uint8Array>;
}

/**
 * Encodes what addresses answer, each body once as long as it stays the same and is among the most recent ones of together `maximumBytes`:
 * functions answer many shoppers with the same page, and to compress it takes several times as long as to find it.
 */
export function createEncodeMemory({ maximumBytes = 64 * 1024 * 1024 }: { maximumBytes?: number } = {}) {
	const kept = new Map<string, Kept>();
	let bytes = 0;
	const forget = (key: string) => {
		bytes -= kept.get(key)?.body.length ?? 0;
		kept.delete(key);
	};
	return (address: string, body: Body, encoding: Encoding): Promise<Uint8Array> => {
		const key = `${encoding} ${address}`;
		const known = kept.get(key);
		forget(key);
		const entry = known && isSame(known.body, body) ? known : { body, form: encode(toBytes(body), encoding, QUALITY) };
		kept.set(key, entry);
		bytes += body.length;
		for (const oldest of kept.keys()) {
			if (bytes <= maximumBytes || oldest === key) break;
			forget(oldest);
		}
		return entry.form;
	};
}

export const toBytes = (body: Body): Uint8Array => (typeof body === 'string' ? Buffer.from(body) : body);

/** The same text is known at a glance where it is the one that a function keeps. */
function isSame(one: Body, other: Body): boolean {
	return one === other || (typeof one !== 'string' && typeof other !== 'string' && Buffer.compare(one, other) === 0);
}
