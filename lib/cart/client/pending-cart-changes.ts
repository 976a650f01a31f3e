import type { CartChange } from '../cart-changes.ts';
import { CART_CHANGES_PREFIX, cartChangesKeys } from './cart-changes-keys.ts';

/** Storage key of this page, and name of the lock that it holds while it has unsent changes: the lock shows other pages that this one is still open. */
const own = CART_CHANGES_PREFIX + Math.random();
/** Releases the lock. It is held only while needed, because it keeps a page out of the back/forward cache. */
let release: (() => void) | null = null;

/** Stores this page's unsent changes, so that another page of this browser can send them later. */
export function keepCartChanges(changes: readonly CartChange[]): void {
	try {
		localStorage.removeItem(own);
		if (changes[0]) localStorage.setItem(own, JSON.stringify(changes));
	} catch {
		// Storage is full or unavailable: the changes are then sent only while the page stays open.
	}
	if (changes[0]) hold();
	else {
		release?.();
		release = null;
	}
}

function hold(): void {
	if (release) return;
	const held = new Promise<void>((settle) => {
		release = settle;
	});
	void navigator.locks?.request(own, () => held);
}

/** Passes on the unsent changes of closed pages, in order per page. Changes of a page that is still open follow when it closes. */
export function takeOverCartChanges(give: (change: CartChange) => void): void {
	for (const name of cartChangesKeys()) {
		const take = () => {
			read(name).forEach(give);
			localStorage.removeItem(name);
		};
		// Without locks two pages may send the same change: its id makes that harmless.
		void (navigator.locks?.request(name, take) ?? take());
	}
}

/** Empty if the stored value is not a list. */
function read(name: string): readonly CartChange[] {
	try {
		const changes: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
		return Array.isArray(changes) ? changes : [];
	} catch {
		return [];
	}
}
