import Type, { type Static } from 'typebox';
import { Clearable, Code, Strict, Text } from './text.ts';

/** A text, a number, a boolean, or several texts. The JSON type determines the type of the attribute: `27` is a number, `"27"` a text. */
const Value = Type.Union([Type.Boolean(), Type.Number({ minimum: -1e12, maximum: 1e12 }), Text(500), Type.Array(Text(500), { minItems: 1, maxItems: 20 })]);

/** One attribute of a product, as in its specification table. */
export const AttributeValue = Strict({
	/** Displayed name, in Croatian: `Dijagonala`. */
	name: Text(100),
	/** Key of the attribute: attributes with the same code form one facet. Default: derived from name and unit. */
	code: Type.Optional(Code),
	value: Value,
	/** Unit of a number: `"`, `Hz`, `kg`. */
	unit: Clearable(Text(20)),
	/** Heading in the specification table. */
	group: Type.Optional(Text(100)),
	/** Whether it is shown on product cards, too; at most three per product. */
	highlight: Type.Optional(Type.Boolean()),
});
export type AttributeValue = Static<typeof AttributeValue>;
