import { CallError, messageOf, outcomeOf } from '../http/call-error.ts';
import { MOST_ATTEMPTS, pauseAfter, SETTLE } from '../round/next-attempt.ts';
import type { Round } from '../round/round.ts';
import type { OrderView } from '../shop/types.ts';
import { changedParts, hashParts } from './order-parts.ts';
import type { OutboxRow } from './outbox.ts';

/**
 * Sends the orders that are due, oldest first. Before a call it is written down that the call begins: after a killed process, a timeout or an unclear answer the order
 * is looked up at the engine by its number, once the engine has certainly finished, and sent only if it is not there.
 */
export async function pushOrders<Product>(round: Round<Product>): Promise<void> {
	const { state, now, log, dryRun, isEnding } = round;
	const due = state.all<OutboxRow>("select * from outbox where state = 'due' and next_at <= ? order by length(number), number", now());
	for (const row of due) {
		if (isEnding()) return;
		if (dryRun) log({ event: 'would_send_order', number: row.number, wish: row.wish });
		else await pushOne(round, row);
	}
}

async function pushOne<Product>(round: Round<Product>, row: OutboxRow): Promise<void> {
	const { state, log, connector, now } = round;
	try {
		const outcome = await act(round, row);
		state.write(() => {
			state.run('update outbox set state = ?, started = 0, error = null where number = ?', outcome === 'dropped' ? 'dropped' : 'sent', row.number);
			state.count(`orders_${outcome}`);
		});
		log({ event: `order_${outcome}`, number: row.number });
	} catch (error) {
		const [outcome, attempts] = [outcomeOf(error), row.attempts + 1];
		const isDead = outcome === 'refused' || attempts >= (connector.mostAttempts ?? MOST_ATTEMPTS);
		const pause = outcome === 'unclear' ? Math.max(connector.settle ?? SETTLE, pauseAfter(attempts)) : pauseAfter(attempts);
		state.write(() => {
			state.run(
				'update outbox set state = ?, attempts = ?, next_at = ?, failed_at = ?, error = ?, started = case when ? then 1 else started end where number = ?',
				...[isDead ? 'dead' : 'due', attempts, now() + pause, now(), messageOf(error), outcome === 'unclear' ? 1 : 0, row.number],
			);
			state.count(isDead ? 'orders_dead' : 'orders_failed');
		});
		log({ event: isDead ? 'order_dead' : 'order_failed', number: row.number, reason: messageOf(error) });
	}
}

const act = <Product>(round: Round<Product>, row: OutboxRow): Promise<'sent' | 'found' | 'changed' | 'cancelled' | 'dropped'> => {
	if (row.wish === 'cancel') return cancel(round, row);
	return row.source_id === null ? place(round, row) : change(round, row, row.source_id);
};

async function place<Product>(round: Round<Product>, row: OutboxRow): Promise<'sent' | 'found'> {
	const { engine } = round.connector;
	const order: OrderView = JSON.parse(row.view);
	if (row.started === 1) {
		const found = await engine.findOrder(order);
		if (found !== null) {
			keepId(round, row, found);
			if (changedParts(row.passed, order).length > 0) await change(round, row, found);
			return 'found';
		}
	}
	await engine.prepareOrder?.(order);
	begin(round, row, order);
	keepId(round, row, await engine.sendOrder(order));
	return 'sent';
}

const WORDS = { address: 'address', place: 'place of collection', goods: 'goods' } as const;

/** Tells the engine what changed since it got the order. Repeated after an unclear answer, it changes nothing more. */
async function change<Product>({ state, connector: { engine } }: Round<Product>, row: OutboxRow, id: string): Promise<'changed'> {
	const order: OrderView = JSON.parse(row.view);
	const parts = changedParts(row.passed, order);
	if (engine.changeOrder === undefined)
		throw new CallError(
			`changed after it was sent: ${parts.map((part) => WORDS[part]).join(', ')}. Change it at the engine by hand, then drop it from this list`,
			{
				outcome: 'refused',
			},
		);
	await engine.changeOrder(id, order, parts);
	state.run('update outbox set passed = ? where number = ?', hashParts(order), row.number);
	return 'changed';
}

/** An order that never arrived is not created to be cancelled. */
async function cancel<Product>(round: Round<Product>, row: OutboxRow): Promise<'cancelled' | 'dropped'> {
	const { engine } = round.connector;
	const order: OrderView = JSON.parse(row.view);
	const id = row.source_id ?? (row.started === 1 ? await engine.findOrder(order) : null);
	if (id === null) return 'dropped';
	keepId(round, row, id);
	if (engine.cancelOrder === undefined) throw new CallError('cancel it at the engine by hand, then drop it from this list', { outcome: 'refused' });
	await engine.cancelOrder(id, order);
	return 'cancelled';
}

/** Written down before the call. A process that is killed now asks the engine again only after it has certainly finished. */
function begin<Product>({ state, connector, now }: Round<Product>, { number }: OutboxRow, order: OrderView): void {
	state.run('update outbox set started = 1, next_at = ?, passed = ? where number = ?', now() + (connector.settle ?? SETTLE), hashParts(order), number);
}

const keepId = <Product>({ state }: Round<Product>, { number }: OutboxRow, id: string): void =>
	void state.run('update outbox set source_id = ? where number = ?', id, number);
