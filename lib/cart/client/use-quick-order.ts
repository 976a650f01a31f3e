import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { isUnclear } from '#lib/platform/http/result.ts';
import { createPendingChanges } from '#lib/saved/client/pending-changes.ts';
import type { OrderLine } from '../order-lines.ts';
import { NO_ORDER, piecesOf, type QuickOrder, type QuickOrderStep, stepQuickOrder } from '../quick-order.ts';
import { lookupCodes } from './lookup-codes.ts';

/** Outcome of the last addition to the cart: the number of pieces added, a failure, or unknown. */
export type OrderOutcome = { readonly kind: 'added'; readonly pieces: number } | { readonly kind: 'failed' | 'unclear' } | null;

export interface QuickOrderView {
	readonly order: QuickOrder;
	/** The lookup of codes failed. */
	readonly isUnchecked: boolean;
	readonly isAdding: boolean;
	readonly outcome: OrderOutcome;
	readonly step: (step: QuickOrderStep) => void;
	readonly add: (lines: readonly OrderLine[]) => void;
	readonly checkAgain: () => void;
	readonly toCart: () => Promise<void>;
}

/** Lasts as long as the document, so that lines survive a visit to a product page without another lookup. */
let kept = NO_ORDER;
/** The lines as entered, for the next document of this tab. */
const keptLines = createPendingChanges<OrderLine>('shop_order_lines');

/** Lines of a quick order, each looked up when it is added (Spec 2, special_view=order_form). */
export function useQuickOrder(): QuickOrderView {
	const [order, setOrder] = useState(kept);
	const [isUnchecked, setUnchecked] = useState(false);
	const [isAdding, setAdding] = useState(false);
	const [outcome, setOutcome] = useState<OrderOutcome>(null);
	const asked = useRef(new Set<string>());
	const request = useRef({ lines: '', id: '' });

	/** Stores a step at once but renders it in a transition, so that a reload right after a click loses nothing. */
	const change = useCallback((step: QuickOrderStep) => {
		kept = stepQuickOrder(kept, step);
		keptLines.keep(kept.lines.map(({ code, quantity }) => ({ code, quantity })));
		startTransition(() => setOrder(kept));
	}, []);

	useEffect(() => {
		const lines = kept === NO_ORDER ? keptLines.take() : [];
		if (lines.length > 0) change({ kind: 'add', lines });
	}, [change]);
	useEffect(() => {
		const codes = order.lines.filter(({ product, code }) => product === undefined && !asked.current.has(code)).map(({ code }) => code);
		if (codes.length === 0 || isUnchecked) return;
		for (const code of codes) asked.current.add(code);
		lookupCodes(codes)
			.then((products) => change({ kind: 'found', products }))
			.catch(() => setUnchecked(true))
			.finally(() => {
				for (const code of codes) asked.current.delete(code);
			});
	}, [order, isUnchecked, change]);

	const step = (next: QuickOrderStep) => {
		setOutcome(null);
		change(next);
	};
	const toCart = async () => {
		const ready = order.lines.flatMap((line) =>
			line.product && piecesOf(line) > 0 ? [{ id: line.id, cartCode: line.product.cartCode, quantity: piecesOf(line) }] : [],
		);
		const lines = JSON.stringify(ready);
		// A retry with the same lines reuses the request id, so that nothing is added twice.
		if (request.current.lines !== lines) request.current = { lines, id: crypto.randomUUID() };
		setAdding(true);
		setOutcome(null);
		const answer = await send(ready, request.current.id);
		setAdding(false);
		if (!answer?.ok) return setOutcome({ kind: answer && isUnclear(answer.error) ? 'unclear' : 'failed' });
		request.current = { lines: '', id: '' };
		const pieces = new Map(ready.map(({ id, quantity }, place) => [id, answer.data[place] ?? quantity]));
		setOutcome({ kind: 'added', pieces: [...pieces.values()].reduce((sum, added) => sum + added, 0) });
		change({ kind: 'added', pieces });
	};
	return {
		...{ order, isUnchecked, isAdding, outcome, step, toCart },
		add: (lines) => step({ kind: 'add', lines }),
		checkAgain: () => setUnchecked(false),
	};
}

async function send(lines: readonly { cartCode: string; quantity: number }[], requestId: string) {
	try {
		const { addOrderLines } = await import('./add-order-lines.ts');
		return await addOrderLines(lines, requestId);
	} catch {
		return null;
	}
}
