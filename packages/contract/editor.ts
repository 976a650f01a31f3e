import Type from 'typebox';
import { BodyBase, Envelope, Id, Nullable } from './envelope.ts';
import { field } from './field.ts';
import { VideoType } from './product-parts.ts';

/** Videos that an editor may give to a product. */
export const MOST_VIDEOS = 3;

/** What an editor changes of a product by hand; what is left out stays (extension, D30). */
export const EditProductBody = Type.Object({
	...BodyBase,
	id: field(Id, 'Id of the product to change.'),
	title: field(Type.Optional(Type.String({ minLength: 1, maxLength: 300 })), 'New name of the product.'),
	short_description: field(Type.Optional(Type.String({ maxLength: 2000 })), 'New sentence or two about the product.'),
	price: field(
		Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 })),
		'New regular price in major units; without `sale_price` it ends a reduction.',
	),
	sale_price: field(
		Type.Optional(Nullable(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }))),
		'Price during a reduction, in major units and below the regular price; null ends it. An unchanged price is not a change.',
	),
	quantity: field(Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })), 'New stock in pieces.'),
	visible: field(Type.Optional(Type.Boolean()), 'False hides the product from visitors, true shows it.'),
	videos: field(
		Type.Optional(
			Type.Array(
				Type.Object({
					title: field(Type.String({ maxLength: 300 }), 'What the video shows.'),
					url: field(
						Type.String({ pattern: '^/[^/\\\\\\s][^\\\\\\s]{0,500}$' }),
						'Path of the video’s file on the shop’s own host: the page policy admits no other.',
					),
					type: field(Type.Optional(VideoType), 'Media type such as `video/mp4`; where it is left out the ending of the path says it.'),
				}),
				{ maxItems: MOST_VIDEOS },
			),
		),
		'All videos of the product from now on, in their order.',
	),
});
export const EditProductAnswer = Envelope(Type.Object({ id: field(Id, 'Id of the changed product.') }));
