import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headsFor } from '#renderer/category-board/heads-for.ts';

/** The left side of a panel, right of the list. */
const EDGE = { x: 300, top: 72, bottom: 700 };

test.each([
	['straight to the right', { x: 100, y: 100 }, { x: 120, y: 100 }, true],
	['down and to the right, to the middle of the panel', { x: 100, y: 100 }, { x: 120, y: 140 }, true],
	['up and to the right, to its top', { x: 200, y: 400 }, { x: 210, y: 370 }, true],
	['down and to the right, to the lower end of the panel', { x: 100, y: 100 }, { x: 200, y: 400 }, true],
	['steeply down, past its lower end', { x: 100, y: 100 }, { x: 101, y: 140 }, false],
	['steeply up, past its upper end', { x: 250, y: 200 }, { x: 251, y: 190 }, false],
	['straight down', { x: 100, y: 100 }, { x: 100, y: 140 }, false],
	['back to the left', { x: 120, y: 100 }, { x: 100, y: 110 }, false],
	['nowhere', { x: 100, y: 100 }, { x: 100, y: 100 }, false],
])('a pointer that moves %s: heads for the panel %s', (_way, from, to, expected) => {
	expect(headsFor(EDGE, from, to)).toBe(expected);
});

test('a pointer that moves to the left heads for a panel on the left', () => {
	expect(headsFor({ ...EDGE, x: 100 }, { x: 300, y: 100 }, { x: 280, y: 110 })).toBe(true);
	expect(headsFor({ ...EDGE, x: 100 }, { x: 280, y: 100 }, { x: 300, y: 110 })).toBe(false);
});

test('every straight way to a point of the edge heads for it', () => {
	const inList = fc.record({ x: fc.integer({ min: 0, max: 298 }), y: fc.integer({ min: 72, max: 700 }) });
	const share = fc.double({ min: 0.01, max: 0.95, noNaN: true });
	fc.assert(
		fc.property(inList, fc.integer({ min: 73, max: 699 }), share, (from, aim, part) => {
			const to = { x: from.x + (EDGE.x - from.x) * part, y: from.y + (aim - from.y) * part };
			expect(headsFor(EDGE, from, to)).toBe(true);
		}),
	);
});
