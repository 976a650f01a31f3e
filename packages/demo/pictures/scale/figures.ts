import { joinPaths, mapPath, type Path } from '../path.ts';
import { arc, circle, line, sine } from '../shapes.ts';

/** A glyph of single strokes on a base line, 10 high, and its width. */
interface Glyph {
	width: number;
	path: Path;
}

const GLYPHS: Readonly<Record<string, Glyph>> = {
	'0': { width: 6, path: circle(3, 5, 3, 5) },
	'1': { width: 6, path: line(1, 8, 3.4, 10, 3.4, 0) },
	'2': { width: 6, path: joinPaths([arc(3, 7.1, 2.9, 160, -35), line(5.4, 5.4, 0, 0, 6, 0)]) },
	'3': { width: 6, path: joinPaths([arc(2.8, 7.5, 2.5, 150, -90), arc(2.8, 2.5, 2.7, 90, -150)]) },
	'4': { width: 6, path: line(4.4, 0, 4.4, 10, 0, 2.8, 6, 2.8) },
	'5': { width: 6, path: joinPaths([line(5.4, 10, 0.9, 10, 0.6, 5.4), arc(2.8, 3.1, 3.1, 130, -145)]) },
	'6': { width: 6, path: joinPaths([circle(3, 3, 3), { ops: 'MC', at: [4.8, 10, 2.6, 9, 0.2, 6.4, 0, 3] }]) },
	'7': { width: 6, path: line(0, 10, 6, 10, 2.2, 0) },
	'8': { width: 6, path: joinPaths([circle(3, 7.5, 2.4, 2.5), circle(3, 2.6, 3, 2.6)]) },
	'9': { width: 6, path: joinPaths([circle(3, 7, 3), { ops: 'MC', at: [1.2, 0, 3.4, 1, 5.8, 3.6, 6, 7] }]) },
	',': { width: 2, path: line(1.2, 0.4, 0.3, -1.8) },
	c: { width: 5.4, path: arc(2.9, 3, 2.9, 50, 310) },
	m: { width: 8.4, path: joinPaths([line(0, 0, 0, 6), hump(0), hump(4.2)]) },
	'″': { width: 3.6, path: joinPaths([line(0.9, 10, 0.6, 7.2), line(3.1, 10, 2.8, 7.2)]) },
	A: { width: 6.6, path: joinPaths([line(0, 0, 3.3, 10, 6.6, 0), line(1.2, 3.6, 5.4, 3.6)]) },
	'€': { width: 7, path: joinPaths([arc(4.4, 5, 4.6, 55, 305), line(-0.6, 6.1, 5, 6.1), line(-0.6, 3.9, 4.6, 3.9)]) },
	'≈': { width: 6, path: joinPaths([sine(0, 6.4, 6, 1.1), sine(0, 3.4, 6, 1.1)]) },
	' ': { width: 3, path: { ops: '', at: [] } },
};
const GAP = 2.2;

/** Width of a line of text that is `height` high; its characters are those of dimensions. */
export function widthOf(text: string, height: number): number {
	const glyphs = [...text].flatMap((letter) => GLYPHS[letter] ?? []);
	return ((glyphs.reduce((sum, { width }) => sum + width, 0) + GAP * Math.max(0, glyphs.length - 1)) * height) / 10;
}

/** The text's strokes around x, on the base line y of the picture: no font is needed, so a drawing looks the same everywhere. */
export function figures(text: string, x: number, y: number, height: number): Path {
	let left = x - widthOf(text, height) / 2;
	const k = height / 10;
	return joinPaths(
		[...text].flatMap((letter) => {
			const glyph = GLYPHS[letter];
			if (!glyph) return [];
			const path = mapPath(glyph.path, [k, 0, 0, -k, left, y]);
			left += (glyph.width + GAP) * k;
			return path;
		}),
	);
}

/** One arch of an m, from its left stem. */
function hump(x: number): Path {
	return { ops: 'MCL', at: [x, 3.6, x + 0.6, 6.8, x + 4.2, 6.8, x + 4.2, 3.4, x + 4.2, 0] };
}
