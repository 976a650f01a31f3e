/**
 * A picture that stands beside its name and therefore needs no alternative text. `src` ends in `.<width>.webp` if the backend follows the
 * shop's picture URLs (then every width and AVIF can be derived); any other address is used unchanged. Width and height are those of `src`.
 */
export interface DecorativePicture {
	readonly src: string;
	readonly width: number;
	readonly height: number;
}

/** A picture with its alternative text. */
export interface Picture extends DecorativePicture {
	readonly alt: string;
}

/** The shop's neutral drawing for a missing picture: shown on pages, never sent to others (feeds, structured data). */
export const STAND_IN = '/no-picture.svg';

/** Whether a picture is a photograph: of any aspect ratio and usually on white, so it is shown uncropped in a white 4:3 frame. Drawings fill the frame and have no background. */
export const isPhotograph = ({ src }: Pick<Picture, 'src'>): boolean => src.startsWith('/media/stored/') || !(SIZED.test(src) || src.endsWith('.svg'));

export const isOwnPicture = ({ src }: Pick<Picture, 'src'>): boolean => src !== STAND_IN;

/** Widths that the image function makes; ascending. */
export const PICTURE_WIDTHS = [160, 320, 640, 1280] as const;

/** Only on the shop's own host: other hosts name their sizes differently. */
const SIZED = /^(\/(?!\/).*)\.\d+\.webp$/;

/** URL of another width of the picture; unchanged if it has only one size. */
export function toPictureOf(src: string, width: (typeof PICTURE_WIDTHS)[number]): string {
	const stem = SIZED.exec(src)?.[1];
	return stem === undefined ? src : `${stem}.${width}.webp`;
}

/** `srcset` of the picture in AVIF, from `minimumWidth` to `maximumWidth`; null for a picture of one size. */
export function toAvifSources(src: string, maximumWidth = 1280, minimumWidth = 160): string | null {
	const stem = SIZED.exec(src)?.[1];
	if (stem === undefined) return null;
	return PICTURE_WIDTHS.filter((width) => width >= minimumWidth && width <= maximumWidth)
		.map((width) => `${stem}.${width}.avif ${width}w`)
		.join(', ');
}
