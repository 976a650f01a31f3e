import { MAX_INT4 } from '@titraj/contract/max-int4.ts';
import Type, { type Static } from 'typebox';
import { Clearable, Strict, Text, WebAddress } from './text.ts';

/** Location of a picture or document: a URL, a path relative to the feed (imports only), or the `media` of an upload. */
const source = { url: Type.Optional(WebAddress), file: Type.Optional(Text(500)), media: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })) };

/** A picture of a product; exactly one of `url`, `file` and `media`. The first is the main one. */
export const ImageInput = Strict({
	...source,
	/** Alternative text of the picture. Default: the product's title. */
	alt: Clearable(Text(300)),
});
export type ImageInput = Static<typeof ImageInput>;

/**
 * A document of a product, such as a manual or an energy label; exactly one of `url`, `file` and `media`. A PDF is stored; anything else is
 * linked by its `url`.
 */
export const DocumentInput = Strict({
	...source,
	title: Text(200),
	/** Media type. */
	type: Type.Optional(Type.String({ maxLength: 100, pattern: '^[a-z]+/[a-z0-9.+-]+$' })),
	/** Size in bytes. */
	size: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_INT4 })),
	/** BCP 47 language of the document. */
	lang: Type.Optional(Type.String({ maxLength: 35, pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$' })),
});
export type DocumentInput = Static<typeof DocumentInput>;
