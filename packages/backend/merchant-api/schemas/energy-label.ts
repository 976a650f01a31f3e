import { ENERGY_CLASS } from '@titraj/contract/shop/shipped-fields.ts';
import Type, { type Static } from 'typebox';
import { Clearable, Place, Strict } from './text.ts';

export const EnergyClass = ENERGY_CLASS.schema;

/** Data of the energy label other than the class. It is always replaced as a whole. */
export const EnergyLabelInput = Strict({
	/** Best class of the scale. Default: `A`, or `A+++` if the class has a plus. */
	best: Type.Optional(EnergyClass),
	/** Worst class of the scale. Default: `G`, or `D` if the class has a plus. */
	worst: Type.Optional(EnergyClass),
	/** URL or path of the shop of the label's picture. */
	label_url: Clearable(Place),
	/** URL or path of the shop of the product information sheet. */
	sheet_url: Clearable(Place),
	/** Registration number in EPREL. */
	eprel_id: Clearable(Type.String({ pattern: '^\\d{1,12}$' })),
});
export type EnergyLabelInput = Static<typeof EnergyLabelInput>;
