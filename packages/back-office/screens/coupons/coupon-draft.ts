import type { CouponChange } from '@titraj/backend/merchant-api/routes/coupon-routes.ts';

/** A coupon from the fields of the form. Days are those of the person's clock; the last one counts in full. */
export function toNewCoupon(typed: FormData): CouponChange {
	const textOf = (name: string): string => String(typed.get(name) ?? '').trim();
	const numberOf = (name: string): number | null => (textOf(name) === '' ? null : Number(textOf(name)));
	const amountOf = (name: string): string | null => textOf(name).replace(',', '.') || null;
	const momentOf = (name: string, time: string): string | null => (textOf(name) === '' ? null : new Date(`${textOf(name)}T${time}`).toISOString());
	return {
		...{ title: textOf('title'), percent: numberOf('percent'), amount: amountOf('amount'), minimum: amountOf('minimum') },
		...{ valid_from: momentOf('from', '00:00:00'), valid_to: momentOf('to', '23:59:59'), maximum_uses: numberOf('maximum') },
	};
}
