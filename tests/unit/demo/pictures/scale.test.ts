import { drawPicture } from '@titraj/demo/pictures/draw-picture.ts';
import { parsePackView, toPackView } from '@titraj/demo/pictures/pack.ts';
import { type Dimension, parseScaleView, toDimensionText, toScaleView } from '@titraj/demo/pictures/scale/dimensions.ts';
import { figures } from '@titraj/demo/pictures/scale/figures.ts';
import { describe, expect, test } from 'vitest';
import { assertWellFormed } from './well-formed.ts';

const draw = (kind: string, params: Record<string, string>, view: string) => drawPicture({ kind, params, view }) ?? '';

describe('the view of dimensions', () => {
	test.each<[string, Dimension[], string[]]>([
		[
			'scale-w45cm-d40cm',
			[
				{ axis: 'w', value: 45, unit: 'cm' },
				{ axis: 'd', value: 40, unit: 'cm' },
			],
			['45 cm', '40 cm'],
		],
		['scale-h158mm', [{ axis: 'h', value: 158, unit: 'mm' }], ['158 mm']],
		['scale-g27in', [{ axis: 'g', value: 27, unit: 'in' }], ['27″ ≈ 69 cm']],
		['scale-g6in7', [{ axis: 'g', value: 6.7, unit: 'in' }], ['6,7″ ≈ 17 cm']],
	])('%s is written and read without loss, and says what the attribute says', (view, dimensions, texts) => {
		expect(toScaleView(dimensions)).toBe(view);
		expect(parseScaleView(view)).toEqual(dimensions);
		expect(dimensions.map(toDimensionText)).toEqual(texts);
	});

	test.each([
		'scale',
		'scale-',
		'scale-w',
		'scale-w0cm',
		'scale-w045cm',
		'scale-w10000cm',
		'scale-w45',
		'scale-w45km',
		'scale-x45cm',
		'scale-w45cm0',
		'scale-w45cm-w50cm',
		'scale-w45cm-d40cm-h3cm',
		'scale-d40cm-h3cm',
		'scale-g27in-w60cm',
		'scale-w45cm-',
		'scale-w-45cm',
		'scale-w1e3cm',
		'front-w45cm',
	])('%s has no drawing', (view) => {
		expect(drawPicture({ kind: 'desk', params: {}, view })).toBeNull();
	});

	test.each([
		['scale-w1mm', 'gpu'],
		['scale-w9999cm-d1mm', 'mousepad'],
		['scale-h9999mm', 'case'],
		['scale-g1in', 'tv'],
		['scale-w1mm-h9999cm', 'speaker'],
	])('%s of a %s is extreme, and still a drawing', (view, kind) => {
		const svg = draw(kind, {}, view);
		assertWellFormed(svg);
		expect(svg).not.toMatch(/NaN|Infinity|e[+-]\d|undefined/);
	});
});

describe('a drawing to scale', () => {
	test('shows the same product smaller beside a sheet of paper if it is smaller', () => {
		const [small, large] = ['scale-g43in', 'scale-g65in'].map((view) => draw('tv', { size: '50' }, view));
		expect(small).not.toBe(large);
		expect(draw('tv', { size: '50' }, 'scale-g65in')).toBe(large);
	});

	test('uses no font: figures are strokes', () => {
		expect(draw('monitor', {}, 'scale-g27in')).not.toContain('<text');
	});

	test('has a stroke for each figure and unit of a dimension', () => {
		for (const letter of '0123456789,cm″≈A€') expect(figures(letter, 0, 0, 10).ops, letter).not.toBe('');
	});
});

describe('the view of a pack', () => {
	test('shows as many pieces as it says', () => {
		const bulbs = (view: string) => draw('lamp', { variant: 'bulb' }, view).split('#E6B84A').length;
		expect([2, 3, 6].map((pieces) => bulbs(toPackView(pieces)) - 1)).toEqual([2, 3, 6].map((pieces) => (bulbs('front') - 1) * pieces));
	});

	test.each(['pack', 'pack-1', 'pack-0', 'pack-10', 'pack-2x', 'pack-'])('%s is none', (view) => expect(parsePackView(view)).toBeNull());
});
