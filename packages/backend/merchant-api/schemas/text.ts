import Type, { type TSchema } from 'typebox';
import { INSTANT, PLACE } from './patterns.ts';

/** Non-empty text of at most `longest` characters. */
export const Text = (longest: number) => Type.String({ minLength: 1, maxLength: longest });

/** An object that refuses unknown fields, so that a misspelled field is an error instead of being lost. */
export const Strict = <Fields extends Record<string, TSchema>>(fields: Fields) => Type.Object(fields, { additionalProperties: false });

/** A field that can be omitted (unchanged) or null (cleared). */
export const Clearable = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]));

/** The merchant's product code, the key of a product; case-sensitive. No control characters, no space at either end. */
export const Sku = Type.String({ minLength: 1, maxLength: 100, pattern: '^[^\\s\\p{C}]([^\\p{C}]*[^\\s\\p{C}])?$' });

/** Code of anything but a product: lower-case letters, digits, dashes, underscores. */
export const Code = Type.String({ minLength: 1, maxLength: 100, pattern: '^[a-z0-9][a-z0-9_-]*$' });

/** ISO 8601 with time zone, for example `2026-12-01T00:00:00+01:00`. */
export const Instant = Type.String({ maxLength: 40, pattern: INSTANT });

/** Absolute http(s) URL. */
export const WebAddress = Type.String({ maxLength: 2000, pattern: '^https?://[^\\s\\p{C}]+$' });

/** Absolute http(s) URL, or a path of the shop such as `/documents/label.svg`. */
export const Place = Type.String({ maxLength: 2000, pattern: PLACE });

/** `media` of an uploaded picture. */
export const MediaHash = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** E-mail address. */
export const MailAddress = Type.String({ maxLength: 254, pattern: '^[^\\s\\p{C}@<>",;:()\\[\\]\\\\]{1,64}@[^\\s\\p{C}@<>",;:()\\[\\]\\\\]+$' });
