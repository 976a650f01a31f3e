import type { Database } from '../tables.ts';

const BASE = {
	description: 'Vrijedi za proizvode na kojima piše kupon.',
	amount_cents: null,
	minimum_cents: null,
	valid_from: null,
	valid_to: null,
	category_id: null,
};

/** Coupons that the demo shop's product cards mention. */
const COUPONS = [
	{ code: 'MJERI10', title: '10 % na mjerne instrumente i alat', percent: 10 },
	{ code: 'ZVUK15', title: '15 % na zvuk', percent: 15 },
	{ code: 'STOL10', title: '10 % na radni stol', percent: 10 },
];

/** Creates the demo coupons, and adds one of them to the demo customer's account. */
export async function writeCoupons(db: Database, customerEmail: string): Promise<void> {
	await db
		.insertInto('coupons')
		.values(COUPONS.map((coupon) => ({ ...BASE, ...coupon, only_marked: true, maximum_uses: null })))
		.onConflict((conflict) => conflict.column('code').doNothing())
		.execute();
	await db
		.insertInto('user_coupons')
		.columns(['user_id', 'coupon_id'])
		.expression(
			db
				.selectFrom('users as u')
				.innerJoin('coupons as c', (join) => join.on('c.code', '=', 'STOL10'))
				.select(['u.id', 'c.id as coupon_id'])
				.where('u.email', '=', customerEmail),
		)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}
