import type { Database } from '../tables.ts';

/** What staff did with an order, or noted about it. Customers do not see it. */
export const NOTE_KINDS = [
	'note',
	'cancelled',
	'lines_cancelled',
	'goods_added',
	'goods_arrived',
	'address',
	'store',
	'shipped',
	'tracking',
	'returned',
	'refund',
	'refund_done',
	'refund_not_paid',
	'status',
	'placed',
	'label',
	'label_cancelled',
] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** Why staff cannot do something, or whether it is new: what is repeated is not noted again. */
export type StaffOutcome = string | { readonly isNew: boolean };

/** Records what staff did, with their name, in the transaction of the change. */
export async function writeNote(trx: Database, orderId: number, { kind, staff, text }: { kind: NoteKind; staff: string; text: string }): Promise<void> {
	await trx.insertInto('order_notes').values({ order_id: orderId, kind, staff, text }).execute();
}
