import { parseStateHint, type StateHint } from '../session/state-hint.ts';
import { openTabChannel } from './tab-channel.ts';

/** Name of the channel on which tabs announce changes. */
export const STATE_CHANNEL = 'shop-state';

const listeners = new Set<(cartCount: number) => void>();
let isListening = false;

/** What is known about the visitor without a call; null without a session (D19). */
export function readStateHint(): StateHint | null {
	return parseStateHint(/(?:^|;\s*)shop_state=([^;]*)/.exec(document.cookie)?.[1]);
}

/** Epoch of a signed-in customer. Empty for all guests, because their session may be renewed while they use a page. */
export function readCustomer(): string {
	const hint = readStateHint();
	return hint?.signedIn ? hint.epoch : '';
}

/** Announces a change of the hint to this page, including its static chrome. `cartCount` may be ahead of the cookie. */
export function announceState(cartCount = readStateHint()?.cartCount ?? 0): void {
	for (const listener of listeners) {
		try {
			listener(cartCount);
		} catch (error) {
			reportError(error);
		}
	}
}

/**
 * Calls `listener` with the number of pieces in the cart after each change here or in another tab, and when the tab becomes visible.
 * Returns a function that stops it.
 */
export function onStateChange(listener: (cartCount: number) => void): () => void {
	listenToOtherTabs();
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function listenToOtherTabs(): void {
	if (isListening) return;
	isListening = true;
	let customer: string;
	addEventListener('pagehide', () => {
		customer = readCustomer();
	});
	const onReturn = () => {
		if (customer === readCustomer()) return announceState();
		// The page shows what another customer saw.
		document.documentElement.hidden = true;
		location.reload();
	};
	openTabChannel(STATE_CHANNEL, () => announceState(), onReturn);
	document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && announceState());
}
