/** A number from 0 up to 1 that belongs to the key: what the feed does not say is made up once and stays the same in each run. */
export function chance(key: string, question: string): number {
	let hash = 0x811c9dc5;
	for (const character of `${question}:${key}`) {
		hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
	}
	hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
	return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
