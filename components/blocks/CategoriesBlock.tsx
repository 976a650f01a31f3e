import type { CategoryTile } from '#lib/content/blocks.ts';
import { BlockSection } from './BlockSection.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';

/** Categories under one title. */
export function CategoriesBlock({ title, tiles }: { readonly title: string; readonly tiles: readonly CategoryTile[] }) {
	if (tiles.length === 0) return null;
	return (
		<BlockSection title={title}>
			<CategoryTiles tiles={tiles} />
		</BlockSection>
	);
}
