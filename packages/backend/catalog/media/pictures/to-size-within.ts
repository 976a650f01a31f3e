export interface Size {
	readonly width: number;
	readonly height: number;
}

/** Scales a size down to fit into a square; never enlarges, and never goes below one pixel. */
export function toSizeWithin({ width, height }: Size, side: number): Size {
	const scale = Math.min(1, side / Math.max(width, height));
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
