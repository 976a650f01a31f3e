import type { Page } from './page.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export interface Coupon {
	readonly code: string;
	readonly title: string;
	readonly state: 'planned' | 'running' | 'over';
	readonly percent: number | null;
	readonly amount: string | null;
	readonly minimum: string | null;
	readonly valid_from: string | null;
	readonly valid_to: string | null;
	readonly uses: number;
	readonly maximum_uses: number | null;
}

export interface NewCoupon {
	readonly title: string;
	readonly percent: number | null;
	readonly amount: string | null;
	readonly minimum: string | null;
	readonly valid_from: string | null;
	readonly valid_to: string | null;
	readonly maximum_uses: number | null;
}

const at = (code: string): string => `/coupons/${encodeURIComponent(code)}`;

export const readCoupons = read<Page<Coupon>>('/coupons');
export const endCoupon = (code: string): Promise<Result<unknown>> => send({ method: 'POST', path: `${at(code)}/end` });

/** Creates a coupon; one that has the code already is not changed. */
export async function createCoupon(code: string, coupon: NewCoupon, exists: string): Promise<Result<unknown>> {
	const found = await send<Page<Coupon>>({ method: 'GET', path: `/coupons?q=${encodeURIComponent(code)}&limit=500` });
	if (!found.ok) return found;
	if (found.value.items.some((known) => known.code === code)) return { ok: false, failure: { status: 409, detail: exists, fields: [] } };
	return send({ method: 'PUT', path: at(code), body: coupon });
}
