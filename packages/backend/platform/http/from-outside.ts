import { Refusal } from './refusal.ts';

/** A service outside of the shop gave no answer that says what it did. The message is for staff. */
export class NoAnswer extends Error {}

/** Calls a service outside of the shop. Its failures become `NoAnswer`, so that no failure of the shop itself is blamed on it. */
export async function fromOutside<Answer>(call: () => Promise<Answer>): Promise<Answer> {
	try {
		return await call();
	} catch (cause) {
		throw new NoAnswer(cause instanceof Error ? cause.message : 'the service did not answer', { cause });
	}
}

/** Refuses for a service that did not answer. Throws every other failure on: it is the shop's own. */
export function toGatewayRefusal(cause: unknown): Refusal {
	if (cause instanceof NoAnswer) return new Refusal(502, 'Bad Gateway', cause.message);
	throw cause;
}
