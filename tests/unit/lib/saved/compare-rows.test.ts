import { describe, expect, test } from 'vitest';
import { toCompareRows } from '#lib/saved/compare-rows.ts';

const product = (attributes: Record<string, string | readonly string[]>, group = 'Zaslon') => ({
	attributeGroups: [{ title: group, attributes: Object.entries(attributes).flatMap(([title, value]) => [value].flat().map((one) => ({ title, value: one }))) }],
});
const rowOf = (rows: ReturnType<typeof toCompareRows>, title: string) => rows.find((row) => row.title === title);

describe('attributes side by side', () => {
	test.each([
		['the same value does not differ', [product({ Panel: 'IPS' }), product({ Panel: 'IPS' })], ['IPS', 'IPS'], false],
		['another value differs', [product({ Panel: 'IPS' }), product({ Panel: 'VA' })], ['IPS', 'VA'], true],
		['a missing value differs from a present one', [product({ Panel: 'IPS' }), product({})], ['IPS', null], true],
		['a single product has no differences', [product({ Panel: 'IPS' })], ['IPS'], false],
		['several values of one attribute are one text', [product({ Panel: ['IPS', 'mat'] }), product({ Panel: 'IPS' })], ['IPS, mat', 'IPS'], true],
	])('%s', (_, products, values, differs) => {
		expect(rowOf(toCompareRows(products), 'Panel')).toMatchObject({ values, differs });
	});

	test('an attribute of only the third product is in its group', () => {
		const rows = toCompareRows([product({ Panel: 'IPS' }), product({ Težina: '4 kg' }, 'Kućište'), product({ Zakrivljenost: '1500R' })]);
		expect(rows.map(({ group, title }) => `${group}: ${title}`)).toEqual(['Zaslon: Panel', 'Zaslon: Zakrivljenost', 'Kućište: Težina']);
		expect(rowOf(rows, 'Zakrivljenost')?.values).toEqual([null, null, '1500R']);
	});

	test('the same title in two groups is two rows', () => {
		expect(toCompareRows([product({ Snaga: '5 W' }, 'A'), product({ Snaga: '9 W' }, 'B')])).toHaveLength(2);
	});
});
