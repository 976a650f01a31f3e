import Type, { type Static } from 'typebox';
import { Nullable } from './envelope.ts';
import { field } from './field.ts';
import { verbatim } from './localized.ts';

/** The EU energy label of a product (regulation (EU) 2017/1369). Unknown classes are ignored by the storefront, never refused. */
export const EnergyLabel = Type.Object(
	{
		class: field(verbatim(Type.String()), 'Class of the product on the label, such as `B`.'),
		best: field(verbatim(Type.String({ default: 'A' })), 'Best class of the label’s scale: `A`, or `A+++` of groups that were not rescaled.'),
		worst: field(verbatim(Type.String({ default: 'G' })), 'Worst class of the label’s scale: `G`, or `D` of groups that were not rescaled.'),
		label_url: field(Nullable(verbatim(Type.String())), 'Address of the label’s picture: a path of the backend or an absolute URL; null without one.'),
		sheet_url: field(
			Nullable(verbatim(Type.String())),
			'Address of the product information sheet: a path of the backend or an absolute URL; null without one.',
		),
		eprel_id: field(Nullable(verbatim(Type.String())), 'Registration number in EPREL, the EU register of labelled models; null without one.'),
	},
	{ description: 'The EU energy label of a product.' },
);
export type EnergyLabel = Static<typeof EnergyLabel>;
