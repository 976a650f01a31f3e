import { toMissingPieces } from '../../catalog/index.ts';
import { addWorkdays } from '../../platform/time/workdays.ts';
import { type Dispatch, toDeliveryWindow, toDispatchDay } from '../../shipping/index.ts';
import type { CartState } from '../pricing/load-cart-state.ts';

type Lines = readonly Pick<CartState['lines'][number], 'store_stock' | 'quantity' | 'backorder' | 'qty'>[];

/** Whether a store has everything in a cart. */
export function hasInStock(lines: Lines, storeCode: string): boolean {
	return lines.length > 0 && lines.every((line) => Math.min(line.store_stock[storeCode] ?? 0, line.quantity) >= line.qty);
}

/** Whether pieces of a cart are available to order but not in stock: no day can be promised for it. */
export const waitsForStock = (lines: Lines): boolean => lines.some((line) => line.backorder && toMissingPieces(line.qty, line) > 0);

/** Day (ISO 8601) from which a cart can be picked up at a store: this workday if the store has everything, else the next. Null for a shop that has not set the time, and for goods that are not in stock. */
export function toPickupDay(lines: Lines, storeCode: string, { dispatch, now }: { readonly dispatch: Dispatch; readonly now: Date }): string | null {
	if (dispatch.pickupUntil === null || waitsForStock(lines)) return null;
	const today = toDispatchDay(now, { ...dispatch, until: dispatch.pickupUntil });
	return hasInStock(lines, storeCode) ? today : addWorkdays(today, 1);
}

/** Days on which the parcel of a cart arrives, or is ready at the chosen store: those that the shopper was shown at the choice. Null if pieces are not in stock. */
export function toParcelDays(
	{ lines, shipping, dispatch }: Pick<CartState, 'lines' | 'shipping' | 'dispatch'>,
	now: Date,
): { from: string; to: string } | null {
	if (shipping === null || waitsForStock(lines)) return null;
	const { rule, store, date } = shipping;
	const day = rule.kind === 'pickup' && store !== null ? toPickupDay(lines, store.code, { dispatch, now }) : date;
	if (day !== null) return { from: day, to: day };
	const { from, to } = toDeliveryWindow(rule, now, dispatch);
	return { from, to };
}
