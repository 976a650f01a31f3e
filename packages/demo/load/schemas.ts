import Type from 'typebox';

/** Proportions and colour of a drawing. */
export const Params = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]));
export const Picture = Type.Object({ kind: Type.String(), params: Params }, { additionalProperties: false });

/** Translations are keyed by id; a block without texts needs none. */
const Id = { id: Type.String() };
const Title = { ...Id, title: Type.String() };
const Banner = { ...Title, text: Type.String(), button_title: Type.String(), button_url: Type.String(), picture: Picture };
const Limited = { ...Title, limit: Type.Integer() };

/** A block of a page; a `content` block contains the body of the page's file. */
export const Block = Type.Union([
	Type.Object({ type: Type.Enum(['hero', 'promo'] as const), ...Banner }),
	Type.Object({ type: Type.Literal('categories'), ...Title, category_codes: Type.Array(Type.String()) }),
	Type.Object({ type: Type.Literal('list'), ...Title, list_code: Type.String(), limit: Type.Integer() }),
	Type.Object({ type: Type.Enum(['posts', 'brands'] as const), ...Limited }),
	Type.Object({ type: Type.Literal('title'), ...Title }),
	Type.Object({ type: Type.Literal('intro'), ...Id, text: Type.String() }),
	Type.Object({ type: Type.Literal('content'), ...Id }),
	Type.Object({ type: Type.Literal('button'), ...Title, url: Type.String() }),
	Type.Object({ type: Type.Literal('menu'), code: Type.String() }),
	Type.Object({ type: Type.Literal('product'), product_codes: Type.Array(Type.String()) }),
	Type.Object({ type: Type.Literal('post'), post_slugs: Type.Array(Type.String()) }),
]);

/** Questions of a page; answers are Markdown. */
export const Questions = Type.Array(Type.Object({ question: Type.String(), answer: Type.String() }, { additionalProperties: false }));
