import type { BrowserContext } from 'playwright-core';

/** What hands did: presses of the pointer, and fields that were typed into or chosen from. */
export interface Hands {
	clicks: number;
	fields: number;
}

/** Counts the presses and fields of all pages of a context from now on. A field counts again once another one was used. */
export async function countHands(context: BrowserContext): Promise<Hands> {
	const hands: Hands = { clicks: 0, fields: 0 };
	await context.exposeBinding('countHand', (_source, kind: keyof Hands) => void hands[kind]++);
	await context.addInitScript(() => {
		const count = (kind: string) => Reflect.get(window, 'countHand')(kind);
		let last: EventTarget | null = null;
		addEventListener('pointerdown', () => count('clicks'), true);
		addEventListener(
			'input',
			({ target }) => {
				// Boxes and radio buttons are clicks.
				if (target === last || (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type))) return;
				last = target;
				count('fields');
			},
			true,
		);
	});
	return hands;
}
