type Mark = 'h2' | 'ul' | 'ol' | 'p';

const STARTS: readonly (readonly [start: string, mark: Mark])[] = [
	['## ', 'h2'],
	['- ', 'ul'],
	['1. ', 'ol'],
];

/** HTML of an article body; neighbouring items make one list. */
export function toPostHtml(body: readonly string[]): string {
	const lines = body.map(toLine);
	return lines.map(({ mark, text }, index) => wrap({ mark, text, before: lines[index - 1]?.mark, after: lines[index + 1]?.mark })).join('');
}

function toLine(line: string): { mark: Mark; text: string } {
	const [start, mark] = STARTS.find(([beginning]) => line.startsWith(beginning)) ?? ['', 'p' as const];
	return { mark, text: line.slice(start.length) };
}

function wrap({ mark, text, before, after }: { mark: Mark; text: string; before: Mark | undefined; after: Mark | undefined }): string {
	if (mark === 'p' || mark === 'h2') return `<${mark}>${text}</${mark}>`;
	return `${before === mark ? '' : `<${mark}>`}<li>${text}</li>${after === mark ? '' : `</${mark}>`}`;
}
