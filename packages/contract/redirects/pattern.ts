/** A piece of a redirect pattern: literal text, or captured characters of a kind. */
type PatternPiece =
	| { readonly kind: 'literal'; readonly text: string }
	| { readonly kind: 'capture'; readonly takes: (code: number) => boolean; readonly minimum: 0 | 1 };

/** A parsed old path of a redirect (Spec 3, Redirect). */
export type Pattern = readonly PatternPiece[];

const TOKEN = /(\((?:slug|id)[+*]\)|\(\.[*+]\))/;

const SLASH = 47;
const QUESTION = 63;
const TAKES: Readonly<Record<string, (code: number) => boolean>> = {
	slug: (code) => code !== SLASH && code !== QUESTION,
	id: (code) => code >= 48 && code <= 57,
	'.': (code) => code !== 10 && code !== 13,
};

/** Whether an old path is a pattern: it contains (slug+) (slug*) (id+) (id*) (.*) or (.+). */
export function isPattern(path: string): boolean {
	return TOKEN.test(path);
}

/** Parses an old path; a trailing slash is dropped, because it is ignored in matching. */
export function parsePattern(path: string): Pattern {
	const pieces = withoutSlash(path)
		.split(TOKEN)
		.map((part, index): PatternPiece => (index % 2 === 0 ? { kind: 'literal', text: part } : toCapture(part)));
	return pieces.filter((piece) => piece.kind === 'capture' || piece.text !== '');
}

function toCapture(token: string): PatternPiece {
	const takes = TAKES[token.slice(1, -2)];
	if (!takes) throw new Error(`${token} is not a redirect pattern`);
	return { kind: 'capture', takes, minimum: token.endsWith('+)') ? 1 : 0 };
}

/** A path without its trailing slash; the homepage keeps its own. */
export function withoutSlash(path: string): string {
	return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
