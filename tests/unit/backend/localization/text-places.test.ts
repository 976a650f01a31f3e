import { toTextPlaces } from '@titraj/backend/localization/text-places.ts';
import { ownTextsOf, toTextShape } from '@titraj/backend/localization/text-shape.ts';
import { localized } from '@titraj/contract/localized.ts';
import Type from 'typebox';
import { describe, expect, test } from 'vitest';

const Text = localized(Type.String());
const Answer = Type.Object({
	anything: Type.Array(
		Type.Union([
			Type.Object({
				size: localized(Type.Union([Type.String(), Type.Null()]), { kind: 'unit' }),
				unit: Type.String(),
				words: Type.Array(localized(Type.String(), { kind: 'store_service' })),
			}),
			Type.Object({
				ref: Type.Integer(),
				label: localized(Type.String(), [
					{ kind: 'coupon_badge', id: 'coupon' },
					{ kind: 'badge', id: 'ref' },
				]),
			}),
			Type.Object({ axis: Type.String(), value: localized(Type.String(), { kind: 'variation_value', id: 'axis', field: 'text' }) }),
		]),
	),
	marked: Type.Object({ heading: Text, title: Type.String() }),
});
const keysIn = (answer: object) =>
	toTextPlaces(answer, toTextShape(Answer)).map(({ property, wording, key }) => [property, wording, key.kind, key.id, key.field]);

describe('places of texts in a response', () => {
	test('are those that the schema marks, whatever their names are', () => {
		const items = [
			{ size: 'kom', unit: 'kom', words: ['Servis', ''] },
			{ size: null, ref: 7, label: 'Novo', title: 'Novo' },
		];
		expect(keysIn({ anything: items, attributes: [{ title: 'Boja' }] })).toEqual([
			['size', 'kom', 'unit', 'kom', 'title'],
			[0, 'Servis', 'store_service', 'Servis', 'title'],
			['label', 'Novo', 'badge', '7', 'title'],
		]);
	});

	test('have the first key whose id the record has, and the text as field if the mark says so', () => {
		expect(keysIn({ anything: [{ ref: 7, coupon: 'LJETO', label: 'Novo' }] })).toEqual([['label', 'Novo', 'coupon_badge', 'LJETO', 'title']]);
		expect(keysIn({ anything: [{ axis: 'Boja', value: 'plava' }] })).toEqual([['value', 'plava', 'variation_value', 'Boja', 'plava']]);
	});

	test('belong to the entity that a handler has marked, whose mark does not stay in the response', () => {
		const marked = { $entity: { kind: 'block', id: 'b-1' }, heading: 'Dobro došli', title: 'x' };
		expect(keysIn({ marked, other: { $entity: { kind: 'block', id: 'b-2' } } })).toEqual([['heading', 'Dobro došli', 'block', 'b-1', 'heading']]);
		expect(marked).toEqual({ heading: 'Dobro došli', title: 'x' });
	});
});

test('an entity’s own texts are those of all options of its schema, without copies and lists', () => {
	const copied = localized(Type.String(), { copies: 'title' });
	const both = localized(Type.String(), { copies: 'title', isOwn: true });
	const schema = Type.Union([
		Type.Object({ title: Text, seo_title: copied, seo_description: both }),
		Type.Object({ html: Text, rows: localized(Type.Array(Text)) }),
	]);
	expect(ownTextsOf(schema)).toEqual(['title', 'seo_description', 'html']);
});
