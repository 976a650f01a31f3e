import type { ImageSize } from '@titraj/contract/envelope.ts';
import type { Static } from 'typebox';
import type { SourcePicture, StoredImage } from '../../platform/source/catalog.ts';
import { toPicturePath, toThumbs } from './picture-url.ts';
import { type Size, toSizeWithin } from './pictures/to-size-within.ts';
import { PICTURE_WIDTHS, toStoredPath } from './store/media-keys.ts';

/** Columns that a product's pictures are computed from: stored pictures, or the drawings of demo products. */
export interface PicturedProduct {
	readonly images: readonly StoredImage[];
	readonly picture: SourcePicture;
	readonly views: readonly string[];
}

interface ProductPicture {
	readonly alt: string | null;
	/** URL of the largest file. */
	readonly path: string;
	readonly thumbs: Static<typeof ImageSize>[];
	/** Id of the view that a drawing shows; unset for stored pictures. */
	readonly view?: string;
}

export function toProductPictures({ images, picture, views }: PicturedProduct): ProductPicture[] {
	if (images.length > 0) return images.map(toStoredPicture);
	return views.map((view) => ({ alt: null, path: toPicturePath(picture, view), thumbs: toThumbs(picture, view), view: toViewId(view) }));
}

/** Sizes of the product's first picture. */
export const toMainThumbs = (product: PicturedProduct): ProductPicture['thumbs'] => toMainPicture(product)?.thumbs ?? [];

/** URL of a small picture of the product, which the backend serves itself; null without pictures. Drawings have one size. */
export function toSmallPicture(product: PicturedProduct): string | null {
	const picture = toMainPicture(product);
	return (picture?.view === undefined ? picture?.thumbs[0]?.url : picture.path) ?? null;
}

export const toMainPicture = ({ images, picture, views }: PicturedProduct): ProductPicture | undefined =>
	toProductPictures({ images: images.slice(0, 1), picture, views: views.slice(0, 1) })[0];

/** The first word: the others are what the drawing depends on, such as dimensions. */
const toViewId = (view: string): string => view.split('-')[0] ?? view;

export const toStoredPicture = ({ hash, alt, ...original }: StoredImage): ProductPicture => ({
	alt,
	path: toStoredPath(hash, LARGEST, 'webp'),
	thumbs: toStoredThumbs(hash, original),
});

/** Sizes of a stored picture, smallest first. */
export const toStoredThumbs = (hash: string, original: Size): Static<typeof ImageSize>[] =>
	THUMB_WIDTHS.map((width) => ({ url: toStoredPath(hash, width, 'webp'), ...toSizeWithin(original, width) }));

const LARGEST = PICTURE_WIDTHS[3];
const THUMB_WIDTHS = PICTURE_WIDTHS.slice(1);
