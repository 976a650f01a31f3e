import { hashParts } from '../orders/order-parts.ts';
import type { OutboxRow } from '../orders/outbox.ts';
import type { State } from '../state/state.ts';

export interface DeadLetter {
	readonly kind: 'order' | 'fulfilment';
	/** What `retry` and `drop` take: the order's number, or the id of the event. */
	readonly id: string;
	readonly number: string;
	readonly reason: string;
}

/** Orders and events that were given up; people decide. */
export const listDead = (state: State): DeadLetter[] => [
	...state.all<DeadLetter>("select 'order' as kind, number as id, number, coalesce(error, '') as reason from outbox where state = 'dead' order by number"),
	...state.all<DeadLetter>("select 'fulfilment' as kind, id, number, coalesce(error, '') as reason from events where state = 'dead' order by rowid"),
];

/** Tries a dead letter again in the next round, or all of them; an order is looked up at the engine first. Returns how many. */
export function retryDead(state: State, id: string | null): number {
	return state.write(
		() =>
			state.run("update outbox set state = 'due', next_at = 0, attempts = 1 where state = 'dead' and (? is null or number = ?)", id, id) +
			state.run("update events set state = 'due', next_at = 0, attempts = 0 where state = 'dead' and (? is null or id = ?)", id, id),
	);
}

/** Takes a dead letter off the list: people have done it by hand. */
export function dropDead(state: State, id: string): number {
	return state.write(() => dropOrder(state, id) + state.run("update events set state = 'dropped' where state = 'dead' and id = ?", id));
}

/** An order that is at the engine stays there with what people changed by hand; later changes are passed on. */
function dropOrder(state: State, number: string): number {
	const row = state.one<OutboxRow>("select * from outbox where state = 'dead' and number = ?", number);
	if (row === undefined) return 0;
	if (row.wish !== 'place' || row.source_id === null) return state.run("update outbox set state = 'dropped' where number = ?", number);
	return state.run("update outbox set state = 'sent', passed = ? where number = ?", hashParts(JSON.parse(row.view)), number);
}

/** Counters, and how much waits. */
export function toStatus(state: State): { readonly counters: Readonly<Record<string, number>>; readonly waiting: Readonly<Record<string, number>> } {
	const count = (sql: string) => state.one<{ n: number }>(`select count(*) as n from ${sql}`)?.n ?? 0;
	return {
		counters: state.counters(),
		waiting: {
			orders_due: count("outbox where state = 'due'"),
			orders_unpaid: count("outbox where state = 'waiting'"),
			fulfilments_due: count("events where state = 'due'"),
			dead: count("outbox where state = 'dead'") + count("events where state = 'dead'"),
			rows_refused: count('refusals'),
			hints: count('hints'),
			files_held: count('held_files'),
		},
	};
}

/** Rows that the shop refuses, and the last values of staff that the engine's replaced. */
export const listProblems = (state: State) => ({
	refused: state.all<{ sku: string; reason: string }>('select sku, reason from refusals order by sku limit 1000'),
	overwritten: state.all<{ sku: string; field: string; shop: string; source: string }>(
		'select sku, field, shop, source from overwritten order by id desc limit 1000',
	),
});
