import type { SourcePicture } from '@titraj/backend/platform/source/catalog.ts';

/** A value of the specification table; numbers get the unit of the vocabulary. */
export type SpecValue = number | string | boolean | readonly string[];
/** By attribute code. */
export type Specs = Readonly<Record<string, SpecValue>>;

/** One member of a variation group: its differences from the model. */
export interface Variant {
	choices: { title: string; value: string }[];
	label: string;
	/** Euros added to the model's price. */
	add: number;
	specs: Specs;
	params: SourcePicture['params'];
}

/** A model drawn from a blueprint. */
export interface Draft {
	tail: string;
	/** Euros. */
	price: number;
	specs: Specs;
	special: readonly string[];
	short: string;
	openings: readonly string[];
	facts: readonly string[];
	advice: readonly string[];
	picture: SourcePicture;
	variants: readonly Variant[];
}
