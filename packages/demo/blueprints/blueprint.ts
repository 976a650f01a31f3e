import Type, { type Static } from 'typebox';
import type { Data } from '../load/data.ts';
import { GENDERS } from '../text/colour.ts';
import type { Design } from './design.ts';
import type { Draft } from './draft.ts';

/** Topics of reviews. */
export const THEMES = [
	...(['display', 'computing', 'part', 'input', 'audio', 'network', 'mobile', 'photo'] as const),
	...(['home', 'bench', 'tool', 'small', 'power', 'furniture', 'light', 'play'] as const),
] as const;
export type Theme = (typeof THEMES)[number];

/** Groups of products with an EU energy label: displays, light sources, smartphones, tablets. */
const LABELLED = ['display', 'light', 'phone', 'tablet'] as const;
export type Labelled = (typeof LABELLED)[number];

/** Data for `compileNode`. */
const Node = Type.Unsafe<Data>({});
const Nodes = Type.Record(Type.String(), Node);
const Words = Type.Array(Type.String());

/** A file of `data/blueprints`: how the products of one leaf category are generated. The README describes the format of values. */
export const BlueprintFile = Type.Object(
	{
		/** Position among the blueprints. It is part of the EAN, so a new blueprint takes the next number. */
		department: Type.Integer({ minimum: 0 }),
		category: Type.String(),
		/** Start of the article codes. */
		prefix: Type.String(),
		/** Letters before the model number. */
		stem: Type.String(),
		/** Share of the catalog, relative to the other blueprints. */
		weight: Type.Number({ exclusiveMinimum: 0 }),
		manufacturers: Type.Array(Type.String(), { minItems: 1 }),
		/** Nominative and grammatical gender. */
		noun: Type.Tuple([Type.String(), Type.Enum(GENDERS)]),
		theme: Type.Enum(THEMES),
		/** Words after the model number, per tier; an empty one is left out. */
		series: Type.Tuple([Words, Words, Words]),
		/** Months. */
		warranty: Type.Integer(),
		/** Product group whose labelling regulation applies. */
		energy_label: Type.Optional(Type.Enum(LABELLED)),
		/** Drawn in this order; later values and texts can use them. `"a, b": list` destructures a list. */
		values: Nodes,
		tail: Node,
		/** Euros. */
		price: Node,
		/** By attribute code. */
		specs: Nodes,
		/** Attributes shown on the card. */
		special: Node,
		short: Node,
		openings: Node,
		/** Facts about the model: each may have an `if`. */
		facts: Node,
		advice: Node,
		picture: Type.Object({ kind: Node, params: Nodes }),
		variants: Type.Optional(Nodes),
		unit: Type.Optional(Type.String()),
		/** `from`: the attribute with the quantity for the unit price. */
		unit_price: Type.Optional(Type.Object({ from: Type.String(), description: Type.String() })),
		maximum_qty: Type.Optional(Type.Integer()),
		/** Products are bulky from this value of an attribute. */
		bulky: Type.Optional(Type.Object({ attribute: Type.String(), from: Type.Number() })),
	},
	{ additionalProperties: false },
);
export type BlueprintFile = Static<typeof BlueprintFile>;

export interface Blueprint
	extends Pick<BlueprintFile, 'department' | 'category' | 'prefix' | 'stem' | 'weight' | 'manufacturers' | 'noun' | 'theme' | 'series' | 'warranty'>,
		Pick<BlueprintFile, 'energy_label' | 'unit' | 'unit_price' | 'maximum_qty' | 'bulky'> {
	design(design: Design): Draft;
}
