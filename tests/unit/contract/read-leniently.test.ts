import { endpoints } from '@titraj/contract/endpoints.ts';
import { Id, Items, Nullable, Price, Several, ShownMoney, Visible } from '@titraj/contract/envelope.ts';
import { readLeniently } from '@titraj/contract/reading/read-leniently.ts';
import Type from 'typebox';
import { describe, expect, test } from 'vitest';

const Colour = Type.Union([Type.Literal('red'), Type.Literal('blue')]);
const Block = Type.Union([
	Type.Object({ type: Type.Literal('text'), text: Type.String() }),
	Type.Object({ type: Type.Literal('list'), limit: Type.Integer() }),
]);
const Thing = Type.Object({
	id: Id,
	title: Type.String({ minLength: 1 }),
	note: Nullable(Type.String()),
	size: Type.Number({ default: 0 }),
	colour: Type.Optional(Colour),
	tint: Nullable(Colour),
	blocks: Several(Block),
	labels: Type.Optional(Type.Record(Type.String(), Type.String())),
});
const thing = (more: object = {}) => ({ id: 1, title: 'Kabel', note: 'x', size: 2, colour: 'red', tint: null, blocks: [], ...more });
const kindsOf = (value: unknown) => readLeniently(Thing, value).remarks.map(({ kind, path }) => `${kind} ${path}`);

test('a valid response is unchanged and has no remarks', () => {
	const value = thing({ labels: { a: 'b' }, blocks: [{ type: 'text', text: 'x' }] });
	expect(readLeniently(Thing, value)).toEqual({ value, remarks: [] });
});

test('a missing field gets its default: null if nullable, an empty list, or the schema’s default', () => {
	expect(readLeniently(Thing, { id: 1, title: 'Kabel' })).toEqual({
		value: { id: 1, title: 'Kabel', note: null, size: 0, tint: null, blocks: [] },
		remarks: [],
	});
});

test('a default is a copy: changing one response does not change the next', () => {
	const read = () => readLeniently(Thing, { id: 1, title: 'Kabel' }).value as { blocks: unknown[] };
	read().blocks.push('x');
	expect(read().blocks).toEqual([]);
});

describe.each<[string, unknown, string[]]>([
	['a missing field without a default', { id: 1 }, ['error $.title']],
	['a field without a default of another type', thing({ title: 2 }), ['error $.title']],
	['a field with a default of another type', thing({ size: '2' }), ['replaced $.size']],
	['null in a field with a default', thing({ size: null }), ['replaced $.size']],
	['null in an optional field', thing({ labels: null }), ['replaced $.labels']],
	['a value that is no object', 'Kabel', ['error $']],
	['a list instead of an object', [], ['error $']],
	['an unknown field is ignored', thing({ weight: 3 }), ['unknown_field $.weight']],
	['a field name that is no identifier', thing({ 'a b': 3 }), ['unknown_field $["a b"]']],
	['an unknown value of an optional enum is ignored', thing({ colour: 'green' }), ['unknown_value $.colour']],
	['an unknown value of a nullable enum is ignored', thing({ tint: 'green' }), ['unknown_value $.tint']],
	['an enum value that is not text', thing({ tint: 5 }), ['replaced $.tint']],
	[
		'a block of an unknown type is dropped, the others stay',
		thing({ blocks: [{ type: 'text', text: 'x' }, { type: 'video' }] }),
		['left_out $.blocks[1].type'],
	],
	['an invalid block among others', thing({ blocks: [{ type: 'list' }, { type: 'text', text: 'x' }] }), ['left_out $.blocks[0].limit']],
	[
		'a list of only invalid blocks counts as missing',
		thing({ blocks: [{ type: 'list' }, { type: 'video' }] }),
		['replaced $.blocks[0].limit', 'replaced $.blocks[1].type'],
	],
	['an invalid entry of a map is dropped', thing({ labels: { a: 'b', c: 4 } }), ['left_out $.labels.c']],
])('%s', (_, value, kinds) => {
	test('is reported with its JSON path', () => expect(kindsOf(value)).toEqual(kinds));
});

test.each([
	['1', 1],
	['9007199254740991', Number.MAX_SAFE_INTEGER],
	[Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
])('an id may be text of digits, up to 2^53: %s', (id, read) => {
	expect(readLeniently(Thing, thing({ id })).value).toMatchObject({ id: read });
});

test.each(['0', '-1', '1.5', '1e3', ' 1', '9007199254740993', '99999999999999999', 'p-1', '', 0, 2 ** 53, 1.5])('%j is no id', (id) => {
	expect(kindsOf(thing({ id }))).toEqual(['error $.id']);
});

test('an invalid product of a list is dropped, and the others are unchanged', () => {
	const schema = Type.Object({ items: Items(Thing) });
	const items = [thing(), thing({ title: '' }), thing({ id: 3 })];
	const { value, remarks } = readLeniently(schema, { items });
	expect(value).toEqual({ items: [items[0], items[2]] });
	expect(remarks).toEqual([{ path: '$.items[1].title', kind: 'left_out', expected: 'a text that is not empty', found: '""' }]);
});

test('an invalid line makes the whole cart invalid, so that no line disappears', () => {
	const cart = { version: 1, parcels: [{ id: 1, items: [{ shopping_cart_code: 'a' }] }], total: {} };
	expect(readLeniently(endpoints._get_hapi_webshop_cart.response, { success: true, data: cart }).remarks.some(({ kind }) => kind === 'error')).toBe(true);
});

const Offer = Type.Object({
	visible: Visible,
	brand_visible: Nullable(Type.Boolean()),
	template: Type.String({ default: 'default' }),
	price: Price,
	lowest: ShownMoney(Price),
	limit: Nullable(Price),
	payment: Nullable(Type.Object({ amount: Price })),
	related: Several(Type.Object({ price: Price })),
	stars: Type.Optional(Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 })),
});
const offer = (more: object) => ({
	visible: true,
	brand_visible: true,
	template: 'faq',
	price: 5,
	lowest: 4,
	limit: 9,
	payment: { amount: 1 },
	related: [],
	...more,
});

test.each<[string, object, object]>([
	['null of a visible item shows it', { visible: null }, { visible: true }],
	['an unreadable visible hides the item', { visible: 'false' }, { visible: false }],
	['null of a template is the default one', { template: null }, { template: 'default' }],
	['an unreadable amount that is only shown is not shown', { lowest: {} }, { lowest: null }],
	['an unreadable list of related items is empty', { related: 'none' }, { related: [] }],
	['a list of the wrong length counts as missing', { stars: [1] }, { visible: true }],
])('%s', (_, given, read) => {
	const { value, remarks } = readLeniently(Offer, offer(given));
	expect(value).toMatchObject(read);
	expect(remarks.map(({ kind, path }) => `${kind} ${path}`)).toEqual([`replaced $.${Object.keys(given)[0]}`]);
});

test.each([{ price: null }, { price: {} }, { limit: [1] }, { payment: 'card' }, { payment: { amount: true } }])('money is never guessed: %j', (given) => {
	expect(readLeniently(Offer, offer(given)).remarks.map(({ kind }) => kind)).toEqual(['error']);
});

test('a cursor of another type is an error, so that no list ends early', () => {
	const answer = { success: true, data: { items: [], total: 0, next_cursor: 7 } };
	expect(readLeniently(endpoints._get_hapi_publish_posts.response, answer).remarks).toMatchObject([{ kind: 'error', path: '$.data.next_cursor' }]);
});
