import { contrast, mix, mixUntil, parseColour } from '@titraj/contract/look/colour.ts';
import { isReadable, LOOK_COLOUR_NAMES, LOOK_COLOURS, type LookColours, nearestReadable, toSchemeColours } from '@titraj/contract/look/look.ts';
import { toLookCss, toPlate } from '@titraj/contract/look/look-css.ts';
import { STANDARD_COLOURS } from '@titraj/contract/look/standard-colours.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTRAST_PAIRS, colourOf, readTokenFile } from '#tests/support/contrast-pairs.ts';

const SCHEMES = ['light', 'dark'] as const;
const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
/** Any choice that is accepted: each colour is there or not, and readable. */
const choices = fc
	.record({ brand: colours, brand_dark: colours, accent: colours, accent_dark: colours }, { requiredKeys: [] })
	.map((chosen): LookColours => Object.fromEntries(LOOK_COLOUR_NAMES.flatMap((name) => (chosen[name] ? [[name, nearestReadable(name, chosen[name])]] : []))));

test('the standard colours are those of the stylesheet', () => {
	const tokens = readTokenFile();
	for (const scheme of SCHEMES)
		for (const [name, colour] of Object.entries(STANDARD_COLOURS[scheme])) expect(`${name} ${colourOf(tokens[scheme], name)}`).toBe(`${name} ${colour}`);
});

test.each(SCHEMES)('no accepted choice makes a text or control of the %s scheme unreadable', (scheme) => {
	fc.assert(
		fc.property(choices, (chosen) => {
			const shown: Readonly<Record<string, string>> = { ...STANDARD_COLOURS[scheme], ...toSchemeColours(scheme, chosen) };
			for (const [front, back, least] of CONTRAST_PAIRS)
				expect(contrast(shown[front] ?? '', shown[back] ?? ''), `${front} on ${back}`).toBeGreaterThanOrEqual(least);
		}),
		{ numRuns: 500 },
	);
});

test('the nearest readable shade is readable, and a readable colour is its own', () => {
	fc.assert(
		fc.property(colours, fc.constantFrom(...LOOK_COLOUR_NAMES), (colour, name) => {
			const nearest = nearestReadable(name, colour);
			expect(isReadable(name, nearest)).toBe(true);
			if (isReadable(name, colour)) expect(nearest).toBe(colour);
		}),
	);
	expect(
		Object.entries(LOOK_COLOURS).every(([name, scheme]) =>
			isReadable(
				name.startsWith('brand') ? (scheme === 'light' ? 'brand' : 'brand_dark') : scheme === 'light' ? 'accent' : 'accent_dark',
				STANDARD_COLOURS[scheme][name.startsWith('brand') ? 'brand' : 'copper'],
			),
		),
	).toBe(true);
});

test.each([
	['#0B5D45 ', '#0b5d45'],
	['', null],
	['#fff', null],
	['red', null],
	['#0b5d45;}body{}', null],
	['#0b5d4５', null],
])('a colour is read from "%s" as %s', (typed, colour) => {
	expect(parseColour(typed)).toBe(colour);
});

test('colours are mixed by channel, and in steps until one is good', () => {
	expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
	expect(mixUntil('#000000', '#ffffff', (step) => step > '#7f7f7f')).toBe('#808080');
	expect(mixUntil('#000000', '#ffffff', () => false)).toBe('#ffffff');
});

describe('the stylesheet of a look', () => {
	const logo = { hash: 'a'.repeat(64), width: 576, height: 144, tone: null };

	test('is empty for the standard look', () => {
		expect(toLookCss({ colours: {}, logo: null })).toBe('');
	});

	test('sets only colours that follow from the chosen ones', () => {
		const css = toLookCss({ colours: { accent: '#9d174d' }, logo: null });
		expect(css).not.toContain('--color-brand');
		expect(css).toContain('--color-copper:#9d174d');
	});

	test('shows a logo in its proportions, at most as wide as the header has room', () => {
		expect(toLookCss({ colours: {}, logo })).toContain('inline-size:144px;block-size:36px');
		expect(toLookCss({ colours: {}, logo: { ...logo, width: 100, height: 100 } })).toContain('inline-size:36px;block-size:36px');
	});

	test('puts a logo on a ground on which it can be seen', () => {
		expect(toPlate('#ffffff', ['#0b5d45', '#0c2c22'])).toBe(null);
		expect(toPlate('#111111', ['#0b5d45', '#0c2c22'])).toBe('#ffffff');
		expect(toPlate('#ffffff', ['#0b5d45', '#eeeeee'])).toBe('#12201a');
		expect(toPlate(null, ['#0b5d45'])).toBe(null);
	});
});
