import type { Round } from '../round/round.ts';
import type { OrderView } from '../shop/types.ts';
import { RESTORED } from '../state/kept-state.ts';
import { changedParts } from './order-parts.ts';
import { type OrderWish, toOrderWish } from './order-wish.ts';
import { type OutboxRow, UNREAD } from './outbox.ts';

/**
 * Puts new and changed orders of the shop into the outbox, and acknowledges them there. An order that was stored but not acknowledged is read again, which changes
 * nothing.
 */
export async function pullOrders<Product>(round: Round<Product>): Promise<void> {
	const { connector, shop, state, dryRun, log } = round;
	const wishOf = connector.wishOf ?? toOrderWish;
	const from = Date.parse(connector.ordersFrom ?? '1970-01-01');
	if (Number.isNaN(from)) throw new Error(`ordersFrom is no day or time: ${connector.ordersFrom}`);
	if (!dryRun) await readAfterRestoration(round, { wishOf, from });
	const began = Number(state.cursor('began') ?? 0);
	for await (const unread of shop.readOrders()) {
		const orders = unread.filter(({ created_at }) => Date.parse(created_at) >= from);
		if (dryRun) {
			for (const order of orders) log({ event: 'would_take_order', number: order.number, status: order.status, wish: wishOf(order) });
			continue;
		}
		state.write(() => {
			for (const order of orders) putOrder(round, order, { wish: wishOf(order), began });
		});
		for (const order of unread) await shop.acknowledge(order);
	}
}

/** Milliseconds before the copy was made: clocks of machines differ. */
const EARLIER = 3600_000;

/**
 * After the state was restored from the shop's copy: reads the orders that it names, and those placed since, also if they were acknowledged. Each that is not known to be
 * at the engine is looked up there before it is sent.
 */
async function readAfterRestoration<Product>(
	{ shop, state, now }: Round<Product>,
	{ wishOf, from }: { wishOf: (order: OrderView) => OrderWish; from: number },
): Promise<void> {
	const restored = state.cursor(RESTORED);
	if (restored === null) return;
	const since = Math.max(from, Date.parse(restored) - EARLIER);
	for await (const orders of shop.readOrders({ all: true }))
		state.write(() => {
			for (const order of orders) {
				const isKnown = state.one('select 1 from outbox where number = ?', order.number) !== undefined;
				if (isKnown || Date.parse(order.created_at) >= since) putOrder({ state }, order, { wish: wishOf(order), began: now() + EARLIER });
			}
		});
	state.write(() => {
		// The shop has no such order any more.
		state.run("update outbox set state = 'dropped' where view = ? and state in ('waiting', 'due', 'dead')", UNREAD);
		state.run('delete from cursors where name = ?', RESTORED);
	});
}

/** Puts an order into the outbox, or what changed of it. `began` is when the state file was made: what was placed before may be at the engine already. */
export function putOrder({ state }: Pick<Round<unknown>, 'state'>, order: OrderView, { wish, began }: { wish: OrderWish; began: number }): void {
	const known = state.one<OutboxRow>('select * from outbox where number = ?', order.number);
	if (known !== undefined && known.view !== UNREAD && known.revision >= order.revision) return;
	const view = JSON.stringify(order);
	if (known === undefined) {
		// What was cancelled before the connector saw it never reaches the engine.
		const first = wish === 'cancel' ? 'dropped' : wish === 'wait' ? 'waiting' : 'due';
		state.run(
			'insert into outbox (number, revision, view, wish, state, started) values (?, ?, ?, ?, ?, ?)',
			...[order.number, order.revision, view, wish, first, Date.parse(order.created_at) < began ? 1 : 0],
		);
		state.count('orders_taken');
		return;
	}
	const next = nextState(known, { wish, order });
	state.run('update outbox set revision = ?, view = ?, wish = ?, state = ? where number = ?', order.revision, view, wish, next, order.number);
	// Something new is to be done: it has all its attempts.
	if (known.wish !== wish || (next === 'due' && known.state !== 'due'))
		state.run('update outbox set attempts = 0, next_at = case when started = 1 then next_at else 0 end where number = ?', order.number);
}

/** An order that may have reached the engine is looked up there before it is dropped. */
function nextState({ state, wish: before, started, source_id, passed }: OutboxRow, { wish, order }: { wish: OrderWish; order: OrderView }): OutboxRow['state'] {
	const isChanged = wish === 'place' && source_id !== null && changedParts(passed, order).length > 0;
	if (wish === before) return isChanged ? 'due' : state;
	const isThere = source_id !== null || started === 1;
	if (wish === 'wait') return isThere ? state : 'waiting';
	if (wish === 'place') return source_id === null || isChanged ? 'due' : 'sent';
	return isThere ? 'due' : 'dropped';
}
