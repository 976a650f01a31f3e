import { toProduct } from '@titraj/backend/import/to-product.ts';
import { expect, test } from 'vitest';

const RUN_TOGETHER = 'RTX 4070 VENTUS 2X WHITE 12G OCGeForce RTX™ 4070 VENTUS 2X WHITE 12G OCV513-403R';
const CASES: readonly (readonly [title: string, part_numbers: unknown[], expected: string | null])[] = [
	['the first is taken', ['V513-403R', 'V513-404R'], 'V513-403R'],
	['several numbers run together are passed over for one that is clean', [RUN_TOGETHER, ' V513-403R '], 'V513-403R'],
	['70 characters are a number', ['A'.repeat(70)], 'A'.repeat(70)],
	['71 are none', ['A'.repeat(71)], null],
	['what is empty is none', ['  ', 7], '7'],
	['none is none', [], null],
];

test.each(CASES)('of the part numbers of the feed %s', (_, part_numbers, expected) => {
	const row = { sku: 'a', category: 'Monitor', name: 'Zaslon', part_numbers, price_usd: 100 };
	expect(toProduct(row, null, []).manufacturer_product_code).toBe(expected);
});
