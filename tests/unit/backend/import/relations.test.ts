import type { FieldName } from '@titraj/backend/import/mapping/fields.ts';
import { toRelations } from '@titraj/backend/import/mapping/to-relations.ts';
import { expect, test } from 'vitest';

const read = (texts: Partial<Record<FieldName, string>>) => toRelations((field) => texts[field], 'A-1')?.map(({ sku, kind }) => `${kind} ${sku}`);

test.each<[string, Partial<Record<FieldName, string>>, string[] | undefined]>([
	['no columns', {}, undefined],
	['empty cells', { accessories: ' ; , ', alternatives: '' }, undefined],
	['any separator', { accessories: 'K-1, K 2;K-3|K-4' }, ['accessory K-1', 'accessory K 2', 'accessory K-3', 'accessory K-4']],
	['each kind in its column', { alternatives: 'B', spare_parts: 'C', accessories: 'D' }, ['accessory D', 'spare_part C', 'alternative B']],
	['a duplicate sku', { accessories: 'K,K', alternatives: 'K' }, ['accessory K']],
	['the product itself', { accessories: 'A-1' }, undefined],
])('%s', (_title, texts, relations) => expect(read(texts)).toEqual(relations));

test('are limited in number per row', () => {
	expect(read({ accessories: Array.from({ length: 80 }, (_, index) => `K-${index}`).join() })).toHaveLength(50);
});
