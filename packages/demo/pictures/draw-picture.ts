import { composePicture, toDocument } from './compose.ts';
import type { Kind, Poster } from './kind.ts';
import { packOf, parsePackView } from './pack.ts';
import { POSTERS } from './posters/registry.ts';
import { KINDS } from './registry.ts';
import { parseScaleView } from './scale/dimensions.ts';
import { drawScale } from './scale/draw-scale.ts';
import { parseTraits } from './traits.ts';
import { isView } from './views.ts';

const POSTER_CAMERAS: ReadonlyMap<string, { turn: number; zoom: number }> = new Map([
	['front', { turn: 35, zoom: 1 }],
	['side', { turn: -38, zoom: 1 }],
	['detail', { turn: 35, zoom: 1.7 }],
]);

/** A standalone SVG document of a kind, or null for an unknown kind or view. Pure: the same parameters give the same picture. */
export function drawPicture({ kind, params, view }: { kind: string; params: Record<string, string>; view: string }): string | null {
	if (Object.hasOwn(KINDS, kind)) return drawProduct(KINDS[kind], params, view);
	if (Object.hasOwn(POSTERS, kind)) return drawPoster(POSTERS[kind], params, view);
	return null;
}

function drawProduct(kind: Kind | undefined, params: Record<string, string>, view: string): string | null {
	if (!kind) return null;
	const traits = parseTraits(params, kind);
	const [least, , most] = kind.size ?? [0, 0, 0];
	const bulk = most > least ? (traits.size - least) / (most - least) : 1;
	if (isView(view)) return composePicture(kind.draw(traits), view, bulk);
	const pieces = parsePackView(view);
	if (pieces !== null) return composePicture(packOf(kind.draw(traits), pieces), 'front', 1);
	const dimensions = parseScaleView(view);
	return dimensions && drawScale(kind.draw(traits), dimensions);
}

function drawPoster(poster: Poster | undefined, params: Record<string, string>, view: string): string | null {
	const camera = POSTER_CAMERAS.get(view);
	return poster && camera ? toDocument(poster.draw(parseTraits(params, poster), camera)) : null;
}
