import type { BlockData } from '#lib/content/blocks.ts';
import { BlockSection } from './BlockSection.tsx';
import { MakerList } from './MakerList.tsx';

/** Manufacturers that the shop sells. */
export function MakersBlock({ block }: { readonly block: Extract<BlockData, { type: 'brands' }> }) {
	if (block.makers.length === 0) return null;
	return (
		<BlockSection title={block.title} url={block.url}>
			<MakerList makers={block.makers} />
		</BlockSection>
	);
}
