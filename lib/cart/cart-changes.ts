import { produce } from 'immer';
import { addMoney, multiplyMoney } from '#lib/platform/money/money.ts';
import type { CartView } from './cart.ts';

/** One change of the cart. `add` increases the quantity, `set` replaces it, `remove` removes the line. */
export interface CartChange {
	/** `request_id` of the call: a retry with the same id changes nothing. */
	readonly id: string;
	readonly kind: 'add' | 'set' | 'remove';
	readonly cartCode: string;
	readonly quantity: number;
	/** Set if it was sent without an answer; the endpoint table decides whether it may be retried (D41). */
	readonly sent?: true;
}

/** Whether a cart contains a change; null for an addition to a cart whose previous state is unknown. */
export function reflectsChange({ lines }: CartView, { kind, cartCode, quantity }: CartChange, before: CartView | undefined): boolean | null {
	const found = lines.find((line) => line.cartCode === cartCode)?.quantity ?? 0;
	if (kind === 'set') return found === quantity;
	if (kind === 'remove') return found === 0;
	if (found === 0) return false;
	if (before === undefined) return null;
	return found >= (before.lines.find((line) => line.cartCode === cartCode)?.quantity ?? 0) + quantity;
}

/**
 * The cart with pending changes applied, so that a click has an immediate effect. Products that have no line yet are counted but not shown;
 * shipping and coupons stay unchanged until the shop answers.
 */
export function applyCartChanges(cart: CartView, changes: readonly CartChange[]): CartView {
	return produce(cart, (draft) => {
		for (const { kind, cartCode, quantity } of changes) {
			const line = draft.lines.find((candidate) => candidate.cartCode === cartCode);
			if (!line) {
				if (kind !== 'remove') draft.count += Math.ceil(quantity);
				continue;
			}
			const wanted = kind === 'add' ? line.quantity + quantity : kind === 'set' ? quantity : 0;
			const next = Math.min(Math.max(0, wanted), line.maximum ?? Number.POSITIVE_INFINITY);
			const total = multiplyMoney(line.unitPrice, next);
			const change = { minor: total.minor - line.total.minor, currency: total.currency };
			draft.count += Math.ceil(next) - Math.ceil(line.quantity);
			draft.totals.items = addMoney(draft.totals.items, change);
			draft.totals.total = addMoney(draft.totals.total, change);
			line.quantity = next;
			line.total = total;
		}
		draft.lines = draft.lines.filter((line) => line.quantity > 0);
	});
}

/** Number of pieces that pending changes add to a cart that was not loaded yet; only additions are known. */
export function countAdditions(changes: readonly CartChange[]): number {
	return changes.reduce((sum, { kind, quantity }) => sum + (kind === 'add' ? Math.ceil(quantity) : 0), 0);
}
