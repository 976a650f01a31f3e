import type { Coupon } from '@titraj/contract/coupons.ts';
import type { Selectable } from 'kysely';
import { toCategoryPath } from '../../catalog/index.ts';
import { ofEntity } from '../../localization/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { forCustomer } from '../../platform/http/for-customer.ts';
import type { Call } from '../../platform/http/handler.ts';
import { toMajor } from '../../platform/market/money.ts';
import { toCouponIn } from '../pricing/load-cart-state.ts';
import { acceptsCoupons } from './accepts-coupons.ts';

export const myCoupons = forCustomer<'_get_hapi_auth_coupons'>(async ({ all }, call) =>
	answer(await readCoupons(call, all === 1), await acceptsCoupons(call.db, call.config.now())),
);

/** Unknown, expired and used-up codes give the same response, so that guessing reveals nothing. */
export const addCoupon = forCustomer<'_post_hapi_auth_coupons'>(async ({ code }, call) => {
	const { db, userId, config } = call;
	const coupon = await db.selectFrom('coupons').selectAll().where('code', '=', code.trim().toUpperCase()).executeTakeFirst();
	if (coupon === undefined || toStatus({ ...coupon, used_at: null }, config.now()) !== 'active') {
		return { ...answer(await readCoupons(call, false), await acceptsCoupons(db, config.now())), success: false, label_name: 'error_coupon_invalid_code' };
	}
	await db
		.insertInto('user_coupons')
		.values({ user_id: userId, coupon_id: coupon.id })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return answer(await readCoupons(call, false), true);
});

/** Removes a coupon from the account. Used coupons are kept. */
export const removeCoupon = forCustomer<'_delete_hapi_auth_coupons'>(async ({ code }, call) => {
	const { db, userId } = call;
	await db
		.deleteFrom('user_coupons')
		.where('user_id', '=', userId)
		.where('used_at', 'is', null)
		.where('coupon_id', 'in', db.selectFrom('coupons').select('id').where('code', '=', code.trim().toUpperCase()))
		.execute();
	return answer(await readCoupons(call, false), await acceptsCoupons(db, call.config.now()));
});

type CouponRow = Selectable<Tables['coupons']> & { used_at: Date | null };

async function readCoupons({ db, userId, currency, config }: Pick<Call, 'db' | 'currency' | 'config'> & { userId: number }, all: boolean): Promise<Coupon[]> {
	const rows = await db
		.selectFrom('user_coupons as u')
		.innerJoin('coupons as c', 'c.id', 'u.coupon_id')
		.leftJoin('categories as g', 'g.id', 'c.category_id')
		.selectAll('c')
		.select(['u.used_at', 'g.path as category_path'])
		.where('u.user_id', '=', userId)
		.orderBy('u.created_at', 'desc')
		.orderBy('c.id')
		.execute();
	const now = config.now();
	return rows.map((row) => toCoupon(toCouponIn(currency, row), now)).filter(({ status }) => all || status === 'active' || status === 'upcoming');
}

function toCoupon(row: CouponRow & { category_path: string | null }, now: Date): Coupon {
	return {
		code: row.code,
		title: row.title,
		description: row.description,
		type: row.percent === null ? 'amount' : 'percent',
		value: row.percent ?? toMajor(row.amount_cents ?? 0),
		minimum_total: row.minimum_cents === null ? null : toMajor(row.minimum_cents),
		valid_from: row.valid_from?.toISOString() ?? null,
		valid_to: row.valid_to?.toISOString() ?? null,
		status: toStatus(row, now),
		url_without_domain: row.category_path === null ? null : toCategoryPath(row.category_path),
		...ofEntity('coupon', row.code),
	};
}

function toStatus({ used_at, valid_from, valid_to, uses, maximum_uses }: CouponRow, now: Date): Coupon['status'] {
	if (used_at !== null) return 'used';
	if ((valid_to !== null && valid_to < now) || (maximum_uses !== null && uses >= maximum_uses)) return 'expired';
	return valid_from !== null && valid_from > now ? 'upcoming' : 'active';
}

const answer = (items: Coupon[], accepts_coupons: boolean) => ({ success: true, data: { items, accepts_coupons } });
