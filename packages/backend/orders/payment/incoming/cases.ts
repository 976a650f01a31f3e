import type { BackendConfig } from '../../../platform/settings/config.ts';
import { toIsoDate } from '../../reading/to-iso-date.ts';
import type { Database } from '../../tables.ts';
import { receiveTransfer } from '../receive-transfer.ts';

export type IncomingRow = Awaited<ReturnType<typeof listIncoming>>[number];

/** Lines of statements and settlements by id, from the one after `after`, with the numbers of their orders; `open`: those that need a decision. */
export function listIncoming(db: Database, { limit, after, open }: { limit: number; after: number; open?: boolean | undefined }) {
	let query = db
		.selectFrom('incoming_payments as i')
		.leftJoin('orders as o', 'o.id', 'i.order_id')
		.selectAll('i')
		.select('o.number as order_number')
		.where('i.id', '>', after)
		.orderBy('i.id')
		.limit(limit);
	if (open !== undefined) query = query.where('i.is_open', '=', open);
	return query.execute();
}

/** Why a case is not closed. */
export type CloseError = 'unknown' | 'closed' | 'not_a_transfer' | 'unknown_order' | 'not_waiting';

/** Closes a case, in the caller's transaction. With the number of an order a transfer of any amount pays that order. */
export async function closeIncoming(
	trx: Database,
	id: number,
	{ number, note }: { number?: string | undefined; note: string | null },
	config: BackendConfig,
): Promise<CloseError | null> {
	const row = await trx.selectFrom('incoming_payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
	if (row === undefined) return 'unknown';
	if (!row.is_open) return 'closed';
	if (number !== undefined) {
		if (row.source !== 'statement') return 'not_a_transfer';
		const order = await trx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
		if (order === undefined) return 'unknown_order';
		const transfer = { cents: row.amount_cents, received_on: toIsoDate(row.received_on) ?? '', note, acceptsOther: true, kind: 'statement' as const };
		const received = await receiveTransfer(trx, order.id, transfer, config);
		if (received.outcome !== 'recorded') return 'not_waiting';
		await trx.updateTable('incoming_payments').set({ order_id: order.id, outcome: 'paid' }).where('id', '=', id).execute();
	}
	await trx.updateTable('incoming_payments').set({ is_open: false, note }).where('id', '=', id).execute();
	return null;
}
