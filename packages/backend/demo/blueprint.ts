import type { SourcePicture } from '../platform/source/catalog.ts';
import type { AttributeCode } from './attributes/vocabulary.ts';
import type { Random } from './random.ts';
import type { Gender } from './text/colour.ts';

/** A value of the specification table; numbers get the unit of the vocabulary. */
export type SpecValue = number | string | boolean | readonly string[];
export type Specs = Partial<Record<AttributeCode, SpecValue>>;

/** What reviewers talk about. */
export type Theme =
	| 'display'
	| 'computing'
	| 'part'
	| 'input'
	| 'audio'
	| 'network'
	| 'mobile'
	| 'photo'
	| 'home'
	| 'bench'
	| 'tool'
	| 'small'
	| 'power'
	| 'furniture'
	| 'light'
	| 'play';

/** 0 entry level, 1 middle, 2 top: specifications and price follow it. */
export type Tier = 0 | 1 | 2;

export interface Design extends Random {
	tier: Tier;
	/** Picks from the list that belongs to the tier. */
	by<T>(entry: readonly T[], middle: readonly T[], top: readonly T[]): T;
}

/** One member of a variation group, as it differs from the model. */
export interface Variant {
	choices: { title: string; value: string }[];
	label: string;
	/** Euros over the model's price. */
	add: number;
	specs: Specs;
	params: Record<string, string | number>;
}

/** A model drawn from a blueprint. `facts` that are false do not hold for it. */
export interface Draft {
	tail: string;
	/** Euros. */
	price: number;
	specs: Specs;
	special: readonly AttributeCode[];
	short: string;
	openings: readonly string[];
	facts: readonly (string | false)[];
	advice: readonly string[];
	picture: SourcePicture;
	variants?: Variant[];
	unit?: string;
	/** The attribute that holds the quantity behind the unit price. */
	unit_price?: { from: AttributeCode; description: string };
	maximum_qty?: number;
}

/** How the products of one leaf category are made. */
export interface Blueprint {
	category: string;
	/** Start of the article codes. */
	prefix: string;
	/** Letters before the model number. */
	stem: string;
	/** Share of the catalogue, relative to the others. */
	weight: number;
	makers: readonly string[];
	noun: readonly [nominative: string, gender: Gender];
	theme: Theme;
	/** Words after the model number, per tier; an empty one leaves it out. */
	series: readonly [entry: readonly string[], middle: readonly string[], top: readonly string[]];
	/** Months. */
	warranty: number;
	energyLabel?: boolean;
	design(draw: Design): Draft;
}
