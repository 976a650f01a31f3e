const KEY = 'shop_viewed';
const MOST = 8;

/** Stores a product as viewed, in this browser only. Returns the ids of the products viewed before it, newest first, without itself. */
export function noteViewed(id: number): readonly number[] {
	const before = read().filter((known) => known !== id);
	try {
		localStorage.setItem(KEY, JSON.stringify([id, ...before].slice(0, MOST + 1)));
	} catch {
		// Storage is full or unavailable: nothing is stored.
	}
	return before.slice(0, MOST);
}

/** Ids of the products viewed in this browser, newest first. */
export const readViewed = (): readonly number[] => read().slice(0, MOST);

function read(): readonly number[] {
	try {
		const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id) && id > 0) : [];
	} catch {
		return [];
	}
}
