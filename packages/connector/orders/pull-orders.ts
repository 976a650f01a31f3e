import type { Round } from '../round/round.ts';
import type { OrderView } from '../shop/types.ts';
import { type OrderWish, toOrderWish } from './order-wish.ts';
import type { OutboxRow } from './outbox.ts';

/**
 * Puts new and changed orders of the shop into the outbox, and acknowledges them there. An order that was stored but not acknowledged is read again, which changes
 * nothing.
 */
export async function pullOrders<Product>({ connector, shop, state, dryRun, log }: Round<Product>): Promise<void> {
	const wishOf = connector.wishOf ?? toOrderWish;
	const from = Date.parse(connector.ordersFrom ?? '1970-01-01');
	if (Number.isNaN(from)) throw new Error(`ordersFrom is no day or time: ${connector.ordersFrom}`);
	for await (const unread of shop.readNewOrders()) {
		const orders = unread.filter(({ created_at }) => Date.parse(created_at) >= from);
		if (dryRun) {
			for (const order of orders) log({ event: 'would_take_order', number: order.number, status: order.status, wish: wishOf(order) });
			continue;
		}
		state.write(() => {
			for (const order of orders) putOrder(state, order, wishOf(order));
		});
		for (const order of unread) await shop.acknowledge(order);
	}
}

type State = Round<unknown>['state'];

function putOrder(state: State, order: OrderView, wish: OrderWish): void {
	const known = state.one<OutboxRow>('select * from outbox where number = ?', order.number);
	if (known !== undefined && known.revision >= order.revision) return;
	const view = JSON.stringify(order);
	if (known === undefined) {
		// What was cancelled before the connector saw it never reaches the engine.
		const first = wish === 'cancel' ? 'dropped' : wish === 'wait' ? 'waiting' : 'due';
		state.run('insert into outbox (number, revision, view, wish, state) values (?, ?, ?, ?, ?)', order.number, order.revision, view, wish, first);
		state.count('orders_taken');
		return;
	}
	state.run(
		'update outbox set revision = ?, view = ?, wish = ?, state = ? where number = ?',
		...[order.revision, view, wish, nextState(known, wish), order.number],
	);
	// Something new is to be done: it has all its attempts.
	if (known.wish !== wish) state.run('update outbox set attempts = 0, next_at = case when started = 1 then next_at else 0 end where number = ?', order.number);
}

/** An order that may have reached the engine is looked up there before it is dropped. */
function nextState({ state, wish: before, started, source_id }: OutboxRow, wish: OrderWish): OutboxRow['state'] {
	if (wish === before) return state;
	const isThere = source_id !== null || started === 1;
	if (wish === 'wait') return isThere ? state : 'waiting';
	if (wish === 'place') return source_id === null ? 'due' : 'sent';
	return isThere ? 'due' : 'dropped';
}
