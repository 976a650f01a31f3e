import Type, { type Static } from 'typebox';
import { Envelope, Nullable } from './envelope.ts';
import { field } from './field.ts';
import { PagePicture } from './page-picture.ts';
import { CatalogProductCard } from './product-card.ts';

const Share = Type.Number({ minimum: 0, maximum: 100 });

const Hotspot = Type.Object({
	x: field(Share, 'Left edge, in hundredths of the picture’s width.'),
	y: field(Share, 'Top edge, in hundredths of the picture’s height.'),
	width: field(Share, 'Breadth of the place, in hundredths of the picture’s width.'),
	height: field(Share, 'Depth of the place, in hundredths of the picture’s height.'),
	product: field(CatalogProductCard, 'Product at that position.'),
});

/** A flyer's pages with the places of products in them. */
export const Flyer = Type.Object(
	{
		valid_from: field(Type.Optional(Nullable(Type.String())), 'ISO 8601 day on which the flyer begins, in the shop’s time zone; null for no beginning.'),
		valid_to: field(Type.Optional(Nullable(Type.String())), 'ISO 8601 day with which the flyer ends, in the shop’s time zone; null for no end.'),
		state: field(
			Type.Optional(Type.Union([Type.Literal('upcoming'), Type.Literal('running'), Type.Literal('over')])),
			'Whether the flyer counts today; prices are shown only while it is `running`. Left out by backends that do not know.',
		),
		pages: field(
			Type.Array(
				Type.Object({
					title: field(Type.String(), 'Heading of the page.'),
					image: field(Nullable(PagePicture), 'Picture of the page; null shows only its products.'),
					hotspots: field(Type.Array(Hotspot), 'Products and their positions in the picture.'),
				}),
			),
			'Pages of the flyer, in their order.',
		),
	},
	{ description: 'A flyer.' },
);
export type Flyer = Static<typeof Flyer>;
export const FlyerQuery = Type.Object({ slug: field(Type.String({ maxLength: 400 }), 'Slug or path of the flyer’s page.') });
export const FlyerAnswer = Envelope(Flyer);
