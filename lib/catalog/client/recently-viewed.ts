const KEY = 'shop_viewed';
const MOST = 8;

/** Notes that a product was looked at and gives back the ids of those before it, newest first, itself left out. Kept in this browser alone. */
export function noteViewed(id: number): readonly number[] {
	const before = read().filter((known) => known !== id);
	try {
		localStorage.setItem(KEY, JSON.stringify([id, ...before].slice(0, MOST + 1)));
	} catch {
		// Storage may be full or forbidden: nothing is remembered then.
	}
	return before.slice(0, MOST);
}

function read(): readonly number[] {
	try {
		const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id) && id > 0) : [];
	} catch {
		return [];
	}
}
