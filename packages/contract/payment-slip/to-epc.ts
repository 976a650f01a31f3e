import { type PaymentSlip, toSlipText } from './payment-slip.ts';

const MOST_CENTS = 99_999_999_999;
const LENGTHS = { name: 70, text: 140 };

/**
 * What the QR code of a euro transfer says outside Croatia, as banks of the whole payment area read it (EPC069-12). The Croatian reference has no place
 * of its own there: it goes with the text. Throws a RangeError for an amount or IBAN that the code does not know.
 */
export function toEpc({ cents, iban, recipient, purpose, model, reference, description }: PaymentSlip): string {
	if (!Number.isInteger(cents) || cents < 1 || cents > MOST_CENTS) throw new RangeError(`A transfer cannot carry ${cents} cents`);
	if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) throw new RangeError(`"${iban}" is no IBAN`);
	const amount = `EUR${(cents / 100).toFixed(2)}`;
	const text = toSlipText(`${description} ${model} ${reference}`, LENGTHS.text);
	return ['BCD', '002', '1', 'SCT', '', toSlipText(recipient.name, LENGTHS.name), iban, amount, purpose, '', text].join('\n');
}
