import { ProductGrid } from '#components/commerce/ProductGrid.tsx';
import type { BlockData } from '#lib/content/blocks.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { BlockSection } from './BlockSection.tsx';

/** A hand-picked or computed list of products. */
export function ProductsBlock({ block }: { readonly block: Extract<BlockData, { type: 'products' }> }) {
	const t = useLabels();
	if (block.products.length === 0) return null;
	return (
		<BlockSection title={block.title} name={t('block.products')} url={block.url}>
			<ProductGrid products={block.products} flow="strip" nearTop />
		</BlockSection>
	);
}
