import type { Axis } from './scale/dimensions.ts';
import type { Solid } from './solid.ts';
import type { Vec } from './space.ts';
import type { Limits, Traits } from './traits.ts';

/** A product in space. */
export interface Scene {
	solids: Solid[];
	/** The focus of the detail view, and its magnification. */
	focus: Vec;
	zoom?: number;
	/** Degrees of the viewer above the floor: more for flat products. */
	rise?: number;
	/** Degrees by which the side view turns around the product. */
	sideTurn?: number;
	/** Ends of a width, depth, height or screen diagonal that are not those of the whole scene. */
	measures?: Partial<Record<Axis, [from: Vec, to: Vec]>>;
}

/** A kind of drawing. */
export interface Kind extends Limits {
	draw: (traits: Traits) => Scene;
}

/** A picture that is not a product: drawn freely into the same 800 x 600. */
export interface Poster extends Limits {
	draw: (traits: Traits, camera: { turn: number; zoom: number }) => string;
}
