/**
 * Makes an address of this page the current one without loading it, as a step that Back returns from. The step looks as if Vike had made it:
 * otherwise Vike takes every two pages for the same one and would not render what Back leads to.
 */
export function pushAddress(address: string): void {
	const vike = { timestamp: Date.now(), scrollPosition: { x: scrollX, y: scrollY }, triggeredBy: 'vike' };
	history.pushState({ vike }, '', address);
	dispatchEvent(new Event('shop:navigated'));
}
