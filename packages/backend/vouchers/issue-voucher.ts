import { currencyOf } from '../platform/market/currency.ts';
import type { Market } from '../platform/market/market.ts';
import type { Database } from './tables.ts';
import { newVoucherCode } from './voucher-code.ts';

export interface NewVoucher {
	/** Its currency and the language of its mail. */
	readonly market: Market;
	/** Hundredths of the market's currency. */
	readonly cents: number;
	readonly valid_to: Date | null;
	readonly email: string | null;
	readonly note: string | null;
}

/** Issues a voucher. The code that is returned is stored nowhere. */
export async function issueVoucher(trx: Database, { market, cents, ...rest }: NewVoucher, { by, now }: { by: string; now: Date }) {
	const { code, ...stored } = newVoucherCode();
	const { id } = await trx
		.insertInto('vouchers')
		.values({ ...rest, ...stored, market, currency: currencyOf(market), amount_cents: cents, balance_cents: cents, created_at: now })
		.returning('id')
		.executeTakeFirstOrThrow();
	await trx.insertInto('voucher_movements').values({ voucher_id: id, kind: 'issued', cents, order_id: null, by_name: by, created_at: now }).execute();
	return { id, code };
}
