import { type Pattern, withoutSlash } from './pattern.ts';

/**
 * The (greedy) captures of a pattern in a path, or null. The time is at most proportional to path length times pattern length: the rest of
 * a pattern is evaluated once per position in the path.
 */
export function matchPattern(pattern: Pattern, path: string): readonly string[] | null {
	if (!begins(pattern, path)) return null;
	return capture(pattern, path) ?? (path.endsWith('/') ? capture(pattern, withoutSlash(path)) : null);
}

/** A cheap check that rejects most paths. */
function begins([first]: Pattern, path: string): boolean {
	return first?.kind !== 'literal' || path.startsWith(first.text);
}

function capture(pattern: Pattern, path: string): string[] | null {
	const reach = reachable(pattern, path);
	if (!reach[0]?.[0]) return null;
	const captured: string[] = [];
	let at = 0;
	pattern.forEach((piece, index) => {
		const end = piece.kind === 'literal' ? at + piece.text.length : farthest(piece, reach[index + 1], at, path);
		if (piece.kind === 'capture') captured.push(path.slice(at, end));
		at = end;
	});
	return captured;
}

/** For each piece and each position in the path: whether the pattern from this piece on matches the rest of the path. */
function reachable(pattern: Pattern, path: string): Uint8Array[] {
	const size = path.length + 1;
	const table = Array.from({ length: pattern.length + 1 }, () => new Uint8Array(size));
	const end = table[pattern.length];
	if (end) end[path.length] = 1;
	for (let index = pattern.length - 1; index >= 0; index--) {
		const piece = pattern[index];
		const own = table[index];
		const next = table[index + 1];
		if (!piece || !own || !next) continue;
		if (piece.kind === 'literal') {
			for (let at = path.indexOf(piece.text); at >= 0; at = path.indexOf(piece.text, at + 1)) own[at] = next[at + piece.text.length] ?? 0;
			continue;
		}
		let more = 0;
		for (let at = path.length; at >= 0; at--) {
			const taken: number = at < path.length && piece.takes(path.charCodeAt(at)) ? more : 0;
			more = (next[at] ?? 0) | taken;
			own[at] = piece.minimum === 0 ? more : taken;
		}
	}
	return table;
}

function farthest(piece: Extract<Pattern[number], { kind: 'capture' }>, next: Uint8Array | undefined, at: number, path: string): number {
	let end = at;
	while (end < path.length && piece.takes(path.charCodeAt(end))) end++;
	while (end > at && !next?.[end]) end--;
	return end;
}
