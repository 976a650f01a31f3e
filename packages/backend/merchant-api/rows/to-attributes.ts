import { toLine } from '../../platform/http/form.ts';
import type { SourceAttribute } from '../../platform/source/catalog.ts';
import { slugify } from '../../platform/text/slugify.ts';
import type { AttributeValue } from '../schemas/attribute-value.ts';
import type { RowError } from './row-result.ts';

/** An attribute in the shop. `value_type` is null if the type of its values is unknown. */
interface KnownAttribute {
	readonly title: string;
	readonly unit: string | null;
	readonly group_title: string;
	readonly value_type: 'text' | 'number' | 'boolean' | null;
}

export type KnownAttributes = ReadonlyMap<string, KnownAttribute>;

/** Default group of attributes. */
const OTHERS = 'Ostalo';

/** Default code of an attribute. It includes the unit, so that all numbers of one attribute can be compared. */
export function toAttributeCode({ code, name, unit }: AttributeValue): string {
	if (code !== undefined) return code;
	const words = [slugify(name) || `a-${Buffer.from(name).toString('hex').slice(0, 40)}`, unit ? slugify(unit) : ''];
	return words.filter(Boolean).join('-').replaceAll('-', '_');
}

/** Contradictions between a row's attributes and those that the shop already has with the same code. */
export function findAttributeErrors(attributes: readonly AttributeValue[], known: KnownAttributes, name = 'attributes'): RowError[] {
	return attributes.flatMap((attribute, index) => {
		const field = `${name}.${index}`;
		const stored = known.get(toAttributeCode(attribute));
		if (toLine(attribute.name) === '') return [{ field: `${field}.name`, reason: 'is empty' }];
		if (stored === undefined) return [];
		const type = typeOf(attribute.value);
		if (stored.value_type !== null && stored.value_type !== type)
			return [{ field: `${field}.value`, reason: `is a ${type}; the attribute is a ${stored.value_type}` }];
		if (attribute.unit !== undefined && (attribute.unit ?? null) !== stored.unit)
			return [{ field: `${field}.unit`, reason: `is ${attribute.unit ?? 'none'}; the attribute has ${stored.unit ?? 'none'}` }];
		return [];
	});
}

/**
 * Maps attributes to the catalog. Where the row omits unit or group, those of the existing attribute are used; where it omits `highlight`, that of the product
 * `before`.
 */
export const toAttributes = (attributes: readonly AttributeValue[], known: KnownAttributes, before: readonly SourceAttribute[] = []): SourceAttribute[] => {
	const highlighted = new Set(before.filter(({ special }) => special).map(({ code }) => code));
	return attributes.flatMap((attribute) => {
		const code = toAttributeCode(attribute);
		const stored = known.get(code);
		const unit = attribute.unit ?? stored?.unit;
		const common = {
			code,
			title: toLine(attribute.name),
			group: attribute.group ?? stored?.group_title ?? OTHERS,
			...(unit && { unit }),
			...((attribute.highlight ?? highlighted.has(code)) && { special: true }),
		};
		return toValues(attribute.value).map((value) => ({ ...common, ...value }));
	});
};

function typeOf(value: AttributeValue['value']): 'text' | 'number' | 'boolean' {
	if (typeof value === 'boolean') return 'boolean';
	return typeof value === 'number' ? 'number' : 'text';
}

function toValues(value: AttributeValue['value']): { value: string; number?: number }[] {
	if (typeof value === 'boolean') return [{ value: value ? 'Da' : 'Ne' }];
	if (typeof value === 'number') return [{ value: toNumberText(value), number: value }];
	const texts = typeof value === 'string' ? [value] : value;
	return [...new Set(texts.map(toLine).filter((text) => text !== ''))].map((text) => ({ value: text }));
}

/** Formats a number with a decimal comma, without rounding: `0,25`. */
function toNumberText(value: number): string {
	const text = String(value);
	return (text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text).replace('.', ',');
}
