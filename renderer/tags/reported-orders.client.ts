const KEY = 'shop_told_orders';
/** Orders that are remembered as reported. */
const MOST = 50;

/** True the first time that an event of an order is to be tracked in this browser; a reload of the thank-you page is not a second purchase. */
export function isFirstTime(event: 'purchase' | 'refund', transaction: string): boolean {
	const word = `${event} ${transaction}`;
	const reported = readReported();
	if (reported.includes(word)) return false;
	try {
		localStorage.setItem(KEY, JSON.stringify([...reported, word].slice(-MOST)));
		return true;
	} catch {
		// What cannot be remembered would be tracked with each reload.
		return false;
	}
}

/** Whether an order's purchase was tracked here. */
export function wasReported(transaction: string): boolean {
	return readReported().includes(`purchase ${transaction}`);
}

/** Forgets them: the visitor no longer wants to be measured. */
export function forgetOrders(): void {
	try {
		localStorage.removeItem(KEY);
	} catch {
		// Nothing was kept.
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
