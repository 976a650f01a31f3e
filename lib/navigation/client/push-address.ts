import { keepScroll, pushEntry } from './history-entries.ts';

/** Makes an address of this page the current one without loading it; Back returns to the previous one. */
export function pushAddress(address: string): void {
	keepScroll();
	pushEntry(address);
	dispatchEvent(new Event('shop:navigated'));
}
