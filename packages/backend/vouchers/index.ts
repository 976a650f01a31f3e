/** Cancels a voucher: what is left on it is gone. */
export { cancelVoucher } from './cancel-voucher.ts';
/** Issues a voucher, and returns its code, which is stored nowhere. */
export { issueVoucher } from './issue-voucher.ts';
export {
	/** Locks vouchers by id, after products and coupons. */
	lockVouchers,
	/** Gives a voucher money of an order back. */
	returnToVoucher,
	/** Takes money from a voucher for an order. */
	spendVoucher,
} from './move-money.ts';
export {
	/** The voucher with a code that somebody typed. */
	findVoucher,
	/** Removes a person's address from their vouchers. */
	forgetRecipient,
	/** Whether the shop has a voucher that somebody can pay with. */
	hasValidVoucher,
	/** Every change of a voucher's balance, with the order that it paid for. */
	readMovements,
	readVoucher,
	/** Vouchers, the newest first. */
	readVouchers,
	/** Vouchers by their ids, in the order in which carts spend them. */
	readVouchersById,
	/** What is stored about a person as the recipient of vouchers. */
	readVouchersOf,
	/** Whether somebody can pay with a voucher, and why not. */
	toVoucherState,
	VOUCHER_STATES,
	type VoucherRow,
} from './read-vouchers.ts';
/** The mail that brings a voucher to its recipient. */
export { toVoucherLetter } from './voucher-letter.ts';
