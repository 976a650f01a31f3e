import Type, { type TSchema } from 'typebox';
import { Strict } from './text.ts';

/** Schema of a call without path or query parameters. */
export const Nothing = Type.Object({});

/** Opaque; null on the last page. */
const NextCursor = Type.Union([Type.String(), Type.Null()]);

export const PAGE_QUERY = {
	/** Items per page. */
	limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
	/** `next_cursor` of the previous page. */
	cursor: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
};
export const DEFAULT_LIMIT = 100;

export const Page = <Item extends TSchema>(item: Item) => Strict({ items: Type.Array(item), next_cursor: NextCursor });
export const Items = <Item extends TSchema>(item: Item) => Strict({ items: Type.Array(item) });

export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** Decimal string in major units: `"129.90"`. */
export const Money = Type.String();

/** ISO 8601. */
export const Moment = Type.String();

/** A day of the calendar: `2026-11-29`. */
export const Day = Type.String({ format: 'date', maxLength: 10 });

/** `2026-11`. */
export const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' });
