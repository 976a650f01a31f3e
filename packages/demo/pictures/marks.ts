import { FINE, OUTLINE } from './palette.ts';
import { type Affine, GRAIN, joinPaths, mapPath, type Path, toPathData } from './path.ts';

/** Paths with the same style, drawn on a face. */
export interface Mark {
	path: Path;
	fill?: string;
	stroke?: string;
	width?: number;
}

/** A flat area without an outline. */
export function area(fill: string, ...paths: Path[]): Mark {
	return { path: joinPaths(paths), fill };
}

/** A fine line. */
export function trace(stroke: string, ...paths: Path[]): Mark {
	return { path: joinPaths(paths), stroke, width: FINE };
}

/** A line with the outline's weight. */
export function bold(stroke: string, ...paths: Path[]): Mark {
	return { path: joinPaths(paths), stroke };
}

/** A flat area with a fine outline. */
export function panel(fill: string, stroke: string, ...paths: Path[]): Mark {
	return { path: joinPaths(paths), fill, stroke, width: FINE };
}

/** One SVG element; the document's group sets the outline's weight, round joins and no fill. */
export function toElement({ path, fill, stroke, width = OUTLINE }: Mark): string {
	const paint = (fill ? ` fill="${fill}"` : '') + (stroke ? ` stroke="${stroke}"` : '');
	const weight = stroke && width !== OUTLINE ? ` stroke-width="${width * GRAIN}"` : '';
	return `<path d="${toPathData(path)}"${paint}${weight}/>`;
}

export function drawMarks(marks: readonly Mark[], plane: Affine): string {
	return marks.map((mark) => toElement({ ...mark, path: mapPath(mark.path, plane) })).join('');
}
