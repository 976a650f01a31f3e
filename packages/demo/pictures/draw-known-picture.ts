import { drawPicture } from './draw-picture.ts';
import { isKnownPicture } from './is-known.ts';

interface Asked {
	kind: string;
	params: Record<string, string>;
	view: string;
}

/** The SVG document of a picture; null if its parameters are unknown. */
export function drawKnownPicture(asked: Asked): string | null {
	return isKnownPicture(asked.kind, asked.params) ? drawPicture(asked) : null;
}
