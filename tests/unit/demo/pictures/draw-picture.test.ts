import { drawPicture } from '@titraj/demo/pictures/draw-picture.ts';
import { POSTERS } from '@titraj/demo/pictures/posters/registry.ts';
import { KINDS } from '@titraj/demo/pictures/registry.ts';
import { describe, expect, test } from 'vitest';
import { assertWellFormed } from './well-formed.ts';

/** Of products and of posters. */
const VIEWS = ['front', 'side', 'detail'];
const OF_PRODUCTS = ['straight', 'right', 'back', 'above', 'below', 'pack-3', 'scale-w40cm', 'scale-w40cm-d30cm', 'scale-g6in7'];
const NAMES = [...Object.keys(KINDS), ...Object.keys(POSTERS)];
const MANY = new Set(['hero', 'resistor', 'battery']);

const draw = (kind: string, params: Record<string, string> = {}, view = 'front'): string => drawPicture({ kind, params, view }) ?? '';

describe('every kind', () => {
	test.each(NAMES)('%s is a well-formed drawing from each side, in each variant', (kind) => {
		const { variants = [''], count = [1], size = [1] } = KINDS[kind] ?? POSTERS[kind] ?? {};
		for (const view of VIEWS) {
			for (const variant of variants) {
				for (const [i, number] of count.entries()) {
					const svg = draw(kind, { variant, count: String(number), size: String(size[i] ?? 1) }, view);
					assertWellFormed(svg);
					expect(svg).toContain('viewBox="0 0 800 600"');
					expect(svg).not.toMatch(/NaN|Infinity|undefined|gradient|<script|href/);
				}
			}
		}
	});

	test.each(Object.entries(KINDS))(
		'%s is a well-formed drawing in each view of products, in each variant and form',
		(kind, { variants = [''], forms = [''] }) => {
			for (const view of OF_PRODUCTS) {
				for (const params of variants.flatMap((variant) => forms.map((form) => ({ variant, form })))) {
					const svg = draw(kind, params, view);
					assertWellFormed(svg);
					expect(svg).not.toMatch(/NaN|Infinity|undefined/);
				}
			}
		},
	);

	test('each form of a kind looks different', () => {
		const alike = Object.entries(KINDS).filter(([kind, { forms = [] }]) => new Set(forms.map((form) => draw(kind, { form, count: '3' }))).size < forms.length);
		expect(alike.map(([kind]) => kind)).toEqual([]);
	});

	test.each(NAMES.filter((kind) => !MANY.has(kind)))('%s with its defaults stays under 12 KB', (kind) => {
		for (const view of VIEWS) expect(draw(kind, {}, view).length).toBeLessThan(12_000);
	});

	test('half of them stay under 5 KB, none exceeds 32 KB', () => {
		const lengths = NAMES.map((kind) => draw(kind).length).sort((one, other) => one - other);
		expect(lengths[lengths.length >> 1]).toBeLessThan(5000);
		expect(lengths.at(-1)).toBeLessThan(32_000);
	});
});

describe('parameters', () => {
	test.each([
		['unknown', 'front'],
		['', 'front'],
		['constructor', 'front'],
		['__proto__', 'front'],
		['Monitor', 'front'],
		['monitor', 'behind'],
		['hero', 'back'],
		['monitor', ''],
		['monitor', 'toString'],
	])('kind %j from %j is not drawn', (kind, view) => {
		expect(drawPicture({ kind, params: {}, view })).toBeNull();
	});

	test('the same parameters give the same drawing', () => {
		for (const kind of NAMES) expect(draw(kind, { color: 'red', size: '20', variant: 'x' })).toBe(draw(kind, { variant: 'x', size: '20', color: 'red' }));
	});

	test.each([
		['a colour', 'mouse', { color: 'black' }, { color: 'pink' }],
		['a number of fans', 'case', { count: '1' }, { count: '3' }],
		['a number of ports', 'switch', { count: '5' }, { count: '24' }],
		['a variant', 'mouse', { variant: 'classic' }, { variant: 'vertical' }],
		['a manufacturer', 'brand', { variant: 'voltan' }, { variant: 'orka' }],
	])('%s shows', (_, kind, one, other) => {
		expect(draw(kind, one)).not.toBe(draw(kind, other));
	});
});

test('only a USB-A plug of a cable has the two windows of USB-A', () => {
	const darkMarks = (variant: string) => draw('cable', { variant }).split('#22302A').length;
	const without = darkMarks('rj45');
	expect(['usbc', 'hdmi', 'power', 'audio'].map(darkMarks)).toEqual([without, without, without, without]);
	// One mark on each end.
	expect(darkMarks('usb')).toBe(without + 2);
});

describe('a hostile parameter', () => {
	const ATTACK = '"><script>alert(1)</script>';
	test.each([
		['color', ATTACK],
		['color', '__proto__'],
		['color', 'url(#x)'],
		['variant', ATTACK],
		['variant', 'constructor'],
		['size', ATTACK],
		['size', '1e308'],
		['size', '-5'],
		['size', 'NaN'],
		['size', 'Infinity'],
		['size', '0x7fffffff'],
		['count', '1000000000'],
		['count', '-1'],
		['count', '2.5'],
		['count', '9'.repeat(400)],
		[ATTACK, ATTACK],
	])('%s = %s is clamped or ignored, and never repeated', (name, value) => {
		for (const kind of NAMES) {
			const svg = draw(kind, { [name]: value });
			expect(svg.length).toBeLessThan(40_000);
			expect(svg).not.toContain('script');
			expect(svg).not.toMatch(/NaN|Infinity|e\+/);
			assertWellFormed(svg);
		}
	});

	test('numbers beyond a limit are clamped', () => {
		expect(draw('fan', { count: '99' })).toBe(draw('fan', { count: '3' }));
		expect(draw('monitor', { size: '9000' })).toBe(draw('monitor', { size: '49' }));
		expect(draw('monitor', { size: 'large' })).toBe(draw('monitor'));
	});
});
