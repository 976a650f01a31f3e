import Type, { type Static } from 'typebox';
import { Nullable } from './envelope.ts';
import { field } from './field.ts';
import { verbatim } from './localized.ts';

/** A safety contact of a product. */
export const SafetyContact = Type.Object(
	{
		name: field(verbatim(Type.String()), 'Name, registered trade name or trade mark.'),
		address: field(verbatim(Type.String()), 'Postal address in one line.'),
		electronic_address: field(verbatim(Type.String()), 'E-mail address or URL.'),
	},
	{ description: 'Safety contact of a product.' },
);
export type SafetyContact = Static<typeof SafetyContact>;

/** Contacts that article 19 of regulation (EU) 2023/988 requires in an offer. */
export const ProductSafety = Type.Object(
	{
		manufacturer: field(Nullable(SafetyContact), 'The manufacturer; null if its address is unknown.'),
		responsible_person: field(Nullable(SafetyContact), 'Responsible person in the Union for a manufacturer outside of it; null if none is required.'),
	},
	{ description: 'Safety contacts of a product.' },
);
export type ProductSafety = Static<typeof ProductSafety>;

/** Goods with the crossed-out bin (directive 2012/19/EU, regulation (EU) 2023/1542). */
export const Disposal = Type.Enum(['electrical', 'battery']);
export type Disposal = Static<typeof Disposal>;

/** How a product charges (directive (EU) 2022/2380). */
export const Charging = Type.Object(
	{
		charger_included: field(Type.Boolean(), 'Whether a charger is in the box: the pictogram.'),
		minimum_watts: field(Type.Number(), 'Minimum power of a charger, in watts.'),
		maximum_watts: field(Type.Number(), 'Power for charging at full speed, in watts.'),
		usb_pd: field(Type.Boolean({ default: false }), 'Whether it supports fast charging by USB Power Delivery.'),
	},
	{ description: 'How a product charges.' },
);
export type Charging = Static<typeof Charging>;
