import Type from 'typebox';
import { BodyBase, Envelope, Id, Nullable } from './envelope.ts';

/** Videos that an editor may give to a product. */
export const MOST_VIDEOS = 3;

/** What an editor changes of a product by hand; what is left out stays (extension, D30). */
export const EditProductBody = Type.Object({
	...BodyBase,
	id: Id,
	title: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
	short_description: Type.Optional(Type.String({ maxLength: 2000 })),
	/** Regular price in major units; without `sale_price` it ends a reduction. */
	price: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 })),
	/** What it costs during a reduction, less than the regular price; null ends it. Prices that stay as they are are no change. */
	sale_price: Type.Optional(Nullable(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }))),
	quantity: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
	visible: Type.Optional(Type.Boolean()),
	/** All videos of the product, in their order. Without `type` the ending of the path says what it is. */
	videos: Type.Optional(
		Type.Array(
			Type.Object({
				title: Type.String({ maxLength: 300 }),
				/** Path on the shop's own host: the page policy admits no other. */
				url: Type.String({ pattern: '^/[^/\\\\\\s][^\\\\\\s]{0,500}$' }),
				type: Type.Optional(Type.String({ pattern: '^video/[a-z0-9.+-]+$' })),
			}),
			{ maxItems: MOST_VIDEOS },
		),
	),
});

export const EditProductAnswer = Envelope(Type.Object({ id: Id }));
