import { describe, expect, test, vi } from 'vitest';
import { firstInteraction } from '#lib/platform/client/first-interaction.ts';
import { type StubbedTab, stubTab } from '#tests/support/stub-tab.ts';

let stubbed: StubbedTab;
stubTab((tab) => {
	stubbed = tab;
});

describe('the first interaction settles', () => {
	const SIGNS: readonly [sign: string, begin: () => unknown][] = [
		['after any input', () => stubbed.tab.dispatchEvent(new Event('keydown'))],
		['after a movement of the mouse', () => stubbed.tab.dispatchEvent(new Event('pointermove'))],
		[
			'after a scroll over 50 px',
			() => {
				vi.stubGlobal('scrollY', 51);
				stubbed.page.dispatchEvent(new Event('scroll'));
			},
		],
		['after 8 s', () => vi.advanceTimersByTimeAsync(8000)],
	];
	test.each(SIGNS)('%s', async (_, begin) => {
		vi.resetModules();
		const { firstInteraction: fresh } = await import('#lib/platform/client/first-interaction.ts');
		let begun = false;
		void fresh().then(() => {
			begun = true;
		});
		vi.stubGlobal('scrollY', 50);
		stubbed.page.dispatchEvent(new Event('scroll'));
		await vi.advanceTimersByTimeAsync(7999);
		expect(begun).toBe(false);
		await begin();
		await vi.advanceTimersByTimeAsync(0);
		expect(begun).toBe(true);
	});
	test('after the next paint if a button that opens a popover was touched', async () => {
		vi.resetModules();
		const frames: (() => void)[] = [];
		vi.stubGlobal('requestAnimationFrame', (paint: () => void) => void frames.push(paint));
		const { firstInteraction: fresh } = await import('#lib/platform/client/first-interaction.ts');
		let begun = false;
		void fresh().then(() => {
			begun = true;
		});
		const touch = new Event('pointerdown');
		Object.defineProperty(touch, 'target', { value: { closest: (selector: string) => (selector === '[popovertarget]' ? {} : null) } });
		stubbed.tab.dispatchEvent(touch);
		await vi.advanceTimersByTimeAsync(0);
		expect(begun).toBe(false);
		for (const paint of frames) paint();
		await vi.advanceTimersByTimeAsync(0);
		expect(begun).toBe(true);
	});
	test('once for all callers', () => expect(firstInteraction()).toBe(firstInteraction()));
});
