import { expect, test } from 'vitest';
import { toReach } from '#lib/stores/map-projection.ts';

const HERE = { x: 100, y: 100 };

test.each([
	['within a fingertip’s width if the point is alone', [], 22],
	['within a fingertip’s width if the nearest one is far', [{ x: 100, y: 150 }], 22],
	[
		'up to half the distance to the nearest one',
		[
			{ x: 130, y: 140 },
			{ x: 124, y: 132 },
		],
		20,
	],
	['within the width of its marker if another one is close', [{ x: 106, y: 108 }], 9],
])('a click on the map is a point %s', (_rule, others, reach) => {
	expect(toReach(HERE, [...others, HERE])).toBe(reach);
});
