import { IN_INSTALMENTS, MAY_COST, type PaymentTerms, type TermsOfPayment } from '../../platform/shop/payment-terms.ts';
import { field, formatAmount, readAmount } from '../forms.ts';

/** Fields for the terms of a payment method. */
export function toTermFields(code: string, title: string, typed: Readonly<Record<string, string>>): string {
	const of = (name: string) => ({ name: `${code}.${name}`, value: typed[`${code}.${name}`] ?? '' });
	return [
		MAY_COST.has(code) ? field({ ...of('fee'), label: `${title}: naknada u eurima`, type: 'number', hint: 'Prazno: bez naknade.' }) : '',
		field({ ...of('maximum'), label: `${title}: najviši iznos narudžbe u eurima`, type: 'number', hint: 'Prazno: bez ograničenja.' }),
		IN_INSTALMENTS.has(code)
			? field({
					...of('instalments'),
					label: `${title}: rate`,
					hint: 'Iznad kojeg iznosa koliko rata najviše, na primjer 150: 6, 400: 12. Prazno: bez rata. Vrijedi ono što ste ugovorili s bankom.',
				})
			: '',
	].join('');
}

/** The form's fields for stored terms. */
export function toTyped(code: string, { fee_cents, maximum_cents, instalments = [] }: PaymentTerms = {}): Record<string, string> {
	return {
		[`${code}.fee`]: fee_cents ? formatAmount(fee_cents) : '',
		[`${code}.maximum`]: maximum_cents === undefined ? '' : formatAmount(maximum_cents),
		[`${code}.instalments`]: instalments.map(({ over_cents, most }) => `${formatAmount(over_cents).replace(/,00$/, '')}: ${most}`).join('; '),
	};
}

/** Parses the fields of these methods, or returns a sentence about the first invalid one. What the form has no field for stays as it is. */
export function readTerms(
	codes: readonly string[],
	form: Readonly<Record<string, string>>,
	known: TermsOfPayment,
): { terms: TermsOfPayment } | { wrong: string } {
	const terms: Record<string, PaymentTerms> = {};
	for (const code of codes) {
		const fee = readCents(MAY_COST.has(code) ? form[`${code}.fee`] : '');
		const maximum = readCents(form[`${code}.maximum`]);
		const instalments = readInstalments(IN_INSTALMENTS.has(code) ? form[`${code}.instalments`] : '');
		if (fee === null || maximum === null) return { wrong: 'Upišite iznose kao 1,99 ili ih ostavite prazne. Ništa nije spremljeno.' };
		if (instalments === null) return { wrong: 'Upišite rate kao 150: 6; 400: 12 (od 2 do 60 rata). Ništa nije spremljeno.' };
		const { fee_cents: _fee, maximum_cents: _maximum, instalments: _instalments, ...kept } = known[code] ?? {};
		const own = {
			...kept,
			...(fee ? { fee_cents: fee } : {}),
			...(maximum === undefined ? {} : { maximum_cents: maximum }),
			...(instalments.length > 0 ? { instalments } : {}),
		};
		if (Object.keys(own).length > 0) terms[code] = own;
	}
	return { terms };
}

/** Undefined if empty, null if it is no amount. */
function readCents(text = ''): number | null | undefined {
	if (text.trim() === '') return undefined;
	const amount = readAmount(text);
	return amount === null ? null : Math.round(amount * 100);
}

function readInstalments(text = ''): NonNullable<PaymentTerms['instalments']> | null {
	const steps = text
		.split(/[;\n]|,(?=\s)/)
		.map((step) => step.trim())
		.filter((step) => step !== '')
		.map((step) => {
			const [, over = '', most = ''] = /^([\d.,]+)\s*:\s*(\d{1,2})$/.exec(step) ?? [];
			const amount = readAmount(over);
			const count = Number(most);
			return amount === null || count < 2 || count > 60 ? null : { over_cents: Math.round(amount * 100), most: count };
		});
	const valid = steps.filter((step) => step !== null);
	return valid.length === steps.length && valid.length <= 10 ? valid : null;
}
