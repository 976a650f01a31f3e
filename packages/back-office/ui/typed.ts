/** A typed text; null if it is empty. */
export const textOf = (typed: FormData, name: string): string | null => String(typed.get(name) ?? '').trim() || null;

/** Decimal amount of the API; people write a comma. */
export const amountOf = (typed: FormData, name: string): string => toPoint(textOf(typed, name) ?? '');

/** A typed amount as the API reads it. */
export const toPoint = (amount: string): string => amount.trim().replace(',', '.');

/** An amount of the API, as people write it. */
export const toComma = (amount: string): string => amount.replace('.', ',');
