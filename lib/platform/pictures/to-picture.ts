import { type DecorativePicture, type Picture, STAND_IN } from './picture.ts';

interface WireSize {
	url: string;
	width: number;
	height: number;
}

/** Placeholder of one size for a missing picture. */
const NO_PICTURE = { src: STAND_IN, width: 640, height: 480 };

/** The picture of the next size above `width`; the shop's neutral drawing if there is none. */
export function toPicture(sizes: readonly WireSize[], alt: string, width = 640): Picture {
	return { ...toDecorativePicture(sizes, width), alt };
}

/** The same without alternative text. */
export function toDecorativePicture(sizes: readonly WireSize[], width: number): DecorativePicture {
	const size = sizes.find((candidate) => candidate.width >= width) ?? sizes.at(-1);
	return size ? { src: size.url, width: size.width, height: size.height } : NO_PICTURE;
}
