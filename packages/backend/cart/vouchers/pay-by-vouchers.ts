import type { VoucherRow } from '../../vouchers/index.ts';

/** What vouchers pay of an amount, and what is left to pay in another way. */
export interface VoucherPayments {
	readonly vouchers: readonly { readonly id: number; readonly code_end: string; readonly cents: number }[];
	readonly toPay: number;
}

/** Spends vouchers on an amount one after the other; those of which nothing is needed are left out. */
export function payByVouchers(cents: number, vouchers: readonly Pick<VoucherRow, 'id' | 'code_end' | 'balance_cents'>[]): VoucherPayments {
	let toPay = cents;
	const spent = vouchers.map(({ id, code_end, balance_cents }) => {
		const own = Math.min(toPay, balance_cents);
		toPay -= own;
		return { id, code_end, cents: own };
	});
	return { vouchers: spent.filter((each) => each.cents > 0), toPay };
}
