import Type, { type Static } from 'typebox';
import { CatalogProductCard } from './catalog.ts';
import { Envelope, Nullable } from './envelope.ts';
import { PagePicture } from './page-picture.ts';

const Share = Type.Number({ minimum: 0, maximum: 100 });

/**
 * A catalogue's pages; a hotspot is a product's place in hundredths of width and height. `valid_from` and `valid_to` are days of the shop's time zone, both
 * included; `state` is told by backends that know them: prices are stated while it is `running`.
 */
export const Flyer = Type.Object({
	valid_from: Type.Optional(Nullable(Type.String())),
	valid_to: Type.Optional(Nullable(Type.String())),
	state: Type.Optional(Type.Union([Type.Literal('upcoming'), Type.Literal('running'), Type.Literal('over')])),
	pages: Type.Array(
		Type.Object({
			title: Type.String(),
			image: Nullable(PagePicture),
			hotspots: Type.Array(Type.Object({ x: Share, y: Share, width: Share, height: Share, product: CatalogProductCard })),
		}),
	),
});
export type Flyer = Static<typeof Flyer>;
export const FlyerQuery = Type.Object({ slug: Type.String({ maxLength: 400 }) });
export const FlyerAnswer = Envelope(Flyer);
