import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHoverIntent } from '#renderer/category-board/hover-intent.ts';

const EDGE = { x: 300, top: 0, bottom: 700 };
const meant: string[] = [];
const intent = () => createHoverIntent<string>({ rest: 60, crossing: 350, onIntent: (target) => meant.push(target) });

beforeEach(() => {
	vi.useFakeTimers();
	meant.length = 0;
});
afterEach(() => void vi.useRealTimers());

test('a pointer that rests on a category selects it', () => {
	intent().move('monitors', { x: 50, y: 50 });
	vi.advanceTimersByTime(59);
	expect(meant).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(meant).toEqual(['monitors']);
});

test('a pointer that keeps moving over categories selects none of them', () => {
	const hover = intent();
	for (let y = 0; y < 400; y += 5) {
		hover.move(`category ${Math.floor(y / 44)}`, { x: 50, y });
		vi.advanceTimersByTime(50);
	}
	expect(meant).toEqual([]);
	hover.cancel();
	vi.runAllTimers();
	expect(meant).toEqual([]);
});

test('small movements count as resting', () => {
	const hover = intent();
	for (let step = 0; step < 6; step++) {
		hover.move('monitors', { x: 50 + (step % 2), y: 50 });
		vi.advanceTimersByTime(10);
	}
	expect(meant).toEqual(['monitors']);
});

test('a pointer that moves towards the panel does not select the categories that it crosses', () => {
	const hover = intent();
	const rows = ['phones', 'television', 'photo'];
	hover.move('monitors', { x: 50, y: 50 }, EDGE);
	vi.advanceTimersByTime(60);
	for (const [step, row] of rows.entries()) {
		hover.move(row, { x: 110 + step * 60, y: 94 + step * 44 }, EDGE);
		// A pause on the way, longer than a rest.
		vi.advanceTimersByTime(300);
	}
	hover.move(null, { x: 310, y: 230 });
	vi.runAllTimers();
	expect(meant).toEqual(['monitors']);
});

test('a pointer that stops on its way selects the category below it', () => {
	const hover = intent();
	hover.move('monitors', { x: 50, y: 50 }, EDGE);
	hover.move('phones', { x: 110, y: 94 }, EDGE);
	vi.advanceTimersByTime(350);
	expect(meant).toEqual(['phones']);
});

test('a pointer that moves down the list selects the next category after a rest', () => {
	const hover = intent();
	hover.move('monitors', { x: 50, y: 50 }, EDGE);
	hover.move('phones', { x: 50, y: 94 }, EDGE);
	vi.advanceTimersByTime(60);
	expect(meant).toEqual(['phones']);
});

test('a pointer that has left selects nothing', () => {
	const hover = intent();
	hover.move('monitors', { x: 50, y: 50 });
	hover.cancel();
	vi.runAllTimers();
	expect(meant).toEqual([]);
});
