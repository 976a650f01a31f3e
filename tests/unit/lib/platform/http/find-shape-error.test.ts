import { expect, test } from 'vitest';
import { findShapeError } from '#lib/platform/http/find-shape-error.ts';

const answer = (item: object) => ({ success: true, data: { items: [item], total: 1, next_cursor: null } });
const PRODUCTS = '_get_hapi_catalog_products';

test.each([
	['what was asked for is enough', { id: 1, title: 'Kabel' }, 'title', null],
	['more than was asked for is fine', { id: 1, title: 'Kabel', code: 'CAB' }, 'title', null],
	['a field that the contract does not know is the asker’s own', { id: 1 }, 'colour', null],
	['what was asked for must be there', { id: 1 }, 'title', '/data/items/0 must have title, which was asked for'],
	['the id belongs to every answer', { title: 'Kabel' }, 'title', '/data/items/0 must have id, which was asked for'],
])('of an answer in part: %s', (_, item, response_fields, error) => {
	expect(findShapeError(PRODUCTS, answer(item), { response_fields })).toBe(error);
});

test('of an answer in part, what is there must be right', () => {
	expect(findShapeError(PRODUCTS, answer({ id: 1, title: 7 }), { response_fields: 'title' })).toContain('/data/items/0/title');
	expect(findShapeError('_get_hapi_catalog_lists', answer({ id: 'one' }), { response_fields: 'title' })).toContain('/data/items/0/id');
});

test('an answer of which nothing was picked is whole', () => {
	for (const request of [{}, { response_fields: '' }])
		expect(findShapeError(PRODUCTS, answer({ id: 1, title: 'Kabel' }), request)).toContain('must have required');
});
