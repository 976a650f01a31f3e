import type { EnergyLabel as WireLabel } from '@titraj/contract/energy-label.ts';
import { ENERGY_CLASSES, toEnergyStep } from '@titraj/contract/formats/energy-scale.ts';
import { describe, expect, test } from 'vitest';
import { toEnergyLabel } from '#lib/catalog/energy-label.ts';

const wire: WireLabel = {
	class: 'E',
	best: 'A',
	worst: 'G',
	label_url: '/documents/a/label.svg',
	sheet_url: 'https://papers.example/s.pdf',
	eprel_id: '123456',
};

describe('the energy label of a product', () => {
	test('has class, scale, step and documents', () => {
		expect(toEnergyLabel(wire)).toEqual({ energyClass: 'E', best: 'A', worst: 'G', step: 4, labelUrl: wire.label_url, sheetUrl: wire.sheet_url });
	});

	test('is undefined if the backend sends none', () => {
		expect([toEnergyLabel(null), toEnergyLabel(undefined)]).toEqual([undefined, undefined]);
	});

	test('links to EPREL if the shop has no picture of it', () => {
		expect(toEnergyLabel({ ...wire, label_url: null })?.labelUrl).toBe('https://eprel.ec.europa.eu/qr/123456');
	});

	test.each<[string, Partial<WireLabel>]>([
		['an unknown class', { class: 'H' }],
		['a lowercase class', { class: 'e' }],
		['no class', { class: '' }],
		['a class above its scale', { class: 'A+' }],
		['a class below its scale', { worst: 'D' }],
		['a reversed scale', { best: 'G', worst: 'A' }],
		['the name of a property', { class: 'constructor' }],
	])('is not shown with %s', (_, change) => {
		expect(toEnergyLabel({ ...wire, ...change })).toBeUndefined();
	});

	test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example/x', ''])('has no link to %j', (address) => {
		const label = toEnergyLabel({ ...wire, label_url: address, sheet_url: address, eprel_id: '1/../..' });
		expect([label?.labelUrl, label?.sheetUrl]).toEqual([undefined, undefined]);
	});

	test('has the step of its class on the scale', () => {
		expect(ENERGY_CLASSES.slice(3).map((name) => toEnergyStep({ class: name, best: 'A', worst: 'G' }))).toEqual([0, 1, 2, 3, 4, 5, 6]);
		expect(toEnergyStep({ class: 'A', best: 'A+++', worst: 'D' })).toBe(3);
	});

	test('has at most seven steps, as many as there are colours', () => {
		expect(toEnergyLabel({ ...wire, class: 'G', best: 'A+++' })?.step).toBe(6);
	});
});
