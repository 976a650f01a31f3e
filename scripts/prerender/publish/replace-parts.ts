/** Part of a file, in bytes, and what replaces it. */
export interface Replacement {
	readonly from: number;
	readonly to: number;
	readonly text: string;
}

/** The content with all replacements, which must not overlap; null if they change nothing. */
export function replaceParts(content: Buffer, replacements: readonly Replacement[]): Buffer | null {
	const pieces: Uint8Array[] = [];
	let [at, isChanged] = [0, false];
	for (const { from, to, text } of replacements.toSorted((a, b) => a.from - b.from)) {
		const bytes = Buffer.from(text);
		isChanged ||= !content.subarray(from, to).equals(bytes);
		pieces.push(content.subarray(at, from), bytes);
		at = to;
	}
	return isChanged ? Buffer.concat([...pieces, content.subarray(at)]) : null;
}
