import type { SourceProduct } from '@titraj/backend/platform/source/catalog.ts';

/** Millimetres. */
const INCH = 25.4;
/** Sides of a 16:9 screen as a share of its diagonal. */
const [WIDTH, HEIGHT] = [0.872, 0.49];
const PACKAGING = 60;
const DEPTH = 150;

/** Size of a packed monitor or television by its diagonal; null for other products, whose attributes do not tell it. */
export function toPackedSize(isScreen: boolean, specs: Readonly<Record<string, unknown>>): NonNullable<SourceProduct['size_mm']> | null {
	const inches = specs['screen_size'];
	if (!isScreen || typeof inches !== 'number') return null;
	const sideOf = (share: number): number => Math.round(inches * INCH * share) + PACKAGING;
	return [sideOf(WIDTH), sideOf(HEIGHT), DEPTH];
}
