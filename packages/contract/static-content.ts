import Type, { type Static } from 'typebox';
import { Block } from './cms.ts';
import { Envelope, Id, Nullable } from './envelope.ts';

/** A page composed of blocks alone (Spec 2, staticcontent; D12). `layout`: default, landing. */
export const StaticContent = Type.Object({
	id: Id,
	slug: Type.String(),
	title: Type.String({ minLength: 1 }),
	url_without_domain: Type.String({ pattern: '^/' }),
	layout: Type.String(),
	visible: Type.Boolean(),
	seo_description: Nullable(Type.String()),
	blocks: Type.Array(Block),
	datetime_updated: Type.String(),
});
export type StaticContent = Static<typeof StaticContent>;
export const StaticContentQuery = Type.Object({ slug: Type.Optional(Type.String({ maxLength: 400 })) });
/** With `slug` (or path): that one, or none. */
export const StaticContentAnswer = Envelope(Type.Object({ items: Type.Array(StaticContent) }));
