import { MOST_SHOWN } from '@titraj/contract/block-fields.ts';
import Type, { type Static, type TSchema } from 'typebox';
import { Nullable } from './common.ts';
import { Code, MediaHash, Sku, Strict, Text } from './text.ts';

const Line = Text(200);
const Heading = Type.String({ maxLength: 200 });
/** A path of the shop or https://… */
const Link = Text(500);
const Limit = Type.Integer({ minimum: 1, maximum: MOST_SHOWN });
const several = <Item extends TSchema>(item: Item) => Type.Array(item, { maxItems: MOST_SHOWN, uniqueItems: true });

/** All types of blocks; `image` is that of a hero or a promotion. */
const toBlock = <Image extends TSchema>(image: Image) => {
	/** Permanent: translations of the block are found by it. */
	const own = { id: Text(100) };
	const teaser = { title: Line, text: Text(2000), button_title: Line, button_url: Link, image };
	return Type.Union([
		Strict({ type: Type.Literal('hero'), ...own, ...teaser }),
		Strict({ type: Type.Literal('promo'), ...own, ...teaser }),
		Strict({ type: Type.Literal('title'), ...own, title: Line }),
		Strict({ type: Type.Literal('intro'), ...own, text: Text(2000) }),
		Strict({ type: Type.Literal('content'), ...own, html: Text(100_000) }),
		Strict({ type: Type.Literal('button'), ...own, title: Line, url: Link }),
		Strict({ type: Type.Literal('categories'), ...own, title: Heading, category_codes: several(Text(200)) }),
		Strict({ type: Type.Literal('list'), ...own, title: Heading, list_code: Code, limit: Limit }),
		Strict({ type: Type.Literal('product'), ...own, product_codes: several(Sku) }),
		Strict({ type: Type.Literal('posts'), ...own, title: Heading, limit: Limit }),
		Strict({ type: Type.Literal('post'), ...own, post_slugs: several(Text(200)) }),
		Strict({ type: Type.Literal('brands'), ...own, title: Heading, limit: Limit }),
		Strict({ type: Type.Literal('menu'), ...own, code: Code }),
	]);
};

/** A block as it is read; `media` is null for a drawing of the demo shop. */
export const BlockView = toBlock(Nullable(Strict({ media: Nullable(Type.String()), path: Type.String() })));
/** A block as it is written; `media` is that of an upload, or null to keep the drawing that the block has. */
export const BlockChange = toBlock(Nullable(Strict({ media: Nullable(MediaHash) })));
export type BlockChange = Static<typeof BlockChange>;
