import { composePicture, toDocument, VIEWS, type View } from './compose.ts';
import type { Kind, Poster } from './kind.ts';
import { POSTERS } from './posters/registry.ts';
import { KINDS } from './registry.ts';
import { parseTraits } from './traits.ts';

const POSTER_CAMERAS = { front: { turn: 35, zoom: 1 }, side: { turn: -38, zoom: 1 }, detail: { turn: 35, zoom: 1.7 } };

/** A standalone SVG document of a kind, or null for an unknown kind or view. Pure: the same parameters give the same picture. */
export function drawPicture({ kind, params, view }: { kind: string; params: Record<string, string>; view: string }): string | null {
	if (!isView(view)) return null;
	if (Object.hasOwn(KINDS, kind)) return drawProduct(KINDS[kind], params, view);
	if (Object.hasOwn(POSTERS, kind)) return drawPoster(POSTERS[kind], params, view);
	return null;
}

function drawProduct(kind: Kind | undefined, params: Record<string, string>, view: View): string | null {
	if (!kind) return null;
	const traits = parseTraits(params, kind);
	const [least, , most] = kind.size ?? [0, 0, 0];
	return composePicture(kind.draw(traits), view, most > least ? (traits.size - least) / (most - least) : 1);
}

function drawPoster(poster: Poster | undefined, params: Record<string, string>, view: View): string | null {
	return poster ? toDocument(poster.draw(parseTraits(params, poster), POSTER_CAMERAS[view])) : null;
}

function isView(view: string): view is View {
	return VIEWS.some((known) => known === view);
}
