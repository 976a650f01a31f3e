import type { CartChange } from '../cart-changes.ts';
import { CART_CHANGES_PREFIX, cartChangesKeys } from './cart-changes-keys.ts';

/** This page's name, and that of the lock that it holds while it keeps something: others know by it that the page is still there. */
const own = CART_CHANGES_PREFIX + Math.random();
/** Lets go of the lock: a page that holds one is not kept for Back. */
let release: (() => void) | null = null;

/** Stores this page's unsent changes for the next page of this browser, in this tab or another. */
export function keepCartChanges(changes: readonly CartChange[]): void {
	try {
		localStorage.removeItem(own);
		if (changes[0]) localStorage.setItem(own, JSON.stringify(changes));
	} catch {
		// Storage may be full or forbidden: the changes are then sent while the page stays.
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

/** Hands over what pages left that are gone, each page's in their order; what one leaves that is still open comes when it goes. */
export function takeOverCartChanges(give: (change: CartChange) => void): void {
	for (const name of cartChangesKeys()) {
		const take = () => {
			read(name).forEach(give);
			localStorage.removeItem(name);
		};
		// Without locks two pages may send a change: its id makes that harmless.
		void (navigator.locks?.request(name, take) ?? take());
	}
}

/** None where somebody else wrote there. */
function read(name: string): readonly CartChange[] {
	try {
		const changes: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
		return Array.isArray(changes) ? changes : [];
	} catch {
		return [];
	}
}
