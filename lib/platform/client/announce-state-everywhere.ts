import { announceState, STATE_CHANNEL } from './state-hint.ts';

/** Notifies every tab that the session or the cart has changed. */
export function announceStateEverywhere(): void {
	announceState();
	if (typeof BroadcastChannel === 'undefined') return;
	const channel = new BroadcastChannel(STATE_CHANNEL);
	channel.postMessage('changed');
	channel.close();
}
