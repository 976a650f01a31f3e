/** A party of a payment slip. */
export interface SlipParty {
	readonly name: string;
	readonly street: string;
	/** Postcode and town. */
	readonly place: string;
}

/** A Croatian payment order, HUB 3 (D27). Texts are those of the shop; they are truncated when the code is written. */
export interface PaymentSlip {
	readonly payer: SlipParty;
	readonly recipient: SlipParty;
	readonly iban: string;
	/** Cents, 0 to 99 999 999 999. */
	readonly cents: number;
	/** `HR` and two digits: the model of the reference. */
	readonly model: string;
	readonly reference: string;
	/** ISO 20022 category purpose, four letters. */
	readonly purpose: string;
	readonly description: string;
}

/** Maximum length of each text on the form and in its barcode (D27). */
export const SLIP_LENGTHS = {
	payer: { name: 30, street: 27, place: 27 },
	recipient: { name: 25, street: 25, place: 27 },
	reference: 22,
	description: 35,
} as const;

/** Replaces characters that the form does not support by one space, and truncates the text to `length` characters (D27). */
export function toSlipText(text: string, length: number): string {
	const allowed = text
		.normalize('NFC')
		.replace(/[^\p{L}\p{Nd} ,.:\-+?'/()]+/gu, ' ')
		.replace(/ {2,}/g, ' ')
		.trim();
	return [...allowed].slice(0, length).join('').trimEnd();
}

/** Truncates the texts of a party to the form's lengths. */
export function toSlipParty(party: SlipParty, lengths: { readonly [Part in keyof SlipParty]: number }): SlipParty {
	return { name: toSlipText(party.name, lengths.name), street: toSlipText(party.street, lengths.street), place: toSlipText(party.place, lengths.place) };
}
