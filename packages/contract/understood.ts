import Type, { type Static } from 'typebox';
import { Id, Items, Nullable } from './envelope.ts';
import { field } from './field.ts';
import { untranslated, verbatim } from './localized.ts';

const without = field(verbatim(Type.String()), 'The search without this part: a search for it removes the filter.');

/**
 * A part of a search that the backend used as a filter or as an order instead of as words (extension, D30). Attributes are named in the language of the call by the
 * search itself, so that nothing translates them again.
 */
export const UnderstoodPart = Type.Union([
	Type.Object({
		kind: field(Type.Literal('price'), 'A range of prices.'),
		price_from: field(Nullable(Type.Number({ minimum: 0 })), 'Lowest price in major units, inclusive; null without one.'),
		price_to: field(Nullable(Type.Number({ minimum: 0 })), 'Highest price in major units, inclusive; null without one.'),
		without,
	}),
	Type.Object({
		kind: field(Type.Literal('sort'), 'An order of the products.'),
		sort: field(
			Type.Union([Type.Literal('price_asc'), Type.Literal('price_desc'), Type.Literal('new'), Type.Literal('best_selling'), Type.Literal('rate')]),
			'Order that the words ask for. It is used while the query asks for `relevance` or for none.',
		),
		without,
	}),
	Type.Object({
		kind: field(Type.Literal('flag'), 'A filter that is on or off.'),
		flag: field(Type.Union([Type.Literal('discounted'), Type.Literal('available')]), 'Filter that the words ask for.'),
		without,
	}),
	Type.Object({
		kind: field(Type.Literal('attribute'), 'Values of an attribute.'),
		attribute_title: field(untranslated(Type.String()), 'Name of the attribute, such as `Jezgre`.'),
		values: field(
			Items(
				Type.Object({
					id: field(Id, 'Id of the attribute value.'),
					title: field(untranslated(Type.String()), 'The value as text.'),
				}),
			),
			'The products have one of these values.',
		),
		without,
	}),
]);
export type UnderstoodPart = Static<typeof UnderstoodPart>;
