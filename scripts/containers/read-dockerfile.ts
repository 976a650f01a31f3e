export interface Instruction {
	readonly name: string;
	readonly words: readonly string[];
	readonly line: string;
}

/** The instructions of a Dockerfile, without comments, each on one line. */
export function readInstructions(text: string): readonly Instruction[] {
	const lines = text
		.replace(/^\s*#.*\n?/gm, '')
		.replace(/\\\n/g, ' ')
		.split('\n')
		.map((line) => line.trim());
	return lines.filter(Boolean).map((line) => {
		const [name = '', ...words] = line.split(/\s+/);
		return { name, words, line };
	});
}
