import { ENERGY_CLASSES } from '@titraj/contract/formats/energy-scale.ts';
import Type, { type Static } from 'typebox';
import { Clearable, Strict, WebAddress } from './text.ts';

export const EnergyClass = Type.Enum([...ENERGY_CLASSES]);

/** What an energy label holds besides the class; said again as a whole. */
export const EnergyLabelInput = Strict({
	/** Best class of the label's scale: `A` where left out, `A+++` of a class with a plus. */
	best: Type.Optional(EnergyClass),
	/** Worst class of the scale: `G` where left out, `D` of a class with a plus. */
	worst: Type.Optional(EnergyClass),
	/** Address of the label's picture. */
	label_url: Clearable(WebAddress),
	/** Address of the product information sheet. */
	sheet_url: Clearable(WebAddress),
	/** Registration number in EPREL. */
	eprel_id: Clearable(Type.String({ pattern: '^\\d{1,12}$' })),
});
export type EnergyLabelInput = Static<typeof EnergyLabelInput>;
