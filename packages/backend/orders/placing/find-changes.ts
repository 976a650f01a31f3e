import type { OrderChange } from '@titraj/contract/checkout.ts';
import { type CartLineRow, toQuantityLimit } from '../../cart/index.ts';
import { toShoppingCartCode } from '../../catalog/index.ts';
import { toMajor } from '../../platform/market/money.ts';

/** A cart line as it was shown to the shopper. */
export interface ShownLine {
	shopping_cart_code: string;
	qty: number;
	unit_price: number | string;
}

/** Differences between the lines of a cart and those that were shown; empty if the order can be placed. */
export function findChanges(shown: readonly ShownLine[], lines: readonly CartLineRow[]): OrderChange[] {
	const byCode = new Map(shown.map((line) => [line.shopping_cart_code, line]));
	const changes = lines.flatMap((line) => {
		const code = toShoppingCartCode(line.id);
		const seen = byCode.get(code);
		byCode.delete(code);
		return toChange(line, seen) ?? [];
	});
	const gone = [...byCode.values()].map(({ shopping_cart_code, qty }) => ({
		shopping_cart_code,
		title: null,
		label_name: 'changed_unavailable',
		before: qty,
		now: 0,
	}));
	return [...changes, ...gone];
}

function toChange(line: CartLineRow, seen: ShownLine | undefined): OrderChange | null {
	const limit = toQuantityLimit(line);
	const change = (label_name: string, before: number | null, now: number | null) => ({
		shopping_cart_code: toShoppingCartCode(line.id),
		title: line.title,
		label_name,
		before,
		now,
	});
	if (!line.listed || !line.orderable) return change('changed_unavailable', line.qty, 0);
	if (line.qty > limit) return change('changed_quantity', line.qty, limit);
	if (seen === undefined || seen.qty !== line.qty) return change('changed_quantity', seen?.qty ?? null, line.qty);
	const now = toMajor(line.now_cents);
	return Number(seen.unit_price) === now ? null : change('changed_price', Number(seen.unit_price), now);
}
