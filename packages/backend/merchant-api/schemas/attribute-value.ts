import Type, { type Static } from 'typebox';
import { Clearable, Code, Strict, Text } from './text.ts';

/** A text, a number, a yes or no, or several texts. The type of the JSON value is the type of the attribute's value: `27` is a number, `"27"` is not. */
const Value = Type.Union([Type.Boolean(), Type.Number({ minimum: -1e12, maximum: 1e12 }), Text(500), Type.Array(Text(500), { minItems: 1, maxItems: 20 })]);

/** One property of a product, as its specification table shows it. */
export const AttributeValue = Strict({
	/** As shown, in Croatian: `Dijagonala`. */
	name: Text(100),
	/** Key of the attribute: equal codes are one facet. Derived from the name where left out. */
	code: Type.Optional(Code),
	value: Value,
	/** Of a number: `"`, `Hz`, `kg`. */
	unit: Clearable(Text(20)),
	/** Heading of the specification table. */
	group: Type.Optional(Text(100)),
	/** Stands on the product's card, too; of the first three of a product. */
	highlight: Type.Optional(Type.Boolean()),
});
export type AttributeValue = Static<typeof AttributeValue>;
