/** JSON without its comments, from `//` outside a text to the end of the line. */
export const withoutComments = (json: string): string =>
	json
		.split('\n')
		.map((line) => line.slice(0, endOfCode(line)))
		.join('\n');

/** Texts of JSON end on their line. */
function endOfCode(line: string): number {
	let isText = false;
	for (let at = 0; at < line.length; at++) {
		if (line[at] === '"') isText = !isText;
		else if (line[at] === '\\' && isText) at += 1;
		else if (!isText && line.startsWith('//', at)) return at;
	}
	return line.length;
}
