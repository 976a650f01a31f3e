import type { BlockData } from '#lib/content/blocks.ts';
import { isStaticBlock } from '#lib/content/static-blocks.ts';
import type { PageContent } from './screen.ts';

interface SplitContent {
	readonly content: PageContent;
	/** Null if the page has no static parts. */
	readonly staticProps: unknown;
}

/** A page's content as browsers get it, and the data of its static parts, whose HTML they read from the document (0095). */
export function splitStaticProps(content: PageContent): SplitContent {
	if (content.screen === 'catalog/product' && content.props.details) {
		const { details, breadcrumbs, ...props } = content.props;
		return { content: { ...content, props }, staticProps: { details, breadcrumbs } };
	}
	if (content.screen === 'publish/post' && content.props.details) {
		const { details, ...props } = content.props;
		return { content: { ...content, props }, staticProps: details };
	}
	if ('blocks' in content.props) {
		const { blocks } = content.props;
		if (blocks.some(isStaticBlock))
			return { content: { ...content, props: { ...content.props, blocks: blocks.map(toBrowserBlock) } } as PageContent, staticProps: blocks };
	}
	return { content, staticProps: null };
}

const STATIC_BLOCK = { type: 'static' } as const;

const toBrowserBlock = (block: BlockData): BlockData => (isStaticBlock(block) ? STATIC_BLOCK : block);
