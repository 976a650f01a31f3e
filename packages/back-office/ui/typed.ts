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
