import { getLanguage } from '../texts/text.ts';

/** A typed text; null if it is empty. */
export const textOf = (typed: FormData, name: string): string | null => String(typed.get(name) ?? '').trim() || null;

/** Decimal amount of the API; people write a comma. */
export const amountOf = (typed: FormData, name: string): string => toPoint(textOf(typed, name) ?? '');

/** A typed amount as the API reads it: `1.299,00` and `1 299,00` are `1299.00`; without a comma a point separates decimals. */
export const toPoint = (amount: string): string => (amount.includes(',') ? amount.replaceAll(/[.\s]/g, '').replace(',', '.') : amount.trim());

/** Whether it is an amount of the API, below ten million. */
export const isAmount = (text: string): boolean => /^\d{1,7}(\.\d{1,2})?$/.test(text);

/** An amount of the API, as people write it. */
export const toComma = (amount: string): string => amount.replace('.', ',');

/** The same without cents if there are none. */
export const toShortComma = (amount: string): string => toComma(amount).replace(/,00$/, '');

/** Sides as people read them: `600 × 400 × 150`. */
export const toSidesText = (sides: readonly number[] | null): string => sides?.join(' × ') ?? '';

/** Whole numbers of a typed size, null for an empty text; the merchant API refuses any but three. */
export const toSides = (text: string): number[] | null => (text.trim() === '' ? null : (text.match(/\d{1,9}/g) ?? []).map(Number));

/** Lines of a typed text with something on them. */
export const toLines = (text: string): string[] =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '');

/** Days of the API that a text names, such as `31. 12. 2026.` or `2026-12-31`, each once. What is no day is kept for the API to refuse. */
export const toDays = (text: string): string[] => [
	...new Set(
		text
			.replaceAll(
				/(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?/g,
				(_, day: string, month: string, year: string) => ` ${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} `,
			)
			.split(/[\s,;]+/)
			.filter((day) => day !== ''),
	),
];

/** A day of the API as the person types it. */
export const toDayText = (day: string): string => {
	const [year, month, date] = day.split('-').map(Number);
	return getLanguage() === 'hr' ? `${date}. ${month}. ${year}.` : day;
};

/** A typed time of day as the API reads it: `9`, `9.30` and `9:30`. */
export const toClock = (text: string): string | null => {
	const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[.:](\d{2}))?$/.exec(text.trim()) ?? [];
	return hour === '' ? text.trim() || null : `${hour.padStart(2, '0')}:${minute}`;
};
