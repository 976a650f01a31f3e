import { expect, test } from 'vitest';
import { toReach } from '#lib/stores/map-projection.ts';

const HERE = { x: 100, y: 100 };

test.each([
	['as far as a fingertip, where a point stands alone', [], 22],
	['as far as a fingertip, where the nearest one is far', [{ x: 100, y: 150 }], 22],
	[
		'halfway to the nearest one',
		[
			{ x: 130, y: 140 },
			{ x: 124, y: 132 },
		],
		20,
	],
	['its pad at least, where another stands close', [{ x: 106, y: 108 }], 9],
])('a press means a point of the map %s', (_rule, others, reach) => {
	expect(toReach(HERE, [...others, HERE])).toBe(reach);
});
