import { sql } from 'kysely';
import { escapeLike } from '../../platform/database/escape-like.ts';
import type { Database } from '../tables.ts';

interface CouponSearch {
	readonly limit: number;
	/** The last coupon of the page before. */
	readonly after?: number | undefined;
	readonly state?: 'planned' | 'running' | 'over' | undefined;
	/** A part of code or title. */
	readonly q?: string | undefined;
}

/** What is stored of a coupon besides its code and its uses. */
export interface CouponTerms {
	readonly title: string;
	readonly description: string | null;
	readonly percent: number | null;
	readonly amount_cents: number | null;
	readonly minimum_cents: number | null;
	readonly category_id: number | null;
	readonly product_codes: readonly string[];
	readonly valid_from: Date | null;
	readonly valid_to: Date | null;
	readonly maximum_uses: number | null;
}

export type CouponRow = Awaited<ReturnType<typeof listCoupons>>[number];

/** Coupons with the codes of their categories, the newest first. */
export function listCoupons(db: Database, { limit, after, state, q }: CouponSearch, now: Date) {
	const over = sql<boolean>`(o.valid_to < ${now} or o.uses >= o.maximum_uses) is true`;
	const planned = sql<boolean>`(o.valid_from > ${now}) is true`;
	let query = selectCoupons(db).orderBy('o.id', 'desc').limit(limit);
	if (after !== undefined) query = query.where('o.id', '<', after);
	if (q !== undefined) query = query.where((eb) => eb.or([eb(sql`lower(o.code)`, 'like', like(q)), eb(sql`lower(o.title)`, 'like', like(q))]));
	if (state === 'over') query = query.where(over);
	if (state === 'planned') query = query.where(planned).where(sql<boolean>`not ${over}`);
	if (state === 'running') query = query.where(sql<boolean>`not ${over} and not ${planned}`);
	return query.execute();
}

/** A coupon with the code of its category. */
export const findCoupon = (db: Database, code: string): Promise<CouponRow | undefined> => selectCoupons(db).where('o.code', '=', code).executeTakeFirst();

/** Locks a coupon, to replace it. */
export const lockCoupon = (trx: Database, code: string): Promise<(CouponTerms & { readonly id: number }) | undefined> =>
	trx.selectFrom('coupons').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();

/** Replaces what is stored of a coupon; without an id it is created. */
export async function saveCoupon(trx: Database, { id, code }: { id: number | undefined; code: string }, terms: CouponTerms): Promise<void> {
	const { product_codes } = terms;
	const row = { ...terms, product_codes: JSON.stringify(product_codes), only_marked: terms.category_id !== null || product_codes.length > 0 };
	await (id === undefined ? trx.insertInto('coupons').values({ code, ...row }) : trx.updateTable('coupons').set(row).where('id', '=', id)).execute();
}

/** Ends a coupon now; orders that have it stay. */
export async function endCoupon(db: Database, id: number, now: Date): Promise<void> {
	await db
		.updateTable('coupons')
		.set({ valid_to: new Date(now.getTime() - 1) })
		.where('id', '=', id)
		.execute();
}

const selectCoupons = (db: Database) =>
	db.selectFrom('coupons as o').leftJoin('categories as c', 'c.id', 'o.category_id').selectAll('o').select('c.code as category_code');

const like = (text: string): string => `%${escapeLike(text.toLowerCase())}%`;
