import type { EnergyLabel } from '#lib/catalog/energy-label.ts';
import type { Money } from '#lib/platform/money/money.ts';
import type { DecorativePicture } from '#lib/platform/pictures/picture.ts';
import { MOST_ORDER_LINES, type OrderLine, toCodeKey } from './order-lines.ts';

/** The product that a code refers to. */
export interface OrderedProduct {
	readonly title: string;
	readonly url: string;
	readonly cartCode: string;
	readonly picture: DecorativePicture;
	readonly price: Money;
	/** EU energy label; its class is shown beside the price. */
	readonly energyLabel?: EnergyLabel;
	readonly available: boolean;
	/** Maximum quantity for one buyer; left out without a limit. */
	readonly limit?: number;
	/** Other products have the same code. */
	readonly isShared: boolean;
}

export interface QuickOrderLine extends OrderLine {
	readonly id: number;
	/** Undefined until the lookup is done; null if no product has the code. */
	readonly product: OrderedProduct | null | undefined;
}

export interface QuickOrder {
	readonly lines: readonly QuickOrderLine[];
	/** Number of lines beyond the limit, which were left out. */
	readonly dropped: number;
	readonly nextId: number;
}

export const NO_ORDER: QuickOrder = { lines: [], dropped: 0, nextId: 1 };

/** A step of a quick order. `added` contains the number of pieces that were added to the cart, by line id. */
export type QuickOrderStep =
	| { readonly kind: 'add'; readonly lines: readonly OrderLine[] }
	| { readonly kind: 'found'; readonly products: ReadonlyMap<string, OrderedProduct | null> }
	| { readonly kind: 'code'; readonly id: number; readonly code: string }
	| { readonly kind: 'quantity'; readonly id: number; readonly quantity: number }
	| { readonly kind: 'remove'; readonly id: number }
	| { readonly kind: 'added'; readonly pieces: ReadonlyMap<number, number> }
	| { readonly kind: 'clear' };

/** Applies a step to a quick order (Spec 2, special_view=order_form). */
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

/** Whether a line can be ordered, else the reason why not. */
export function judgeLine({ product, quantity }: Pick<QuickOrderLine, 'product' | 'quantity'>): LineVerdict {
	if (product === undefined) return 'checking';
	if (product === null) return 'unknown';
	if (!product.available) return 'unavailable';
	if (quantity === null || quantity < 1) return 'quantity';
	if (product.limit !== undefined && quantity > product.limit) return 'less';
	return product.isShared ? 'shared' : 'ready';
}

/** Pieces of a line to add to the cart: 0 for an invalid line, and at most the limit. */
export function piecesOf(line: QuickOrderLine): number {
	const verdict = judgeLine(line);
	if (verdict !== 'ready' && verdict !== 'shared' && verdict !== 'less') return 0;
	return Math.min(line.quantity ?? 0, line.product?.limit ?? Number.POSITIVE_INFINITY);
}

/** The line after `added` pieces were added to the cart: the rest stays to be ordered. */
function leaveRest(line: QuickOrderLine, added = 0): QuickOrderLine | readonly [] {
	if (added === 0) return line;
	const rest = piecesOf(line) - added;
	return rest > 0 ? { ...line, quantity: rest } : [];
}

/** Adds lines: the quantity of a known code is increased, a new code gets a line. Lines beyond the limit are counted in `dropped`. */
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
