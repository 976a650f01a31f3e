import type { EnergyLabel } from '#lib/catalog/energy-label.ts';
import type { Money } from '#lib/platform/money/money.ts';
import type { Picture } from '#lib/platform/pictures/picture.ts';
import { MOST_ORDER_LINES, type OrderLine, toCodeKey } from './order-lines.ts';

/** What stands behind a code. */
export interface OrderedProduct {
	readonly title: string;
	readonly url: string;
	readonly cartCode: string;
	readonly picture: Picture;
	readonly price: Money;
	/** EU energy label; its class is shown beside the price. */
	readonly energyLabel?: EnergyLabel;
	readonly available: boolean;
	/** Most pieces that one buyer may take; left out without a limit. */
	readonly limit?: number;
	/** Other products share the code. */
	readonly isShared: boolean;
}

export interface QuickOrderLine extends OrderLine {
	readonly id: number;
	/** Undefined until it was asked for; null where no product has the code. */
	readonly product: OrderedProduct | null | undefined;
}

export interface QuickOrder {
	readonly lines: readonly QuickOrderLine[];
	/** Lines that found no room. */
	readonly dropped: number;
	readonly nextId: number;
}

export const NO_ORDER: QuickOrder = { lines: [], dropped: 0, nextId: 1 };

/** What one step does to a quick order. `added` says how many pieces the cart took, by the id of the line. */
export type QuickOrderStep =
	| { readonly kind: 'add'; readonly lines: readonly OrderLine[] }
	| { readonly kind: 'found'; readonly products: ReadonlyMap<string, OrderedProduct | null> }
	| { readonly kind: 'code'; readonly id: number; readonly code: string }
	| { readonly kind: 'quantity'; readonly id: number; readonly quantity: number }
	| { readonly kind: 'remove'; readonly id: number }
	| { readonly kind: 'added'; readonly pieces: ReadonlyMap<number, number> }
	| { readonly kind: 'clear' };

/** The quick order after a step (Spec 2, special_view=order_form). */
export function stepQuickOrder(order: QuickOrder, step: QuickOrderStep): QuickOrder {
	const change = (id: number, to: Partial<QuickOrderLine>) => ({ ...order, lines: order.lines.map((line) => (line.id === id ? { ...line, ...to } : line)) });
	switch (step.kind) {
		case 'add':
			return addLines(order, step.lines);
		case 'found':
			return { ...order, lines: order.lines.map((line) => ({ ...line, product: line.product ?? step.products.get(line.code) })) };
		case 'code':
			return change(step.id, { code: step.code, product: undefined });
		case 'quantity':
			return change(step.id, { quantity: step.quantity });
		case 'remove':
			return { ...order, lines: order.lines.filter(({ id }) => id !== step.id), dropped: 0 };
		case 'added':
			return { ...order, lines: order.lines.flatMap((line) => leaveRest(line, step.pieces.get(line.id))), dropped: 0 };
		case 'clear':
			return { ...NO_ORDER, nextId: order.nextId };
	}
}

export type LineVerdict = 'checking' | 'unknown' | 'unavailable' | 'quantity' | 'less' | 'shared' | 'ready';

/** Whether a line can be ordered, and what is the matter with it. */
export function judgeLine({ product, quantity }: Pick<QuickOrderLine, 'product' | 'quantity'>): LineVerdict {
	if (product === undefined) return 'checking';
	if (product === null) return 'unknown';
	if (!product.available) return 'unavailable';
	if (quantity === null || quantity < 1) return 'quantity';
	if (product.limit !== undefined && quantity > product.limit) return 'less';
	return product.isShared ? 'shared' : 'ready';
}

/** Pieces of a line that go into the cart: none of a faulty one, at most what there is. */
export function piecesOf(line: QuickOrderLine): number {
	const verdict = judgeLine(line);
	if (verdict !== 'ready' && verdict !== 'shared' && verdict !== 'less') return 0;
	return Math.min(line.quantity ?? 0, line.product?.limit ?? Number.POSITIVE_INFINITY);
}

/** The line after the cart took `added` pieces of it: what it did not take stays to be ordered. */
function leaveRest(line: QuickOrderLine, added = 0): QuickOrderLine | readonly [] {
	if (added === 0) return line;
	const rest = piecesOf(line) - added;
	return rest > 0 ? { ...line, quantity: rest } : [];
}

/** A known code gets more pieces, a new one a line; what is more than the order holds is counted. */
function addLines({ lines, nextId }: QuickOrder, more: readonly OrderLine[]): QuickOrder {
	const known = new Map(lines.map((line) => [toCodeKey(line.code), line]));
	let id = nextId;
	let dropped = 0;
	for (const { code, quantity } of more) {
		const key = toCodeKey(code);
		const line = known.get(key);
		if (line) known.set(key, { ...line, quantity: quantity === null ? line.quantity : (line.quantity ?? 0) + quantity });
		else if (known.size >= MOST_ORDER_LINES) dropped += 1;
		else known.set(key, { id: id++, code, quantity, product: undefined });
	}
	return { lines: [...known.values()], dropped, nextId: id };
}
