import { multiply } from './decimal.ts';
import { type DecimalSign, parseQuantity } from './parse-amount.ts';

const GRAMS: Readonly<Record<string, string>> = { g: '1', gr: '1', kg: '1000', dag: '10', mg: '0.001', lb: '453.59237', lbs: '453.59237', oz: '28.349523125' };

/** Parses `1,2 kg`, or a number in `columnUnit`, to whole grams, rounded half up. Null if the weight is zero, invalid or without a unit. */
export function parseWeight(text: string, decimal: DecimalSign, columnUnit: string | null): number | null {
	const match = /^([\d.,\s]*\d)\s*([a-z]*)\.?$/i.exec(text.trim());
	const number = match === null ? null : parseQuantity(match[1] ?? '', decimal);
	const factor = GRAMS[(match?.[2] || columnUnit || '').toLowerCase()];
	const grams = number === null || factor === undefined ? 0 : Number(multiply(number, factor, 0));
	return grams > 0 ? grams : null;
}
