import { type Selectable, sql } from 'kysely';
import { escapeLike } from '../platform/database/escape-like.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Database, Vouchers } from './tables.ts';
import { hashVoucherCode, toVoucherCharacters } from './voucher-code.ts';

export const VOUCHER_STATES = ['valid', 'spent', 'expired', 'cancelled'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

export type VoucherRow = Omit<Selectable<Tables['vouchers']>, 'code_hash'>;

interface Wanted {
	/** A code, the end of one, or the beginning of the recipient's address. */
	readonly q: string | undefined;
	readonly state: VoucherState | undefined;
	/** Id of the last one of the page before. */
	readonly before: number | undefined;
	readonly limit: number;
	readonly now: Date;
}

/** Vouchers, the newest first. */
export function readVouchers(db: Database, { q = '', state, before, limit, now }: Wanted): Promise<VoucherRow[]> {
	let query = selectVouchers(db).orderBy('id', 'desc').limit(limit);
	if (before !== undefined) query = query.where('id', '<', before);
	if (state !== undefined) query = query.where(toState(now), '=', state);
	if (q !== '')
		query = query.where((eb) =>
			eb.or([
				eb('code_hash', '=', hashVoucherCode(q)),
				eb('code_end', '=', toVoucherCharacters(q)),
				eb(sql`lower(email)`, 'like', `${escapeLike(q.toLowerCase())}%`),
			]),
		);
	return query.execute();
}

export const readVoucher = (db: Database, id: number): Promise<VoucherRow | undefined> => selectVouchers(db).where('id', '=', id).executeTakeFirst();

/** The voucher with a code, as somebody typed it. */
export const findVoucher = (db: Vouchers, code: string): Promise<VoucherRow | undefined> =>
	selectVouchers(db).where('code_hash', '=', hashVoucherCode(code)).executeTakeFirst();

/** Vouchers by their ids, those that end first coming first: carts spend them in this order. */
export const readVouchersById = (db: Vouchers, ids: readonly number[]): Promise<VoucherRow[]> =>
	ids.length === 0 ? Promise.resolve([]) : selectVouchers(db).where('id', 'in', ids).orderBy(sql`valid_to nulls last`).orderBy('id').execute();

/** Whether the shop has a voucher that somebody can pay with. */
export async function hasValidVoucher(db: Vouchers, now: Date): Promise<boolean> {
	return (await selectVouchers(db).where(toState(now), '=', 'valid').limit(1).executeTakeFirst()) !== undefined;
}

/** What is stored about a person as the recipient of vouchers. */
export const readVouchersOf = (db: Database, email: string) => selectVouchers(db).where(sql`lower(email)`, '=', email.toLowerCase()).orderBy('id').execute();

/** Removes a person's address from their vouchers, which stay valid for whoever has the code. */
export async function forgetRecipient(trx: Database, email: string): Promise<void> {
	await trx.updateTable('vouchers').set({ email: null }).where(sql`lower(email)`, '=', email.toLowerCase()).execute();
}

/** Every change of a voucher's balance, the first one first, with the number of the order that it paid for. */
export const readMovements = (db: Database, id: number) =>
	db
		.selectFrom('voucher_movements as m')
		.leftJoin('orders as o', 'o.id', 'm.order_id')
		.select(['m.kind', 'm.cents', 'm.by_name', 'm.created_at', 'o.number as order_number'])
		.where('m.voucher_id', '=', id)
		.orderBy('m.id')
		.execute();

/** Whether somebody can pay with a voucher, and why not. */
export function toVoucherState(
	{ cancelled_at, balance_cents, valid_to }: Pick<VoucherRow, 'cancelled_at' | 'balance_cents' | 'valid_to'>,
	now: Date,
): VoucherState {
	if (cancelled_at !== null) return 'cancelled';
	if (balance_cents === 0) return 'spent';
	return valid_to !== null && valid_to < now ? 'expired' : 'valid';
}

/** The same as a column of a query. */
const toState = (now: Date) =>
	sql<VoucherState>`case when cancelled_at is not null then 'cancelled' when balance_cents = 0 then 'spent' when valid_to < ${now} then 'expired' else 'valid' end`;

const selectVouchers = (db: Vouchers) =>
	db
		.selectFrom('vouchers')
		.select(['id', 'code_end', 'market', 'currency', 'amount_cents', 'balance_cents', 'valid_to', 'email', 'note', 'cancelled_at', 'created_at']);
