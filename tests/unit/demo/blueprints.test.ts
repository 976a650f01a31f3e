import type { BlueprintFile } from '@titraj/demo/blueprints/blueprint.ts';
import { BlueprintFile as Schema } from '@titraj/demo/blueprints/blueprint.ts';
import { compileDraft } from '@titraj/demo/blueprints/compile-draft.ts';
import type { Tier } from '@titraj/demo/blueprints/design.ts';
import { checkData } from '@titraj/demo/load/check-data.ts';
import { seededRandom } from '@titraj/demo/random.ts';
import { describe, expect, test } from 'vitest';

const PLAIN: BlueprintFile = {
	department: 0,
	category: 'kabeli',
	prefix: 'KAB',
	stem: 'DU',
	weight: 1,
	manufacturers: ['scedar'],
	noun: ['kabel', 'm'],
	theme: 'small',
	series: [[''], [''], ['']],
	warranty: 24,
	values: {},
	tail: 'kabel',
	price: 1,
	specs: {},
	special: [],
	short: '',
	openings: [],
	facts: [],
	advice: [],
	picture: { kind: 'cable', params: {} },
};

const draw = (parts: Partial<BlueprintFile>, tier: Tier = 0) => compileDraft({ ...PLAIN, ...parts })({ ...seededRandom('test'), tier });

describe('values of a blueprint', () => {
	test.each([
		['=1 + 2 * 3', 7],
		['=(1 + 2) * 3', 9],
		['=-length / 2', -2.5],
		['=length > 4 && tier === 2 ? 1 : 0', 1],
		['=round(2.5) + min(1, 2) + max(1, 2)', 6],
		['=sizes[1]', 20],
		['=by([1], [2], [3])', 3],
	])('the formula %s is %d', (price, euros) => {
		expect(draw({ values: { length: 5, sizes: { pick: [[10, 20]] } }, price }, 2).price).toBe(euros);
	});

	test.each([
		['{length} m', '5 m'],
		["{hr(length + 0.5)} m{tier === 0 ? ', osnovni' : ''}", '5,5 m, osnovni'],
		["{counted(length, 'tipka', 'tipke', 'tipki')}", '5 tipki'],
		["{capital(name)} {lower('Č')} {replace(name, 'na ', '')}", 'Usb na c č usb c'],
		["{has(name, 'na') && starts(name, 'usb') && !ends(name, 'b')}", 'true'],
	])('the text %s reads %s', (tail, text) => {
		expect(draw({ values: { 'name, length': { pick: [['usb na c', 5]] } }, tail }).tail).toBe(text);
	});

	test('parts whose condition is false are left out', () => {
		const { facts, specs } = draw({
			facts: ['a', { if: 'tier > 0', use: 'b' }, { if: 'tier > 0', use: 'c', else: 'd' }],
			specs: { vlan: { if: 'tier > 0', use: true }, ports: ['USB-A', { if: 'tier > 0', use: 'USB-C' }] },
		});
		expect(facts).toEqual(['a', 'd']);
		expect(specs).toEqual({ ports: ['USB-A'] });
	});

	test('a lookup finds by key, with a default', () => {
		const specs = { cable_category: { lookup: 'name', in: { Cat5e: 100 }, else: 250 } };
		expect(draw({ values: { name: 'Cat5e' }, specs }).specs).toEqual({ cable_category: 100 });
		expect(draw({ values: { name: 'Cat6' }, specs }).specs).toEqual({ cable_category: 250 });
	});
});

describe('variants of a blueprint', () => {
	test('are one row each, with its members by name', () => {
		const rows = [[1], { if: 'tier > 0', use: [2] }, [5]];
		const { variants } = draw({
			variants: { axis: 'Duljina', each: ['length'], rows, value: '{length} m', add: '=(length - 1) * 2', specs: { length_m: '=length' } },
		});
		expect(variants.map(({ label, add, specs }) => [label, add, specs])).toEqual([
			['1 m', 0, { length_m: 1 }],
			['5 m', 8, { length_m: 5 }],
		]);
	});

	test('of two axes are combined', () => {
		const capacities = {
			capacities: [
				['=256', 0],
				[1000, 40],
			],
		};
		const colours = { colours: ['black', 'white'], gender: 'f', most: 2 };
		const { variants } = draw({ variants: { crossed: [capacities, colours] } });
		expect(variants.map(({ label }) => label)).toEqual(expect.arrayContaining([expect.stringMatching(/^256 GB/), expect.stringMatching(/^1 TB/)]));
		expect(variants.at(-1)).toMatchObject({ add: 40, specs: { storage: 1000 } });
	});
});

describe('a mistake in a blueprint is reported with its place', () => {
	test.each<[string, Partial<BlueprintFile>, string]>([
		['an unknown name', { price: '=lenght * 2' }, 'price: no value is named lenght here'],
		['a name before its value', { values: { a: '=b', b: 1 } }, 'values: a: no value is named b here'],
		['an unknown function', { specs: { rpm: '=floor(1)' } }, 'specs: rpm: no function is named floor'],
		['an assignment', { price: '=tier = 2' }, 'price: '],
		['a property access', { price: '=tier.constructor' }, 'price: MemberExpression is not part of formulas'],
		['a missing list', { values: { a: { by: [[1], [2]] } } }, 'values: a: `by` needs a list for each of the three tiers'],
		['a record without a choice', { tail: { when: 'tier > 0' } }, 'tail: a record needs one of if, pick, by, lookup'],
	])('%s', (_, parts, message) => expect(() => draw(parts)).toThrow(message));

	test('a text in place of a number', () => expect(() => draw({ price: 'much' })).toThrow('"much" is not a number'));

	test('a wrong shape', () => {
		expect(() => checkData({ ...PLAIN, noun: ['kabel', 'x'] }, Schema, 'blueprints/cables.json')).toThrow(/^blueprints\/cables\.json\/noun\/1 /);
	});
});
