/**
 * A picture as a page carries it. `src` ends in `.<width>.webp` where the backend follows the shop's picture URLs
 * (then every width and AVIF can be derived); any other address is shown as it is. Width and height are of `src`.
 */
export interface Picture {
	readonly src: string;
	readonly alt: string;
	readonly width: number;
	readonly height: number;
}

/** The shop's neutral drawing, where there is no picture: pages show it, nobody else is told of it. */
export const STAND_IN = '/no-picture.svg';

/** A photograph, of any shape and as a rule on white: shown whole, in a frame of 4:3 on white. Drawings fill such a frame and have no ground of their own. */
export const isPhotograph = ({ src }: Pick<Picture, 'src'>): boolean => src.startsWith('/media/stored/') || !(SIZED.test(src) || src.endsWith('.svg'));

export const isOwnPicture = ({ src }: Picture): boolean => src !== STAND_IN;

/** Widths that the image function makes; ascending. */
export const PICTURE_WIDTHS = [160, 320, 640, 1280] as const;

/** Of the shop's own host: other hosts follow rules of their own. */
const SIZED = /^(\/(?!\/).*)\.\d+\.webp$/;

/** The address of another width of the same picture; a picture of one size is itself. */
export function toPictureOf(src: string, width: (typeof PICTURE_WIDTHS)[number]): string {
	const stem = SIZED.exec(src)?.[1];
	return stem === undefined ? src : `${stem}.${width}.webp`;
}

/** `srcset` values for AVIF and WebP, up to `maximumWidth`; null for a picture of one size. */
export function toPictureSources(src: string, maximumWidth = 1280): { avif: string; webp: string } | null {
	const stem = SIZED.exec(src)?.[1];
	if (stem === undefined) return null;
	const list = (format: string) =>
		PICTURE_WIDTHS.filter((width) => width <= maximumWidth)
			.map((width) => `${stem}.${width}.${format} ${width}w`)
			.join(', ');
	return { avif: list('avif'), webp: list('webp') };
}
