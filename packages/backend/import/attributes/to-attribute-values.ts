import type { AttributeValue } from '../../merchant-api/schemas/attribute-value.ts';
import { slugify } from '../../platform/text/slugify.ts';
import type { SourceAttribute } from '../mapping/source-fields.ts';
import type { DecimalSign } from '../values/parse-amount.ts';
import { cutText, toText } from '../values/plain-text.ts';
import { type AttributeKind, parseMeasure, toBoolean } from './value-kinds.ts';

/** Characters of an attribute. */
export const LONGEST_TEXT = 500;
const LONGEST_CODE = 100;

interface Typed {
	readonly value: AttributeValue['value'];
	readonly unit: string | null;
}

type KindOf = (key: string) => AttributeKind;

/** Attributes of a product, with types according to their values. Of several attributes with the same code, the first is kept. */
export function toAttributeValues(attributes: readonly SourceAttribute[], kindOf: KindOf, decimalOf: (key: string) => DecimalSign): AttributeValue[] {
	const values = new Map<string, AttributeValue>();
	for (const attribute of attributes) {
		const typed = toTyped(attribute, kindOf(attribute.key), decimalOf(attribute.key));
		const code = toCode(attribute.name, typed);
		if (attribute.name === '' || values.has(code)) continue;
		values.set(code, {
			name: attribute.name,
			code,
			value: typed.value,
			...(typed.unit !== null && { unit: typed.unit }),
			...(attribute.group !== undefined && { group: attribute.group }),
			...(attribute.highlight && { highlight: true }),
		});
	}
	return [...values.values()];
}

/** A value that does not match the kind of its attribute is kept as text. */
function toTyped({ value, unit }: SourceAttribute, kind: AttributeKind, decimal: DecimalSign): Typed {
	const asText = { value: cutText(toText(value), LONGEST_TEXT), unit: null };
	switch (kind.kind) {
		case 'boolean': {
			const boolean = toBoolean(value);
			return boolean === null ? asText : { value: boolean, unit: null };
		}
		case 'number': {
			const measure = parseMeasure(value, decimal);
			const isOfKind = measure !== null && measure.unit === kind.unit && (measure.unit === null || unit === undefined || unit === measure.unit);
			return isOfKind ? { value: measure.number, unit: measure.unit ?? unit ?? null } : asText;
		}
		case 'text':
			return typeof value === 'boolean' ? { value, unit: null } : asText;
	}
}

/**
 * The shop has one type and one unit per attribute. Values of the same name can differ in them: the size `42` of shoes and `XL` of shirts,
 * or a length in mm and one in m. Each combination gets a separate attribute.
 */
function toCode(name: string, { value, unit }: Typed): string {
	const kind = typeof value === 'boolean' ? 'yes-no' : typeof value === 'number' ? (unit ?? 'number') : null;
	return [name, kind]
		.flatMap((part) => (part === null ? [] : [slugify(part) || `x${Buffer.from(part).toString('hex')}`]))
		.join('-')
		.replaceAll('-', '_')
		.slice(0, LONGEST_CODE);
}
