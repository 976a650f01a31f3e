import Type, { type Static } from 'typebox';
import { Envelope, Nullable } from './envelope.ts';
import { field } from './field.ts';
import { untranslated, verbatim } from './localized.ts';
import { PagePicture } from './page-picture.ts';
import { CatalogProductCard } from './product-card.ts';

const Share = Type.Number({ minimum: 0, maximum: 100 });

const Hotspot = Type.Object({
	x: field(Share, 'Left edge, in per cent of the picture’s width.'),
	y: field(Share, 'Top edge, in per cent of the picture’s height.'),
	width: field(Share, 'Width, in per cent of the picture’s width.'),
	height: field(Share, 'Height, in per cent of the picture’s height.'),
	product: field(CatalogProductCard, 'Product at that position.'),
});

/** A flyer's pages with the positions of products in them. */
export const Flyer = Type.Object(
	{
		valid_from: field(Type.Optional(Nullable(verbatim(Type.String()))), 'First day of the flyer, ISO 8601, in the shop’s time zone; null for no limit.'),
		valid_to: field(Type.Optional(Nullable(verbatim(Type.String()))), 'Last day of the flyer, ISO 8601, in the shop’s time zone; null for no limit.'),
		state: field(
			Type.Optional(Type.Union([Type.Literal('upcoming'), Type.Literal('running'), Type.Literal('over')])),
			'Whether the flyer is valid today; prices are shown only while it is `running`. Left out if unknown.',
		),
		pages: field(
			Type.Array(
				Type.Object({
					title: field(untranslated(Type.String()), 'Heading of the page.'),
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
