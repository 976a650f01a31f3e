import Type from 'typebox';

/** Amount in euros or the order's currency, such as `1.99`. */
export const Amount = Type.String({ pattern: '^\\d{1,8}(\\.\\d{1,2})?$' });

/** Cents of an amount that `Amount` accepts. */
export function toCents(amount: string): number {
	const [whole = '0', rest = ''] = amount.split('.');
	return Number(whole) * 100 + Number(rest.padEnd(2, '0'));
}
