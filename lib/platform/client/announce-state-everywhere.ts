import { announceState, STATE_CHANNEL } from './state-hint.ts';

/** Tells every tab that the session is another one now, or the cart. */
export function announceStateEverywhere(): void {
	announceState();
	if (typeof BroadcastChannel === 'undefined') return;
	const channel = new BroadcastChannel(STATE_CHANNEL);
	channel.postMessage('changed');
	channel.close();
}
