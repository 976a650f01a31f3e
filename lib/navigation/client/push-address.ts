import { keepScroll, pushEntry } from './history-entries.ts';

/** Makes an address of this page the current one without loading it, as a step that Back returns from. */
export function pushAddress(address: string): void {
	keepScroll();
	pushEntry(address);
	dispatchEvent(new Event('shop:navigated'));
}
