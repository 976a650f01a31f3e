import type { BlockData } from '#lib/content/blocks.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { BlockSection } from './BlockSection.tsx';
import { PostGrid } from './PostGrid.tsx';

/** The latest or chosen posts. */
export function PostsBlock({ block }: { readonly block: Extract<BlockData, { type: 'posts' }> }) {
	const t = useLabels();
	if (block.posts.length === 0) return null;
	return (
		<BlockSection title={block.title} name={t('block.posts')} url={block.url}>
			<PostGrid posts={block.posts} />
		</BlockSection>
	);
}
