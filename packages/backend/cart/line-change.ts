import type { CartItem } from '@titraj/contract/cart.ts';
import { isOrderable } from '../catalog/index.ts';
import { toMajor } from '../platform/market/money.ts';
import { toQuantityLimit } from './quantity-limit.ts';

interface Line {
	qty: number;
	seen_cents: number | null;
	now_cents: number;
	listed: boolean;
	quantity: number;
	backorder: boolean;
	maximum_qty: number | null;
}

/**
 * What changed since the shopper last added or edited a line: unavailable, fewer pieces than wanted, or another price. Null if nothing
 * changed.
 */
export function findLineChange(line: Line): NonNullable<CartItem['changed']> | null {
	if (!line.listed || !isOrderable(line)) return { label_name: 'changed_unavailable', unit_price: null };
	if (line.qty > toQuantityLimit(line)) return { label_name: 'changed_quantity', unit_price: null };
	if (line.seen_cents === null || line.seen_cents === line.now_cents) return null;
	return { label_name: 'changed_price', unit_price: toMajor(line.seen_cents) };
}
