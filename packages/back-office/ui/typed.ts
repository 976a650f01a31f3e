/** A typed text; null if it is empty. */
export const textOf = (typed: FormData, name: string): string | null => String(typed.get(name) ?? '').trim() || null;

/** Decimal amount of the API; people write a comma. */
export const amountOf = (typed: FormData, name: string): string => (textOf(typed, name) ?? '').replace(',', '.');

/** An amount of the API, as people write it. */
export const toComma = (amount: string): string => amount.replace('.', ',');
