import type { ColumnType, Generated } from 'kysely';

/** What changed the balance of a voucher. */
export type VoucherMovement = 'issued' | 'spent' | 'returned' | 'cancelled';

export interface VoucherTables {
	vouchers: {
		id: Generated<number>;
		/** The code itself is not stored. */
		code_hash: string;
		/** Its last characters, by which people tell vouchers apart. */
		code_end: string;
		/** Market whose currency and language it has. */
		market: string;
		currency: string;
		amount_cents: number;
		balance_cents: number;
		/** Null without an end. */
		valid_to: Date | null;
		/** Recipient of the mail with the code; null if there is none. */
		email: string | null;
		/** For staff. */
		note: string | null;
		cancelled_at: ColumnType<Date | null, never, Date>;
		created_at: Generated<Date>;
	};
	voucher_movements: {
		id: Generated<number>;
		voucher_id: number;
		kind: VoucherMovement;
		/** Added to the balance; negative if taken from it. */
		cents: number;
		/** The order that it paid for; null for a movement without one. */
		order_id: number | null;
		/** Who issued or cancelled it. */
		by_name: string | null;
		created_at: Generated<Date>;
	};
}
