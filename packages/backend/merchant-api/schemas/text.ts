import Type, { type TSchema } from 'typebox';
import { INSTANT } from './patterns.ts';

/** Text of at most `longest` characters; empty is a value only where null is none. */
export const Text = (longest: number) => Type.String({ minLength: 1, maxLength: longest });

/** An object that refuses unknown fields: a misspelled one is an error of its row, never lost. */
export const Strict = <Fields extends Record<string, TSchema>>(fields: Fields) => Type.Object(fields, { additionalProperties: false });

/** A field that may be left out (it stays as it is) or null (it is cleared). */
export const Clearable = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]));

/** The merchant's product code: the key of a product, compared to the letter. No control characters, no space at either end. */
export const Sku = Type.String({ minLength: 1, maxLength: 100, pattern: '^[^\\s\\p{C}]([^\\p{C}]*[^\\s\\p{C}])?$' });

/** A code of a thing other than a product: lower-case letters, digits, dash, underscore. */
export const Code = Type.String({ minLength: 1, maxLength: 100, pattern: '^[a-z0-9][a-z0-9_-]*$' });

/** ISO 8601 with its zone, for example `2026-12-01T00:00:00+01:00`. */
export const Instant = Type.String({ maxLength: 40, pattern: INSTANT });

/** Absolute address of a page, picture or paper. */
export const WebAddress = Type.String({ maxLength: 2000, pattern: '^https?://[^\\s\\p{C}]+$' });
