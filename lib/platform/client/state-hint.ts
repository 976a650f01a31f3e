import { parseStateHint, type StateHint } from '../session/state-hint.ts';

const EVENT = 'shop:state';
/** Name of the channel on which tabs tell each other of a change. */
export const STATE_CHANNEL = 'shop-state';

let otherTabs: BroadcastChannel | undefined;

/** What is known of the visitor without a call; null for a visitor without a session (D19). */
export function readStateHint(): StateHint | null {
	return parseStateHint(/(?:^|;\s*)shop_state=([^;]*)/.exec(document.cookie)?.[1]);
}

/** Tells this page, its static chrome included, that the hint changed; `cartCount` may be ahead of the cookie. */
export function announceState(cartCount = readStateHint()?.cartCount ?? 0): void {
	document.dispatchEvent(new CustomEvent(EVENT, { detail: { cartCount } }));
}

/** Calls back with the pieces in the cart after each change here or in another tab, and when the tab is looked at again; returns how to stop. */
export function onStateChange(listener: (cartCount: number) => void): () => void {
	listenToOtherTabs();
	const handle = (event: Event) => listener(event instanceof CustomEvent ? event.detail.cartCount : 0);
	document.addEventListener(EVENT, handle);
	return () => document.removeEventListener(EVENT, handle);
}

function listenToOtherTabs(): void {
	if (otherTabs || typeof BroadcastChannel === 'undefined') return;
	otherTabs = new BroadcastChannel(STATE_CHANNEL);
	otherTabs.onmessage = () => announceState();
	document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && announceState());
}
