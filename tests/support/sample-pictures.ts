import sharp, { type Sharp } from 'sharp';

/** A picture whose left half is red and whose right half is blue. */
export function drawHalves(width: number, height: number): Sharp {
	const left = Math.max(1, Math.floor(width / 2));
	const blue = { create: { width: Math.max(1, width - left), height, channels: 3 as const, background: '#0000ff' } };
	return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([{ input: blue, left: width > 1 ? left : 0, top: 0 }]);
}

export const jpeg = (width: number, height: number): Promise<Buffer> => drawHalves(width, height).jpeg().toBuffer();

/** Red, green and blue of a pixel of an encoded picture; `x` and `y` from 0 to 1. */
export async function pixelAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
	const { data, info } = await sharp(bytes).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
	const offset = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
	return [...data.subarray(offset, offset + 3)];
}

/** Whether two colours are similar: codecs change them slightly. */
export const isNear = (one: readonly number[], other: readonly number[], by = 40): boolean =>
	one.every((value, place) => Math.abs(value - (other[place] ?? 0)) <= by);
