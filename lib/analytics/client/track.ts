import type { TrackedAction } from '../tracked-action.ts';

type Listener = (action: TrackedAction) => void;

/** Maximum number of queued actions while there is no listener. */
const MOST_WAITING = 50;

const waiting: TrackedAction[] = [];
let listener: Listener | undefined;

/** Passes an action to the analytics listener, or queues it while there is none (Spec 9, Tracking events). Consent decides which listener is subscribed. */
export function track(action: TrackedAction): void {
	if (listener) listener(action);
	else if (waiting.length < MOST_WAITING) waiting.push(action);
}

/** Sets the listener for all actions, including the queued ones; a listener that does nothing drops them. */
export function subscribe(handle: Listener): void {
	listener = handle;
	for (const action of waiting.splice(0)) handle(action);
}
