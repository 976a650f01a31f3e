import { type Encoding, encode } from './encode.ts';

/** Brotli's quality for what is encoded while somebody waits. */
const QUALITY = 4;

interface Kept {
	readonly body: Uint8Array;
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
		bytes -= kept.get(key)?.body.byteLength ?? 0;
		kept.delete(key);
	};
	return (address: string, body: Uint8Array, encoding: Encoding): Promise<Uint8Array> => {
		const key = `${encoding} ${address}`;
		const known = kept.get(key);
		forget(key);
		const entry = known && Buffer.compare(known.body, body) === 0 ? known : { body, form: encode(body, encoding, QUALITY) };
		kept.set(key, entry);
		bytes += body.byteLength;
		for (const oldest of kept.keys()) {
			if (bytes <= maximumBytes || oldest === key) break;
			forget(oldest);
		}
		return entry.form;
	};
}
