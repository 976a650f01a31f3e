import type { TSchema } from 'typebox';

/** A short text that has one translation for all the places where it stands. */
export interface ShortText {
	readonly kind:
		| 'attribute'
		| 'attribute_group'
		| 'attribute_value'
		| 'badge'
		| 'category'
		| 'coupon_badge'
		| 'document'
		| 'list'
		| 'opening_note'
		| 'store_service'
		| 'unit'
		| 'variation'
		| 'variation_value';
	/** Field of the record that contains its id; left out if the text itself is the id. */
	readonly id?: string;
	/** Name of the translated field: `title` by default, or the text itself. */
	readonly field?: 'text';
}

/** A copy of a field of an entity. It is translated with that field if both texts are equal, or if the record has only the copy. */
export interface TextCopy {
	/** Name of the copied field. */
	readonly copies: string;
	/** The entity, if it is not the record's own: that of the record that holds this one, or its category. */
	readonly of?: 'holder' | 'category';
	/** True if the entity stores a text of its own for the copy, too. */
	readonly isOwn?: true;
}

/** Where the translation of a text comes from. Of several short texts the first one counts whose id the record has. */
export type TextOrigin = { readonly isOwn: true } | TextCopy | ShortText | readonly ShortText[];

/** A symbol, so that neither JSON Schema nor the reference contains it. */
const MARK = Symbol('language of a text');

/**
 * Marks the schema of a text that responses contain in the language of the call. Without an origin it is a text of the entity that its
 * record describes or links to.
 */
export const localized = <T extends TSchema>(schema: T, origin: TextOrigin = { isOwn: true }): T => mark(schema, origin);

/** Marks the schema of a text that is the same in every language: a code, an address, a time, a name, or what a person wrote. */
export const verbatim = <T extends TSchema>(schema: T): T => mark(schema, 'verbatim');

/** Marks the schema of a text that ought to be translated, but that responses contain in Croatian in every language. */
export const untranslated = <T extends TSchema>(schema: T): T => mark(schema, 'untranslated');

function mark<T extends TSchema>(schema: T, value: TextOrigin | 'verbatim' | 'untranslated'): T {
	return Object.create(Object.getPrototypeOf(schema), { ...Object.getOwnPropertyDescriptors(schema), [MARK]: { value, enumerable: true } });
}

/** Where the translation of a schema's text comes from; undefined if it is not translated. */
export function originOf(schema: TSchema): TextOrigin | undefined {
	const value: unknown = Reflect.get(schema, MARK);
	return typeof value === 'object' && value !== null ? (value as TextOrigin) : undefined;
}

/** Whether a schema says if its text is translated. */
export const isMarked = (schema: TSchema): boolean => Reflect.has(schema, MARK);
