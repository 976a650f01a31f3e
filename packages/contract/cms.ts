import Type, { type Static } from 'typebox';
import { Crumb, Envelope, Id, ImageSize, Nullable } from './envelope.ts';

const Picture = Type.Object({ title: Type.String(), upload_path: Type.String(), thumbs: Type.Array(ImageSize) });

/** Blocks of which the homepage and landing pages are composed (D12). A block names what it shows; lists are filled by the storefront's loader. */
export const Block = Type.Union([
	Type.Object({
		type: Type.Literal('hero'),
		title: Type.String(),
		text: Type.String(),
		button_title: Type.String(),
		button_url: Type.String(),
		image: Nullable(Picture),
	}),
	Type.Object({ type: Type.Literal('categories'), title: Type.String(), category_ids: Type.Array(Id) }),
	Type.Object({ type: Type.Literal('list'), title: Type.String(), list_code: Type.String(), limit: Type.Integer() }),
	Type.Object({ type: Type.Literal('posts'), title: Type.String(), limit: Type.Integer() }),
	Type.Object({ type: Type.Literal('brands'), title: Type.String(), limit: Type.Integer() }),
	Type.Object({
		type: Type.Literal('promo'),
		title: Type.String(),
		text: Type.String(),
		button_title: Type.String(),
		button_url: Type.String(),
		image: Nullable(Picture),
	}),
	Type.Object({ type: Type.Literal('title'), title: Type.String() }),
	Type.Object({ type: Type.Literal('intro'), text: Type.String() }),
	Type.Object({ type: Type.Literal('content'), html: Type.String() }),
	Type.Object({ type: Type.Literal('button'), title: Type.String(), url: Type.String() }),
	Type.Object({ type: Type.Literal('menu'), code: Type.String() }),
	Type.Object({ type: Type.Literal('product'), product_ids: Type.Array(Id) }),
	Type.Object({ type: Type.Literal('post'), post_ids: Type.Array(Id) }),
]);
export type Block = Static<typeof Block>;

/** Page (cms) (Spec 3). `template`: default, contact, faq, flyer, homepage, advent_calendar, promotion_calendar_details. */
export const CmsPage = Type.Object({
	id: Id,
	slug: Type.String(),
	title: Type.String({ minLength: 1 }),
	url_without_domain: Type.String({ pattern: '^/' }),
	template: Type.String(),
	visible: Type.Boolean(),
	seo_title: Nullable(Type.String()),
	seo_description: Nullable(Type.String()),
	short_description: Nullable(Type.String()),
	content: Nullable(Type.String()),
	main_image_upload_path: Nullable(Type.String()),
	breadcrumbs: Type.Array(Crumb),
	blocks: Type.Array(Block),
	/** Questions of an faq page. */
	questions: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
	datetime_updated: Type.String(),
	/** Sibling pages, for the side menu. */
	siblings: Type.Array(Crumb),
});
export type CmsPage = Static<typeof CmsPage>;

export const PagesQuery = Type.Object({
	lang: Type.Optional(Type.String({ maxLength: 5 })),
	slug: Type.Optional(Type.String({ maxLength: 400 })),
	mode: Type.Optional(Type.String({ maxLength: 20 })),
	search_q: Type.Optional(Type.String({ maxLength: 200 })),
});
/** With `slug`: that page, or none. Without: every page. */
export const PagesAnswer = Envelope(Type.Object({ items: Type.Array(CmsPage) }));
