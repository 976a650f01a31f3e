import type { ImageSize } from '@titraj/contract/envelope.ts';
import type { Static } from 'typebox';
import type { SourcePicture } from '../../platform/source/catalog.ts';

const WIDTHS = [320, 640, 1280];

/** The view used for a manufacturer's logo. */
export const LOGO_VIEW = 'front';

/** `/media/<kind>/<params>/<view>.svg`, the SVG drawing. */
export const toPicturePath = (picture: SourcePicture, view: string): string => `${toFolder(picture, view)}.svg`;

/** The same drawing as 4:3 WebP files, which the storefront's image function encodes. */
export function toThumbs(picture: SourcePicture, view: string): Static<typeof ImageSize>[] {
	const folder = toFolder(picture, view);
	return WIDTHS.map((width) => ({ url: `${folder}.${width}.webp`, width, height: Math.round((width * 3) / 4) }));
}

/**
 * Parses the `<params>` segment, for example `color-black_size-27`. Null unless the segment is in canonical form: each picture has exactly
 * one URL.
 */
export function parsePictureParams(segment: string): Record<string, string> | null {
	const pairs = segment === 'x' ? [] : segment.split('_').map((pair): [string, string] => [pair.split('-')[0] ?? '', pair.split('-')[1] ?? '']);
	const params = Object.fromEntries(pairs);
	return toParams(params) === segment ? params : null;
}

const toFolder = ({ kind, params }: SourcePicture, view: string): string => `/media/${kind}/${toParams(params)}/${view}`;

function toParams(params: SourcePicture['params']): string {
	const pairs = Object.keys(params)
		.sort()
		.map((key) => `${key}-${toSegment(params[key] ?? '')}`)
		.filter((pair) => !pair.endsWith('-'));
	return pairs.join('_') || 'x';
}

const toSegment = (value: string | number): string =>
	String(value)
		.toLowerCase()
		.replaceAll(/[^a-z0-9.]/g, '');
