import type { BlockData } from '#lib/content/blocks.ts';
import { BlockSection } from './BlockSection.tsx';
import { ManufacturerList } from './ManufacturerList.tsx';

/** Manufacturers that the shop sells. */
export function ManufacturersBlock({ block }: { readonly block: Extract<BlockData, { type: 'brands' }> }) {
	if (block.manufacturers.length === 0) return null;
	return (
		<BlockSection title={block.title} url={block.url}>
			<ManufacturerList manufacturers={block.manufacturers} />
		</BlockSection>
	);
}
