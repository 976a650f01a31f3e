import { boundsOf } from '@titraj/demo/pictures/order.ts';
import { KINDS } from '@titraj/demo/pictures/registry.ts';
import { parseTraits } from '@titraj/demo/pictures/traits.ts';
import { describe, expect, test } from 'vitest';

function extent(kind: string, params: Record<string, string>): [width: number, depth: number, height: number] {
	const known = KINDS[kind];
	if (!known) throw new Error(`no kind ${kind}`);
	const corners = known.draw(parseTraits(params, known)).solids.flatMap((solid) => solid.corners);
	const { min, max } = boundsOf({ corners, draw: () => '' });
	return [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
}

describe('proportions follow the attributes', () => {
	test.each([
		['a 32" monitor is wider than a 24" one', 'monitor', { size: '24' }, { size: '32' }],
		['a 65" television is wider than a 43" one', 'tv', { size: '43' }, { size: '65' }],
		['a long graphics card is longer', 'gpu', { size: '200' }, { size: '330' }],
		['a full keyboard is wider', 'keyboard', { size: '36', count: '84' }, { size: '44', count: '108' }],
		['more bays make a wider disk server', 'nas', { count: '2' }, { count: '6' }],
		['a wide mouse pad is wider', 'mousepad', { size: '30' }, { size: '90' }],
		['a three-fan radiator is wider', 'cooler', { variant: 'water', count: '2' }, { variant: 'water', count: '3' }],
	])('%s', (_, kind, smaller, larger) => {
		expect(extent(kind, larger)[0]).toBeGreaterThan(extent(kind, smaller)[0]);
	});

	test('a tall case is taller', () => {
		expect(extent('case', { size: '50' })[2]).toBeGreaterThan(extent('case', { size: '32' })[2]);
	});

	test('an ultrawide is flatter than an ordinary monitor of the same diagonal', () => {
		const ratio = ([width, , height]: [number, number, number]) => width / height;
		expect(ratio(extent('monitor', { size: '32', variant: 'ultrawide' }))).toBeGreaterThan(ratio(extent('monitor', { size: '32' })));
	});
});
