import Type, { type Static } from 'typebox';
import { Nullable } from './envelope.ts';
import { field } from './field.ts';

/** A product that is available to order without stock (extension, 0164). */
export const Backorder = Type.Object(
	{ days: field(Nullable(Type.Integer({ minimum: 1 })), 'Days until a piece that is not in stock can be sent; null without a promise.') },
	{ description: 'How a product is available to order without stock.' },
);
export type Backorder = Static<typeof Backorder>;
