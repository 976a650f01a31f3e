import type { TrackedAction } from '../tracked-action.ts';

type Listener = (action: TrackedAction) => void;

/** Actions kept until somebody listens; more than these are not worth waiting for. */
const MOST_WAITING = 50;

const waiting: TrackedAction[] = [];
let listener: Listener | undefined;

/** Publishes an action to the analytics listeners, if the visitor has consented (Spec 9, Tracking events). */
export function track(action: TrackedAction): void {
	if (listener) listener(action);
	else if (waiting.length < MOST_WAITING) waiting.push(action);
}

/** Gives all actions to `handle`, also those of the moments before; a listener that does nothing drops them. */
export function subscribe(handle: Listener): void {
	listener = handle;
	for (const action of waiting.splice(0)) handle(action);
}
