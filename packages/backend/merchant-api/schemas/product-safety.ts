import Type from 'typebox';
import { Strict, Text } from './text.ts';

/** A safety contact; all three fields are required. */
const Contact = Strict({
	name: Text(200),
	/** Postal address in one line. */
	address: Text(300),
	/** E-mail address or URL. */
	electronic_address: Text(300),
});

/** The manufacturer and, if it is outside the Union, the responsible person in it (regulation (EU) 2023/988, article 19). */
export const SafetyInput = Strict({
	manufacturer: Type.Union([Contact, Type.Null()]),
	responsible_person: Type.Union([Contact, Type.Null()]),
});

/** How a product charges (directive (EU) 2022/2380): the pictogram says whether a charger is in the box, the label between how many watts it charges. */
export const ChargingInput = Strict({
	charger_included: Type.Boolean(),
	minimum_watts: Type.Number({ exclusiveMinimum: 0, maximum: 1000 }),
	maximum_watts: Type.Number({ exclusiveMinimum: 0, maximum: 1000 }),
	/** Charges fast by USB Power Delivery. */
	usb_pd: Type.Boolean(),
});
