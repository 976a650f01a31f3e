import type { Solid } from './solids.ts';
import type { Vec } from './space.ts';
import type { Limits, Traits } from './traits.ts';

/** A product in the room. */
export interface Scene {
	solids: Solid[];
	/** What the detail view looks at, and how much nearer it comes. */
	focus: Vec;
	zoom?: number;
	/** Degrees that the viewer stands above the floor: more for what lies flat. */
	rise?: number;
	/** Degrees that the side view walks round the product. */
	sideTurn?: number;
}

/** A member of the family. */
export interface Kind extends Limits {
	draw: (traits: Traits) => Scene;
}

/** A picture that is no product: drawn as it likes into the same 800 x 600. */
export interface Poster extends Limits {
	draw: (traits: Traits, camera: { turn: number; zoom: number }) => string;
}
