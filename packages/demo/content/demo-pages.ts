import type { SourceBlock } from '@titraj/backend/platform/source/blocks.ts';
import type { SourceStaticContent } from '@titraj/backend/platform/source/content.ts';
import type { SourcePage } from '@titraj/backend/platform/source/shop-content.ts';
import Type, { type Static } from 'typebox';
import { byPosition, type Document, readDocuments } from '../load/read-markdown.ts';
import { renderMarkdown } from '../load/render-markdown.ts';
import { Block, Questions } from '../load/schemas.ts';

const Page = Type.Object(
	{
		position: Type.Integer(),
		title: Type.String(),
		short: Type.String(),
		/** The short text by default. */
		seo: Type.Optional(Type.String()),
		/** The slug between slashes by default. */
		path: Type.Optional(Type.String()),
		parent: Type.Optional(Type.String()),
		template: Type.Optional(Type.String()),
		visible: Type.Optional(Type.Boolean()),
		blocks: Type.Optional(Type.Array(Block)),
		questions: Type.Optional(Questions),
	},
	{ additionalProperties: false },
);
const LandingPage = Type.Object(
	{ position: Type.Integer(), title: Type.String(), path: Type.String(), layout: Type.String(), seo: Type.String(), blocks: Type.Array(Block) },
	{ additionalProperties: false },
);

export const DEMO_PAGES: readonly SourcePage[] = readDocuments('pages/hr', Page).sort(byPosition).map(toPage);

export const DEMO_LANDING_PAGES: readonly SourceStaticContent[] = readDocuments('landing-pages', LandingPage)
	.sort(byPosition)
	.map(({ slug, head: { path, title, layout, seo, blocks }, body }) => {
		return { slug, path, title, layout, visible: true, seo_description: seo, blocks: toBlocks(blocks, body) };
	});

/** A page with its defaults: visible, at the top level, without blocks and questions. */
function toPage({ slug, head, body }: Document<Static<typeof Page>>): SourcePage {
	const { blocks = [] } = head;
	return {
		slug,
		path: head.path ?? `/${slug}/`,
		parent_slug: head.parent ?? null,
		title: head.title,
		template: head.template ?? 'default',
		visible: head.visible ?? true,
		short_description: head.short,
		content: body === '' || blocks.some(({ type }) => type === 'content') ? null : renderMarkdown(body),
		seo_description: head.seo ?? head.short,
		blocks: toBlocks(blocks, body),
		questions: (head.questions ?? []).map(({ question, answer }) => ({ question, answer: renderMarkdown(answer) })),
	};
}

function toBlocks(blocks: readonly Static<typeof Block>[], body: string): SourceBlock[] {
	return blocks.map((block) => (block.type === 'content' ? { ...block, html: renderMarkdown(body) } : block));
}
