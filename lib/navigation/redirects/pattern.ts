/** A piece of a redirect pattern: text as it stands, or signs of a kind that are captured. */
export type PatternPiece =
	| { readonly kind: 'literal'; readonly text: string }
	| { readonly kind: 'capture'; readonly takes: (code: number) => boolean; readonly minimum: 0 | 1 };

/** A redirect's old path taken apart (Spec 3, Redirect). */
export type Pattern = readonly PatternPiece[];

const TOKEN = /(\((?:slug|id)[+*]\)|\(\.[*+]\))/;

const SLASH = 47;
const QUESTION = 63;
const TAKES: Readonly<Record<string, (code: number) => boolean>> = {
	slug: (code) => code !== SLASH && code !== QUESTION,
	id: (code) => code >= 48 && code <= 57,
	'.': (code) => code !== 10 && code !== 13,
};

/** Whether an old path holds a pattern: (slug+) (slug*) (id+) (id*) (.*) (.+). */
export function isPattern(path: string): boolean {
	return TOKEN.test(path);
}

/** Takes an old path apart; a slash at its end is left out, since it does not matter. */
export function parsePattern(path: string): Pattern {
	const pieces = withoutSlash(path)
		.split(TOKEN)
		.map((part, index): PatternPiece => (index % 2 === 0 ? { kind: 'literal', text: part } : toCapture(part)));
	return pieces.filter((piece) => piece.kind === 'capture' || piece.text !== '');
}

function toCapture(token: string): PatternPiece {
	const takes = TAKES[token.slice(1, -2)];
	if (!takes) throw new Error(`${token} is no pattern of a redirect`);
	return { kind: 'capture', takes, minimum: token.endsWith('+)') ? 1 : 0 };
}

/** A path without the slash at its end; the homepage keeps its own. */
export function withoutSlash(path: string): string {
	return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
