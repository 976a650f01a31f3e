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

/** The manufacturer and, if it is outside the EU, the responsible person in the EU (regulation (EU) 2023/988, article 19). */
export const SafetyInput = Strict({
	manufacturer: Type.Union([Contact, Type.Null()]),
	responsible_person: Type.Union([Contact, Type.Null()]),
});

/**
 * How a product is charged (directive (EU) 2022/2380), for the pictogram, which shows whether a charger is included, and the label, which
 * shows the power range in watts.
 */
export const ChargingInput = Strict({
	charger_included: Type.Boolean(),
	minimum_watts: Type.Number({ exclusiveMinimum: 0, maximum: 1000 }),
	maximum_watts: Type.Number({ exclusiveMinimum: 0, maximum: 1000 }),
	/** Supports fast charging by USB Power Delivery. */
	usb_pd: Type.Boolean(),
});
