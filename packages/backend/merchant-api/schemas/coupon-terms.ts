import Type from 'typebox';

export const CouponCode = Type.String({ minLength: 2, maxLength: 40, pattern: '^[A-Z0-9][A-Z0-9_-]*$' });

/** Why a coupon cannot take this off; null if it can. */
export function findReductionError({ percent, amount_cents }: { readonly percent: number | null; readonly amount_cents: number | null }) {
	if ((percent === null) === (amount_cents === null)) return { field: 'percent', reason: 'a coupon has either percent or amount' };
	return amount_cents === 0 ? { field: 'amount', reason: 'is zero' } : null;
}
