import { parseStateHint, type StateHint } from '../session/state-hint.ts';
import { openTabChannel } from './tab-channel.ts';

const EVENT = 'shop:state';
/** Name of the channel on which tabs announce changes. */
export const STATE_CHANNEL = 'shop-state';

let isListening = false;

/** What is known about the visitor without a call; null without a session (D19). */
export function readStateHint(): StateHint | null {
	return parseStateHint(/(?:^|;\s*)shop_state=([^;]*)/.exec(document.cookie)?.[1]);
}

/** Announces a change of the hint to this page, including its static chrome. `cartCount` may be ahead of the cookie. */
export function announceState(cartCount = readStateHint()?.cartCount ?? 0): void {
	document.dispatchEvent(new CustomEvent(EVENT, { detail: { cartCount } }));
}

/**
 * Calls `listener` with the number of pieces in the cart after each change here or in another tab, and when the tab becomes visible.
 * Returns a function that stops it.
 */
export function onStateChange(listener: (cartCount: number) => void): () => void {
	listenToOtherTabs();
	const handle = (event: Event) => listener(event instanceof CustomEvent ? event.detail.cartCount : 0);
	document.addEventListener(EVENT, handle);
	return () => document.removeEventListener(EVENT, handle);
}

function listenToOtherTabs(): void {
	if (isListening) return;
	isListening = true;
	openTabChannel(STATE_CHANNEL, () => announceState());
	document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && announceState());
}
