import type { OrderView } from '../shop/types.ts';
import type { State } from '../state/state.ts';
import type { OrderWish } from './order-wish.ts';

/**
 * `waiting`: not paid yet. `due`: to be sent, changed or cancelled at the engine. `sent`: the engine has what it should have. `dead`: given up until it is retried.
 * `dropped`: it never has to reach the engine.
 */
export type OutboxState = 'waiting' | 'due' | 'sent' | 'dead' | 'dropped';

/** An order on its way to the engine. */
export interface OutboxRow {
	readonly number: string;
	readonly revision: number;
	/** JSON of the order. */
	readonly view: string;
	readonly wish: OrderWish;
	readonly state: OutboxState;
	/** Id at the engine; null while it is not known to be there. */
	readonly source_id: string | null;
	readonly attempts: number;
	/** 1 if a call was begun whose end is not known. */
	readonly started: 0 | 1;
	/** Milliseconds since 1970. */
	readonly next_at: number;
	/** When the last attempt failed, in milliseconds since 1970; 0 if none did. */
	readonly failed_at: number;
	readonly error: string | null;
	/** Hashes of the parts that the engine was told last (`hashParts`); null if that is not known. */
	readonly passed: string | null;
}

/** View of an order that was restored from the shop without it; the order is read again. */
export const UNREAD = '{}';

/** Pieces by sku of orders that hold stock in the shop, and that the engine does not know yet: its stock has to be lowered by them. */
export function unsentPieces(state: State): ReadonlyMap<string, number> {
	const pieces = new Map<string, number>();
	const rows = state.all<Pick<OutboxRow, 'view'>>(
		"select view from outbox where source_id is null and state in ('waiting', 'due', 'dead') and wish <> 'cancel'",
	);
	for (const { view } of rows) {
		if (view === UNREAD) continue;
		const order: OrderView = JSON.parse(view);
		if (!order.reserved) continue;
		for (const { sku, quantity, shipped } of order.parcels.flatMap(({ items }) => items)) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity - shipped);
	}
	return pieces;
}
