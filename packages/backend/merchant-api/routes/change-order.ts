import { acknowledgePresent, type StaffOutcome, writeNote } from '../../orders/index.ts';
import { lockOrderRow, type OrderRow, readOrderRow } from '../../orders/reading/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../http/caller.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import type { MerchantCall } from '../http/route.ts';
import type { OrderView } from '../schemas/order-view.ts';
import { toOrderViews } from './read-orders.ts';

/** Why a change is refused; null if it was made. */
type Refused = string | null;

/**
 * Changes an order in one transaction, under its lock, and returns it; 409 with the reason if it is refused. A program need not acknowledge
 * its own change; what a person changes is listed for programs. The entry of the log is part of the transaction.
 */
export function changeOrder(
	{ caller, ...call }: Pick<MerchantCall<unknown, unknown, unknown>, 'db' | 'caller' | 'log'>,
	number: string,
	change: (trx: Database, order: OrderRow) => Promise<Refused>,
): Promise<OrderView | Refusal> {
	return inLoggedTransaction(call, async (trx) => {
		const order = await lockOrderRow(trx, number);
		if (order === undefined) return notFound(`order ${number}`);
		const refused = await change(trx, order);
		if (refused !== null) return new Refusal(409, 'Conflict', refused);
		await acknowledgeOwn(trx, order, caller);
		return readOrderView(trx, number);
	});
}

/** Notes what staff did at its order, unless it was done before. Returns why it is refused, else null. */
export async function noteOnce(trx: Database, order: OrderRow, outcome: StaffOutcome, note: Parameters<typeof writeNote>[2]): Promise<Refused> {
	if (typeof outcome === 'string') return outcome;
	if (outcome.isNew) await writeNote(trx, order.id, note);
	return null;
}

/** Acknowledges what a program has changed itself, if it knew the order before. */
export async function acknowledgeOwn(
	trx: Database,
	{ id, revision, acknowledged_revision }: Pick<OrderRow, 'id' | 'revision' | 'acknowledged_revision'>,
	caller: Caller,
): Promise<void> {
	if (caller.person === null && revision <= acknowledged_revision) await acknowledgePresent(trx, id);
}

/** One order by its number. */
export async function readOrderView(db: Database, number: string): Promise<OrderView | Refusal> {
	const order = await readOrderRow(db, number);
	const [view] = order === undefined ? [] : await toOrderViews(db, [order]);
	return view ?? notFound(`order ${number}`);
}
