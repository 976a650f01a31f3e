import { expect, test } from 'vitest';
import { createAnswerReader } from '#lib/platform/http/read-answer.ts';

const PRODUCTS = '_get_hapi_catalog_products';
const LISTS = '_get_hapi_catalog_lists';
const answer = (...items: object[]) => ({ success: true, data: { items, total: items.length, next_cursor: null } });
const read = createAnswerReader();
const errorOf = (...given: Parameters<typeof read>) => {
	const reading = read(...given);
	return reading.ok ? null : reading.error;
};

test.each([
	['requested fields are enough', { id: 1, title: 'Kabel' }, 'title', null],
	['additional fields are accepted', { id: 1, title: 'Kabel', code: 'CAB' }, 'title', null],
	['a requested field that the contract lacks is ignored', { id: 1 }, 'colour', null],
	['a requested field must be present', { id: 1 }, 'title', '$.data.items[0].title must be a text that is not empty; found nothing'],
	['every response must have the id', { title: 'Kabel' }, 'title', '$.data.items[0].id must be a whole number of at least 1; found nothing'],
])('a partial response: %s', (_, item, response_fields, error) => {
	expect(errorOf(PRODUCTS, answer(item), { response_fields })).toBe(error);
});

test('in a partial response every present field must be valid', () => {
	expect(errorOf(PRODUCTS, answer({ id: 1, title: 7 }), { response_fields: 'title' })).toContain('$.data.items[0].title');
	expect(errorOf(LISTS, answer({ id: 'one' }), { response_fields: 'title' })).toContain('$.data.items[0].id');
});

test('a response without selected fields must be complete', () => {
	for (const request of [{}, { response_fields: '' }]) expect(errorOf(PRODUCTS, answer({ id: 1, title: 'Kabel' }), request)).toContain('.code must be');
});

test('each kind of ignored value is reported once, however often it occurs', () => {
	const remarks: string[] = [];
	const reader = createAnswerReader((text) => remarks.push(text));
	const route = { path: '/', controller: 'cms', action: 'index', content_type: 'page', lang: 'hr' };
	const routes = { success: true, data: [{ ...route, lang: 7 }, route, { ...route, lang: 8 }] };
	for (let nth = 0; nth < 3; nth++) expect(reader('_get_hapi_misc_routes', routes, {})).toMatchObject({ ok: true, body: { data: [route] } });
	expect(remarks).toEqual(['_get_hapi_misc_routes: left out of its list, because $.data[0].lang must be a text; found 7']);
});

test.each([
	['_get_hapi_misc_routes', '$.data must be a list; found nothing'],
	['_get_hapi_misc_currency', '$.data must be an object with code, symbol, display, decimals; found nothing'],
	['_post_hapi_catalog_price_qty', '$.data must be an object with items; found nothing'],
	// These answer with success alone.
	['_get_hapi_misc_is_maintenance', null],
	['_post_hapi_auth_logout', null],
] as const)('a successful response of %s without data: %s', (name, error) => {
	expect(errorOf(name, { success: true }, {})).toBe(error);
	expect(errorOf(name, { success: false, label_name: 'error_x' }, {})).toBeNull();
});
