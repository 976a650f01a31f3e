import { produce } from 'immer';
import { addMoney, multiplyMoney } from '#lib/platform/money/money.ts';
import type { CartView } from './cart.ts';

/** One click on the cart. `add` adds to what is there, `set` says how many there are, `remove` takes the line out. */
export interface CartChange {
	/** `request_id` of the call: a repeat with the same id changes nothing. */
	readonly id: string;
	readonly kind: 'add' | 'set' | 'remove';
	readonly cartCode: string;
	readonly quantity: number;
	/** It was sent, and no answer is known: whether it may be sent again is the backend's to say (D41). */
	readonly sent?: true;
}

/** Whether a cart holds what a change asked for; null where that cannot be told, as the cart before it is not known. */
export function reflectsChange({ lines }: CartView, { kind, cartCode, quantity }: CartChange, before: CartView | undefined): boolean | null {
	const found = lines.find((line) => line.cartCode === cartCode)?.quantity ?? 0;
	if (kind === 'set') return found === quantity;
	if (kind === 'remove') return found === 0;
	if (found === 0) return false;
	if (before === undefined) return null;
	return found >= (before.lines.find((line) => line.cartCode === cartCode)?.quantity ?? 0) + quantity;
}

/**
 * The cart as it will look once the changes went through, so that a click shows at once. Lines that are not there yet cannot be
 * shown and are counted alone; shipping and coupons stay as they were until the shop answers.
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

/** How many pieces more or fewer a cart will have that was not loaded yet: only additions are known. */
export function countAdditions(changes: readonly CartChange[]): number {
	return changes.reduce((sum, { kind, quantity }) => sum + (kind === 'add' ? Math.ceil(quantity) : 0), 0);
}
