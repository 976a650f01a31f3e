import { worthOf } from '../../orders/index.ts';
import { sum } from '../../platform/market/sum.ts';
import type { Credited } from './credit-rows.ts';

/** A line of an order as it is now, without its cancelled pieces. */
export interface CreditedItem {
	readonly position: number;
	readonly qty: number;
	readonly total_cents: number;
	readonly coupon_cents: number;
	readonly cancelled_qty: number;
	readonly returned_qty: number;
}

export interface CreditedReturn {
	readonly id: number;
	readonly deducted_cents: number;
	readonly lines: readonly { readonly position: number; readonly qty: number }[];
}

interface Facts {
	readonly items: readonly CreditedItem[];
	/** The first first. */
	readonly returns: readonly CreditedReturn[];
	/** Every piece came back. */
	readonly isReturned: boolean;
	/** Whether the paper has a credit note with the key. */
	readonly isCredited: (key: string) => boolean;
	/** What credit notes have left of the paper's lines. */
	readonly left: readonly { readonly position: number | null; readonly qty: number; readonly cents: number }[];
}

export interface PartCredit {
	/** Unique per return, and per change that cancelled pieces. */
	readonly key: string;
	readonly credited: Credited;
}

/**
 * What credit notes have to take back of a paper, because pieces on it came back or were cancelled: one per return, and one for all pieces cancelled since the last one. Amounts
 * are those that are paid back.
 */
export function findPartCredits({ items, returns, isReturned, left, isCredited }: Facts): PartCredit[] {
	const surplus = new Map<number, number>();
	for (const { position, qty, returned_qty } of items)
		surplus.set(position, Math.max(0, (left.find((row) => row.position === position)?.qty ?? 0) - (qty - returned_qty)));
	const take = (position: number, qty: number): number => {
		const pieces = Math.min(qty, surplus.get(position) ?? 0);
		surplus.set(position, (surplus.get(position) ?? 0) - pieces);
		return pieces;
	};
	const last = returns.at(-1)?.id;
	// From the last one: pieces that staff credited by a call came back first.
	const credits = returns.toReversed().flatMap(({ id, deducted_cents, lines }): PartCredit[] => {
		if (isCredited(`return:${id}`)) return [];
		const own = lines.flatMap(({ position, qty }) => {
			const pieces = take(position, qty);
			const item = items.find((each) => each.position === position);
			if (item === undefined || pieces === 0) return [];
			const end = piecesUpTo({ id, position }, returns);
			return [{ position, qty: pieces, cents: worthOf(item, end) - worthOf(item, end - pieces) }];
		});
		const charges = isReturned && id === last;
		return own.length === 0 ? [] : [{ key: `return:${id}`, credited: { kind: 'lines', lines: own, charges, keepCents: deducted_cents } }];
	});
	const taken = credits.flatMap(({ credited }) => (credited.kind === 'lines' ? credited.lines : []));
	const isExact = returns.every(({ deducted_cents }) => deducted_cents === 0);
	const cancelled = items.flatMap((item) => {
		const { position, returned_qty } = item;
		const qty = surplus.get(position) ?? 0;
		if (qty === 0) return [];
		const kept = item.total_cents - item.coupon_cents - worthOf(item, returned_qty);
		const back = sum(taken.map((line) => (line.position === position ? (line.cents ?? 0) : 0)));
		const cents = (left.find((row) => row.position === position)?.cents ?? 0) - back - kept;
		return [{ position, qty, ...(isExact && cents >= 0 && { cents }) }];
	});
	if (cancelled.length > 0)
		credits.push({
			key: `cancelled:${sum(items.map(({ cancelled_qty }) => cancelled_qty))}`,
			credited: { kind: 'lines', lines: cancelled, charges: false },
		});
	return credits.toReversed();
}

/** Pieces of a line that came back by the end of a return. */
const piecesUpTo = ({ id, position }: { id: number; position: number }, returns: readonly CreditedReturn[]): number =>
	sum(returns.flatMap((each) => (each.id <= id ? each.lines : [])).map((line) => (line.position === position ? line.qty : 0)));
