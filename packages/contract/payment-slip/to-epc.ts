import { type PaymentSlip, toSlipText } from './payment-slip.ts';

const MOST_CENTS = 99_999_999_999;
const LENGTHS = { name: 70, text: 140 };

/**
 * Content of the QR code of a euro transfer outside Croatia, which banks of the whole SEPA area read (EPC069-12). The Croatian reference has no separate
 * field there and is part of the text. Throws a RangeError for an invalid amount or IBAN.
 */
export function toEpc({ cents, iban, recipient, purpose, model, reference, description }: PaymentSlip): string {
	if (!Number.isInteger(cents) || cents < 1 || cents > MOST_CENTS) throw new RangeError(`A transfer cannot have an amount of ${cents} cents`);
	if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) throw new RangeError(`"${iban}" is not an IBAN`);
	const amount = `EUR${(cents / 100).toFixed(2)}`;
	const text = toSlipText(`${description} ${model} ${reference}`, LENGTHS.text);
	return ['BCD', '002', '1', 'SCT', '', toSlipText(recipient.name, LENGTHS.name), iban, amount, purpose, '', text].join('\n');
}
