const KEY = 'shop_told_orders';
/** Maximum number of orders that are remembered as reported. */
const MOST = 50;

/** True the first time that an event of an order is tracked in this browser, so that a reload of the thank-you page is not a second purchase. */
export function isFirstTime(event: 'purchase' | 'refund', transaction: string): boolean {
	const word = `${event} ${transaction}`;
	const reported = readReported();
	if (reported.includes(word)) return false;
	try {
		localStorage.setItem(KEY, JSON.stringify([...reported, word].slice(-MOST)));
		return true;
	} catch {
		// Without storage it would be tracked with each reload.
		return false;
	}
}

/** Whether an order's purchase was tracked here. */
export function wasReported(transaction: string): boolean {
	return readReported().includes(`purchase ${transaction}`);
}

/** Clears the list when the visitor withdraws consent. */
export function forgetOrders(): void {
	try {
		localStorage.removeItem(KEY);
	} catch {
		// Nothing was stored.
	}
}

function readReported(): readonly string[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : [];
	} catch {
		return [];
	}
}
