import Type from 'typebox';
import { BodyBase, Envelope, Id, Nullable } from './envelope.ts';
import { field } from './field.ts';
import { VideoType } from './product-parts.ts';

/** Videos of a product, set by an editor. */
export const MOST_VIDEOS = 3;

/** Changes of a product by an editor; omitted fields stay unchanged (extension, D30). */
export const EditProductBody = Type.Object({
	...BodyBase,
	id: field(Id, 'Id of the product to change.'),
	title: field(Type.Optional(Type.String({ minLength: 1, maxLength: 300 })), 'New name of the product.'),
	short_description: field(Type.Optional(Type.String({ maxLength: 2000 })), 'New short description of the product.'),
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
						'Path of the uploaded video on the shop’s own host: the page policy allows no other.',
					),
					type: field(Type.Optional(VideoType), 'Media type such as `video/mp4`; by default that of the path’s extension.'),
				}),
				{ maxItems: MOST_VIDEOS },
			),
		),
		'All videos of the product, in order; they replace the previous ones.',
	),
});
export const EditProductAnswer = Envelope(Type.Object({ id: field(Id, 'Id of the changed product.') }));
