import type { Engine } from '../engine.ts';

/** The engine of a connector to a CMS, which has neither products nor orders. */
export function contentOnly(name: string): Engine<never> {
	const nothing = () => Promise.reject(new Error(`${name} takes no orders`));
	return {
		name,
		idOf: () => '',
		readChanges: async () => ({ products: [], cursor: '', isLast: true }),
		async *readAll() {},
		findOrder: nothing,
		sendOrder: nothing,
		readFulfilments: async () => ({ events: [], cursor: '', isLast: true }),
	};
}
