import { type PaymentSlip, SLIP_LENGTHS, type SlipParty, toSlipParty, toSlipText } from './payment-slip.ts';

const MOST_CENTS = 99_999_999_999;

/**
 * Content of the PDF417 code of a slip: fourteen lines, each ended by a line feed (D27). Throws a RangeError for an invalid amount, IBAN, model or
 * purpose, because a code that a bank misreads is worse than none.
 */
export function toHub3(slip: PaymentSlip): string {
	const { cents, iban, model, purpose } = slip;
	if (!Number.isInteger(cents) || cents < 0 || cents > MOST_CENTS) throw new RangeError(`A slip cannot have an amount of ${cents} cents`);
	if (!/^HR\d{19}$/.test(iban)) throw new RangeError(`A slip needs a Croatian IBAN, not "${iban}"`);
	if (!/^HR\d{2}$/.test(model)) throw new RangeError(`"${model}" is not a model of a payment reference such as HR00`);
	if (!/^[A-Z]{4}$/.test(purpose)) throw new RangeError(`"${purpose}" is not a purpose code of four capital letters`);
	const lines = [
		'HRVHUB30',
		'EUR',
		String(cents).padStart(15, '0'),
		...toLines(toSlipParty(slip.payer, SLIP_LENGTHS.payer)),
		...toLines(toSlipParty(slip.recipient, SLIP_LENGTHS.recipient)),
		iban,
		model,
		toReference(slip.reference),
		purpose,
		toSlipText(slip.description, SLIP_LENGTHS.description),
	];
	return lines.map((line) => `${line}\n`).join('');
}

/** A reference of digits and hyphens; other characters are replaced by one hyphen. */
export function toReference(text: string): string {
	return text
		.replace(/[^0-9]+/g, '-')
		.slice(0, SLIP_LENGTHS.reference)
		.replace(/^-|-$/g, '');
}

function toLines({ name, street, place }: SlipParty): readonly string[] {
	return [name, street, place];
}
