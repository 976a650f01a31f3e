import { parseBackorderDays } from '@titraj/contract/formats/backorder-days.ts';
import { parseBoolean } from '../values/parse-boolean.ts';
import { parseState } from '../values/parse-state.ts';
import type { FieldName } from './fields.ts';

const AMOUNT = /^\D{0,5}-?\d[\d.,'\s]*\D{0,6}$/u;
const COUNT = /^-?\d[\d.,\s]*$/;

/** Fields whose values must have a form, and the share of values that must. A row with another one would be refused or misread. */
const FORMS: Readonly<Partial<Record<FieldName, { isValue: (text: string) => boolean; share: number }>>> = {
	price: { isValue: (text) => AMOUNT.test(text), share: 0.5 },
	sale_price: { isValue: (text) => AMOUNT.test(text), share: 0.9 },
	stock: { isValue: (text) => COUNT.test(text), share: 0.9 },
	availability: { isValue: (text) => /\D/.test(text) || /^[01]$/.test(text), share: 0.9 },
	backorder: { isValue: (text) => parseBoolean(text) !== null || parseBackorderDays(text) !== null, share: 1 },
	visible: { isValue: (text) => parseState(text) !== null, share: 1 },
	sale_from: { isValue: (text) => /\d/.test(text), share: 1 },
	sale_to: { isValue: (text) => /\d/.test(text), share: 1 },
	bulky: { isValue: (text) => parseBoolean(text) !== null, share: 1 },
};

/** Whether the values of a column can be those of a field; a column without values may hold any. */
export function fitsField(field: FieldName, values: ReadonlySet<string>): boolean {
	const form = FORMS[field];
	if (form === undefined || values.size === 0) return true;
	return [...values].filter(form.isValue).length >= values.size * form.share;
}
