import Type, { type Static, type TSchema } from 'typebox';
import { Id, Nullable, Several } from './envelope.ts';
import { field } from './field.ts';
import { FLAG_FILTERS_KEEP, perFlagTotal } from './flag-filters.ts';
import { localized, verbatim } from './localized.ts';

/** A filter value whose text has a schema of its own. */
const facetValue = <T extends TSchema>(text: T) =>
	Type.Object({
		id: field(Id, 'Id of the attribute value, manufacturer or category, for `attributes_ids`, `manufacturer_ids` or `category_ids`.'),
		title: field(text, 'Text of the filter’s checkbox.'),
		count: field(Type.Integer({ minimum: 0 }), 'Number of products with this value, under all other filters.'),
		selected: field(Type.Boolean(), 'True if the query filters by it.'),
	});

/** A filter value of a list. */
export const FacetValue = facetValue(verbatim(Type.String()));
export type FacetValue = Static<typeof FacetValue>;

export const AttributeFacet = Type.Object({
	id: field(Id, 'Id of the attribute.'),
	code: field(verbatim(Type.String()), 'Code of the attribute, which the storefront uses in addresses.'),
	title: field(localized(Type.String(), { kind: 'attribute', id: 'code' }), 'Heading of the filter.'),
	unit: field(Nullable(localized(Type.String(), { kind: 'unit' })), 'Unit shown after each value; null without one.'),
	values: field(
		Several(facetValue(localized(Type.String(), { kind: 'attribute_value', id: 'id' }))),
		'Values of the attribute: in numeric order for numbers, otherwise the most frequent first.',
	),
});
export type AttributeFacet = Static<typeof AttributeFacet>;

/** The filters of a product list. */
export const Facets = Type.Object(
	{
		price: field(
			Nullable(
				Type.Object({
					from: field(Type.Number(), 'Lowest price of the list in major units.'),
					to: field(Type.Number(), 'Highest price of the list in major units.'),
				}),
			),
			'Prices of the list without its price filter; null for an empty list.',
		),
		...perFlagTotal((name) => field(Type.Integer({ minimum: 0 }), `Number of ${FLAG_FILTERS_KEEP[name]}, without the filter \`${name}\`.`)),
		manufacturers: field(Several(FacetValue), 'Manufacturers of the list’s products.'),
		categories: field(
			Several(facetValue(localized(Type.String(), { kind: 'category', id: 'id' }))),
			'Categories of the products; empty if the list is one category.',
		),
		attributes: field(
			Several(AttributeFacet),
			'Attributes of the list’s category, the most important first; of several categories, those that all of them have.',
		),
	},
	{
		description:
			'The filters of a list. Counts follow the selection; a facet’s own selection does not narrow its own counts. A value without products is left out unless it is selected.',
	},
);
export type Facets = Static<typeof Facets>;
