/** Splits a title into at most two lines of `signs` characters, at word boundaries; the rest is replaced by an ellipsis. */
export function toLines(title: string, signs: number): readonly string[] {
	const lines: string[] = [''];
	for (const word of title.split(/\s+/)) {
		const line = lines.at(-1) ?? '';
		const longer = line ? `${line} ${word}` : word;
		if (longer.length <= signs || line === '') lines[lines.length - 1] = longer.slice(0, signs);
		else if (lines.length === 2) return [lines[0] ?? '', `${line.slice(0, signs - 1)}…`];
		else lines.push(word.slice(0, signs));
	}
	return lines;
}
