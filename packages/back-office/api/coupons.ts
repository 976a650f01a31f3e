import type { Coupon, CouponChange } from '@titraj/backend/merchant-api/routes/coupon-routes.ts';
import type { Page } from './page.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

const at = (code: string): string => `/coupons/${encodeURIComponent(code)}`;

export const readCoupons = read<Page<Coupon>>('/coupons');
export const endCoupon = (code: string): Promise<Result<unknown>> => send({ method: 'POST', path: `${at(code)}/end` });

/** Creates a coupon; one that has the code already is not changed. */
export async function createCoupon(code: string, coupon: CouponChange, exists: string): Promise<Result<unknown>> {
	const found = await send<Page<Coupon>>({ method: 'GET', path: `/coupons?q=${encodeURIComponent(code)}&limit=500` });
	if (!found.ok) return found;
	if (found.value.items.some((known) => known.code === code)) return { ok: false, failure: { status: 409, detail: exists, fields: [] } };
	return send({ method: 'PUT', path: at(code), body: coupon });
}
