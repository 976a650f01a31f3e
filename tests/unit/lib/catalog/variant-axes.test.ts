import { describe, expect, test } from 'vitest';
import { toVariantAxes, type VariantOption } from '#lib/catalog/variant-axes.ts';

const option = (colour: string, size: string, change: Partial<VariantOption> = {}): VariantOption => ({
	url: `/${colour}-${size}/`,
	available: true,
	current: false,
	attributes: [
		{ title: 'Boja', value: colour },
		{ title: 'Kapacitet', value: size },
	],
	...change,
});
const OPTIONS = [option('crna', '128', { current: true }), option('crna', '256'), option('bijela', '128', { available: false })];
const [colours, sizes] = toVariantAxes(OPTIONS);
const choice = (axis: typeof colours, label: string) => axis?.choices.find((candidate) => candidate.label === label);

describe('choices among the variants of a product', () => {
	test('each axis has every value that any variant has, once', () => {
		expect([colours, sizes].map((axis) => [axis?.title, axis?.choices.map(({ label }) => label)])).toEqual([
			['Boja', ['crna', 'bijela']],
			['Kapacitet', ['128', '256']],
		]);
	});

	test.each([
		['the current value links to the current page', colours, 'crna', { url: '/crna-128/', available: true, current: true }],
		['another value keeps the values of the other axes', sizes, '256', { url: '/crna-256/', available: true, current: false }],
		['an unavailable variant still has a page', colours, 'bijela', { url: '/bijela-128/', available: false, current: false }],
	])('%s', (_, axis, label, expected) => {
		expect(choice(axis, label)).toEqual({ label, ...expected });
	});

	test('a combination that does not exist has no page', () => {
		const [first] = toVariantAxes([option('crna', '256', { current: true }), option('bijela', '128')]);
		expect(choice(first, 'bijela')).toEqual({ label: 'bijela', available: false, current: false });
	});

	test('of two variants with the same values the available one is used', () => {
		const twins = [option('crna', '1', { current: true }), option('siva', '1', { url: '/a/', available: false }), option('siva', '1', { url: '/b/' })];
		expect(choice(toVariantAxes(twins)[0], 'siva')?.url).toBe('/b/');
	});

	test.each([
		['a single variant', [option('crna', '1', { current: true })]],
		['no open variant', [option('crna', '1'), option('bijela', '1')]],
		['no variants', []],
	])('%s leaves nothing to choose', (_, options) => {
		expect(toVariantAxes(options)).toEqual([]);
	});
});
