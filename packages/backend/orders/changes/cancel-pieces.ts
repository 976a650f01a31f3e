/** A line of which pieces are cancelled. */
export interface CancellableLine {
	readonly qty: number;
	readonly unit_cents: number;
	readonly discount_cents: number;
	readonly coupon_cents: number;
	readonly store_qty: number;
	readonly backorder_qty: number;
}

/** The line without the cancelled pieces: its discounts shrink in proportion, rounded in the customer's favour. */
export function withoutPieces({ qty, unit_cents, discount_cents, coupon_cents, store_qty, backorder_qty }: CancellableLine, cancelled: number) {
	const left = qty - cancelled;
	const share = (cents: number) => (qty === 0 ? 0 : Math.ceil((cents * left) / qty));
	const discount = share(discount_cents);
	const total = left * unit_cents - discount;
	return {
		...{ qty: left, discount_cents: discount, total_cents: total, coupon_cents: Math.min(total, share(coupon_cents)) },
		store_qty: Math.min(store_qty, left),
		// Pieces that are not in stock yet are cancelled first, so that they need not be ordered.
		backorder_qty: Math.max(0, backorder_qty - cancelled),
	};
}
