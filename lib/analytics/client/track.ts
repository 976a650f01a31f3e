import type { Fact } from '../tracked-action.ts';

type Listener = (fact: Fact) => void;

/** Facts kept until somebody listens; more than these are not worth waiting for. */
const MOST_WAITING = 50;

const waiting: Fact[] = [];
let listener: Listener | undefined;

/** Says that something happened; whoever measures hears it, where the visitor allows that (Spec 9, Tracking events). */
export function tell(fact: Fact): void {
	if (listener) listener(fact);
	else if (waiting.length < MOST_WAITING) waiting.push(fact);
}

/** Gives all facts to `heard`, also those of the moments before; a listener that does nothing drops them. */
export function hear(heard: Listener): void {
	listener = heard;
	for (const fact of waiting.splice(0)) heard(fact);
}
